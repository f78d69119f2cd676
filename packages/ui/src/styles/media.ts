import { pixels } from '@tavoite/tokens';

/** Media query text of narrow screens: up to 768 px wide. */
export const MOBILE_QUERY = `(max-width: ${pixels('layout-breakpoint-mobile')}px)`;

/** At-rule for narrow screens in a static template. */
export const mobile = `@media ${MOBILE_QUERY}`;

/** At-rule for phones held upright, in a static template. */
export const phone = '@media (max-width: 400px)';

/** At-rule for all phones held upright: less air around what is read. */
export const dense = '@media (max-width: 480px)';
