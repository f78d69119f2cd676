import { type Comment, type MonthRange, rangeToDates } from '@tavoite/model';
import { useCallback, useMemo } from 'react';
import { CommentsPlace, PageComments } from '../../comments/index.js';
import type { LoadedMap } from '../map.js';

export interface MapCommentsProps {
  /** null while it is being loaded. */
  map: LoadedMap | null;
  range: MonthRange;
  /** Whether the button is there; without it, the list is opened from elsewhere. */
  hasButton: boolean;
  /** Whether the list is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What was written about the terms of the shown months; a new one is written on a value. */
export const MapComments = ({ map, range, ...rest }: MapCommentsProps) => {
  const titles = useMemo(
    () => new Map(Array.from(map?.rows.values() ?? [], ({ key, title }) => [key, title])),
    [map],
  );
  const titleOf = useCallback(
    ({ term }: Comment) => (term === null ? null : (titles.get(term) ?? term)),
    [titles],
  );
  return (
    <PageComments
      {...rest}
      placeholder={rest.hasButton ? <CommentsPlace size="md" /> : null}
      size="md"
      scope={{ termsOnly: true, ...rangeToDates(range) }}
      titleOf={titleOf}
    />
  );
};
