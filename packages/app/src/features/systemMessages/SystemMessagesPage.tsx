import { EmptyState, MessageList, MessageSkeleton, Stack, SystemMessageCard } from '@tavoite/ui';
import { MegaphoneIcon } from '@tavoite/ui/icons';
import { useAppDispatch } from '../../core/hooks.js';
import { useOpenScreen } from '../../core/openScreen.js';
import { LoadFailure } from '../../core/page/LoadFailure.js';
import { Page } from '../../core/page/Page.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { cardOf } from './card.js';
import { listCall, systemMessagesScreen } from './slice.js';
import { useSystemMessagesSelector } from './state.js';

/** Messages from whoever runs the installation, newest first. */
const SystemMessagesPage = () => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { messageList, systemMessageCard } = useLabels();
  const { list, fresh } = useSystemMessagesSelector((state) => state.systemMessages);
  useOpenScreen(systemMessagesScreen, undefined);

  const content = () => {
    if (list.error)
      return (
        <LoadFailure
          title={text('system-messages-failed')}
          error={list.error}
          onRetry={() => dispatch(listCall.request())}
        />
      );
    if (!list.data)
      return (
        <Stack>
          <MessageSkeleton label={text('loading-system-messages')} />
          <MessageSkeleton label={text('loading-system-messages')} />
        </Stack>
      );
    if (list.data.length === 0)
      return <EmptyState icon={MegaphoneIcon} title={text('noSystemMessages')} />;
    return (
      <MessageList {...messageList} label={text('system-messages')}>
        {list.data.map((message) => (
          <SystemMessageCard
            key={message.id}
            {...systemMessageCard}
            {...cardOf(message)}
            isNew={fresh.includes(message.id)}
          />
        ))}
      </MessageList>
    );
  };
  return <Page title={text('system-messages')}>{content()}</Page>;
};

export default SystemMessagesPage;
