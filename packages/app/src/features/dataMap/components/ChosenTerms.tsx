import { LinkButton } from '@tavoite/ui';
import { useText } from '../../../i18n/Texts.js';

export interface ChosenTermsProps {
  /** How many terms the address names. */
  count: number;
  /** Where all terms are shown. */
  allHref: string;
}

/** Says that only some terms are shown, and leads back to all. */
export const ChosenTerms = ({ count, allHref }: ChosenTermsProps) => {
  const { text } = useText();
  return (
    <>
      {text('chosen-terms', { count })}{' '}
      <LinkButton href={allHref} size="sm" variant="quiet">
        {text('show-all-terms')}
      </LinkButton>
    </>
  );
};
