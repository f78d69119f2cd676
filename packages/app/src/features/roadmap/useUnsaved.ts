import { useEffect } from 'react';
import type { RoadmapAppState } from './state.js';
import { useRoadmapSelector } from './state.js';

const isSaving = ({ roadmap }: RoadmapAppState): boolean =>
  Object.values(roadmap.plans.byId).some(({ editing }) => (editing?.pending.length ?? 0) > 0);

/** Asks before the window is closed while something is still on its way to the server. */
export function useUnsaved(): void {
  const isUnsaved = useRoadmapSelector(isSaving);
  useEffect(() => {
    if (!isUnsaved) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isUnsaved]);
}
