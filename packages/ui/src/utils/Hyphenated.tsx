import { hyphenate, NARROW_WORD } from '@tavoite/model';
import { styled } from 'styled-components';

/** A soft hyphen that is drawn but not spoken, copied or found by a search. */
const SoftHyphen = styled.span`
  &::before {
    content: '\\00ad';
    content: '\\00ad' / '';
  }
`;

/**
 * A text whose long words may be parted, and whose `%` stays with what is before it. Few browsers bring
 * hyphenation for Finnish, so that `hyphens: auto` does nothing for its compounds.
 */
export const Hyphenated = ({
  text,
  isNarrow = false,
}: {
  text: string;
  /** Several texts stand side by side: words of middle length may be parted, too. */
  isNarrow?: boolean;
}) =>
  hyphenate(text, isNarrow ? NARROW_WORD : undefined).flatMap((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name.
    index > 0 ? [<SoftHyphen key={index} data-soft-hyphen="" />, part] : part,
  );
