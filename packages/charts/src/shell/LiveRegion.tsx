import { type ReactElement, type Ref, useImperativeHandle, useState } from 'react';

export interface LiveRegionHandle {
  /** Has a sentence read out when the reader is done with what it is saying. */
  say(sentence: string): void;
}

/**
 * The one place from which a chart speaks. Always in the document: a region that appears together
 * with its text is not read. Renders a visually hidden `<div>`.
 */
export function LiveRegion({ ref }: { ref: Ref<LiveRegionHandle> }): ReactElement {
  const [sentence, setSentence] = useState('');
  useImperativeHandle(ref, () => ({ say: setSentence }), []);
  return (
    <div role="status" aria-live="polite" className="tavoite-chart-hidden">
      {sentence}
    </div>
  );
}
