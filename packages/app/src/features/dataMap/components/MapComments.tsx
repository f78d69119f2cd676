import { type Comment, type MonthRange, rangeToDates } from '@tavoite/model';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { CommentsPlace, PageComments } from '../../comments/index.js';
import type { LoadedMap } from '../map.js';

export interface MapCommentsProps {
  /** null while it is being loaded. */
  map: LoadedMap | null;
  range: MonthRange;
}

/** What was written about the terms of the shown months; a new one is written on a value. */
export const MapComments = ({ map, range }: MapCommentsProps) => {
  const [isOpen, setOpen] = useState(false);
  const titles = useMemo(
    () => new Map(Array.from(map?.rows.values() ?? [], ({ key, title }) => [key, title])),
    [map],
  );
  const titleOf = useCallback(
    ({ term }: Comment) => (term === null ? null : (titles.get(term) ?? term)),
    [titles],
  );
  return (
    <Suspense fallback={<CommentsPlace size="md" />}>
      <PageComments
        size="md"
        scope={{ termsOnly: true, ...rangeToDates(range) }}
        titleOf={titleOf}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </Suspense>
  );
};
