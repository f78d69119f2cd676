import { token } from '@tavoite/tokens';
import { createGlobalStyle } from 'styled-components';
import { mobile } from '../styles/index.js';
import { motionKeyframes } from '../styles/motion.js';

/**
 * The base of every screen: box model, typeface, focus ring, reduced motion.
 * Render it once, at the root, along with an import of `@tavoite/ui/styles.css`.
 * Its selectors have no specificity, so that any rule of a component wins.
 */
export const GlobalStyle = createGlobalStyle`
  ${motionKeyframes}

  /* A finger needs more than a pointer: all that stands in one row is higher there. */
  ${mobile} {
    html:root {
      --tavoite-size-control-md: ${token('space-10')};
    }
  }

  :where(*, *::before, *::after) {
    box-sizing: border-box;
  }

  :where(html) {
    font-family: ${token('font-family-sans')};
    line-height: ${token('line-height-normal')};
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    background: ${token('color-canvas')};
    color: ${token('color-text')};
    accent-color: ${token('color-accent')};
    -webkit-font-smoothing: antialiased;
  }

  :where(body) {
    margin: 0;
    min-height: 100vh;
    min-height: 100dvh;
    font-size: ${token('font-size-md')};
    overflow-wrap: break-word;
  }

  :where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset) {
    margin: 0;
    padding: 0;
  }

  :where(ul, ol)[role='list'] {
    list-style: none;
  }

  :where(h1, h2, h3, h4, h5, h6) {
    line-height: ${token('line-height-snug')};
    font-weight: ${token('font-weight-semibold')};
    text-wrap: balance;
  }

  /* Chromium balances by breaking at soft hyphens that it then does not draw. Headings alone are asked:
     of what is asked for its content, the style is found again when any of that changes. */
  :where(h1, h2, h3, h4, h5, h6):where(:has([data-soft-hyphen])) {
    text-wrap: wrap;
  }

  :where(h1) {
    /* On a phone a period has room beside it. */
    font-size: min(${token('font-size-2xl')}, 1rem + 1.1vw);
    letter-spacing: -0.01em;
  }

  :where(h2) {
    font-size: ${token('font-size-xl')};
    letter-spacing: -0.01em;
  }

  :where(h3, h4, h5, h6) {
    font-size: ${token('font-size-lg')};
  }

  :where(a) {
    color: ${token('color-accent-text')};
    text-underline-offset: 0.15em;
  }

  :where(button, input, select, textarea) {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  :where(button, select, [role='button'], [role='tab'], label[for]) {
    cursor: pointer;
  }

  :where(img, svg, video) {
    display: block;
    max-width: 100%;
  }

  :where(table, time, data, meter, output) {
    font-variant-numeric: tabular-nums;
  }

  :where(:focus-visible) {
    outline: 2px solid ${token('color-focus-ring')};
    outline-offset: 2px;
  }

  ::selection {
    background: ${token('color-accent')};
    color: ${token('color-on-accent')};
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
