import { useState } from 'react';
import { useAppSelector } from '../../core/hooks.js';
import { lazyScreen } from '../../core/screen.js';

const ForcedOverlay = lazyScreen(() => import('./forcedScreen.js'));

/** Forced messages after sign-in. Who has read everything loads nothing for them. */
export const ForcedMessages = () => {
  const isKnown = useAppSelector((state) => state.organization.status === 'fulfilled');
  const unread = useAppSelector((state) => state.unread.systemMessages);
  // Decided once: what comes later does not cover what someone is doing.
  const [needed, setNeeded] = useState<boolean | null>(null);
  if (isKnown && needed === null) setNeeded(unread !== 0);
  return needed ? <ForcedOverlay /> : null;
};
