import { Icon, Modal, Stack } from '@tavoite/ui';
import { CommentIcon } from '@tavoite/ui/icons';
import { useOpenScreen } from '../../core/openScreen.js';
import { ToolButton } from '../../core/page/ToolButton.js';
import { useText } from '../../i18n/Texts.js';
import { CommentList, type NewComment } from './CommentList.js';
import { type CommentScope, pagePlace } from './slice.js';
import { useCommentsSelector } from './state.js';
import type { TitleOf } from './useThreadComments.js';

export interface PageCommentsProps {
  scope: CommentScope;
  /** What a new comment is about; left out where comments are written on single figures only. */
  about?: NewComment | undefined;
  titleOf: TitleOf;
  /** Of the button: that of those beside it. */
  size?: 'sm' | 'md';
  /** Only the icon, where there is little room. */
  compact?: boolean;
  /** Whether the button is there; without it, the list is opened from elsewhere. */
  hasButton?: boolean;
  /** Whether the list is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A button with the number of open comments on what the page shows; it opens the list. */
const PageComments = ({
  scope,
  about,
  titleOf,
  size = 'sm',
  compact,
  hasButton = true,
  open,
  onOpenChange,
}: PageCommentsProps) => {
  const { text } = useText();
  const { data } = useCommentsSelector((state) => state.pageComments);
  useOpenScreen(pagePlace.screen, scope);
  const count = data?.comments.filter(({ resolved }) => resolved === null).length ?? 0;
  const name = count === 0 ? text('comments') : text('comments-count', { count });
  return (
    <>
      {hasButton ? (
        <ToolButton
          size={size}
          compact={compact}
          name={name}
          icon={<Icon icon={CommentIcon} size="sm" />}
          onClick={() => onOpenChange(true)}
        />
      ) : null}
      <Modal
        open={open}
        onOpenChange={onOpenChange}
        title={text('comments')}
        closeLabel={text('close')}
        size="md"
        align="top"
      >
        <Stack>
          <CommentList place={pagePlace} scope={scope} about={about} titleOf={titleOf} />
          {about === undefined && <p>{text('comment-in-map')}</p>}
        </Stack>
      </Modal>
    </>
  );
};

export default PageComments;
