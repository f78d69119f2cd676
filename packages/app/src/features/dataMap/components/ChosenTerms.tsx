import { LinkButton } from '@tavoite/ui';
import { useText } from '../../../i18n/Texts.js';

export interface ChosenTermsProps {
  /** How many terms the address names. */
  count: number;
  /** Those of them that there are not. */
  unknown: readonly string[];
  /** Where all terms are shown. */
  allHref: string;
}

/** Says that only some terms are shown, which of the ones asked for are not known, and leads back to all. */
export const ChosenTerms = ({ count, unknown, allHref }: ChosenTermsProps) => {
  const { text } = useText();
  return (
    <>
      <span role="status">
        {text('chosen-terms', { count })}
        {unknown.length > 0 ? ` ${text('unknown-terms', { keys: unknown.join(', ') })}` : null}
      </span>{' '}
      <LinkButton href={allHref} size="sm" variant="quiet">
        {text('show-all-terms')}
      </LinkButton>
    </>
  );
};
