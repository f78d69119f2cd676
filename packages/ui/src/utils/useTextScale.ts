import { onTextScaleChange, textScale } from '@tavoite/tokens';
import { useSyncExternalStore } from 'react';

const asDesigned = () => 1;

/** How much larger than designed the reader's text is, live; 1 on the server. */
export const useTextScale = (): number =>
  useSyncExternalStore(onTextScaleChange, textScale, asDesigned);
