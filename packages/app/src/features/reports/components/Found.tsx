import { LiveRegion } from '@tavoite/ui';
import { useText } from '../../../i18n/Texts.js';

export interface FoundProps {
  /** Name of the list that is searched: there are two beside each other. */
  list: string;
  typed: string;
  count: number;
}

/** Says how much of a list a search leaves. */
export const Found = ({ list, typed, count }: FoundProps) => {
  const { text } = useText();
  return (
    <LiveRegion
      message={typed.trim() === '' ? '' : `${list}: ${text('report-items-found', { count })}`}
    />
  );
};
