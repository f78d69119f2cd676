import { type ReactElement, type Ref, useImperativeHandle, useState } from 'react';
import { useParts } from '../ChartProvider/ChartProvider.js';

export interface LiveRegionHandle {
  /** Has a sentence read out when the reader is done with what it is saying. */
  say(sentence: string): void;
}

/**
 * The only place where a chart makes announcements. Always in the document: a region that appears together
 * with its text is not read. Renders the provider's live region.
 */
export function LiveRegion({ ref }: { ref: Ref<LiveRegionHandle> }): ReactElement {
  const [sentence, setSentence] = useState('');
  useImperativeHandle(ref, () => ({ say: setSentence }), []);
  const { LiveRegion: Region } = useParts();
  return <Region message={sentence} />;
}
