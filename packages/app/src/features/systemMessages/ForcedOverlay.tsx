import { FullScreenOverlay, SystemMessageCard } from '@tavoite/ui';
import { useEffect } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { cardOf } from './card.js';
import { forcedCall, forcedDismissed } from './slice.js';
import { useSystemMessagesSelector } from './state.js';

/** Forced messages over the whole screen, one after another. */
export const ForcedOverlay = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { fullScreenOverlay, systemMessageCard } = useLabels();
  const { forced, dismissed } = useSystemMessagesSelector((state) => state.systemMessages);
  useEffect(() => {
    dispatch(forcedCall.request());
  }, [dispatch]);
  const left = (forced.data ?? []).filter(({ id }) => !dismissed.includes(id));
  const [message] = left;
  if (!message) return null;
  const total = forced.data?.length ?? 0;
  return (
    <FullScreenOverlay
      // Each one takes the focus and begins at its top.
      key={message.id}
      {...fullScreenOverlay}
      open
      onClose={() => dispatch(forcedDismissed(message.id))}
      title={
        total > 1
          ? text('system-message-of', { place: total - left.length + 1, count: total })
          : text('system-message')
      }
    >
      <SystemMessageCard {...systemMessageCard} {...cardOf(message)} isNew={false} />
    </FullScreenOverlay>
  );
};
