import { Icon, Reserved } from '@tavoite/ui';
import { CommentIcon } from '@tavoite/ui/icons';
import { ToolButton } from '../../core/page/ToolButton.js';
import { useText } from '../../i18n/Texts.js';
import type { PageCommentsProps } from './PageComments.js';

/** The room that the button takes until its code is there. */
export const CommentsPlace = ({
  size = 'sm',
  compact,
}: Pick<PageCommentsProps, 'size' | 'compact'>) => {
  const { text } = useText();
  return (
    <Reserved active>
      <ToolButton
        size={size}
        compact={compact}
        name={text('comments')}
        icon={<Icon icon={CommentIcon} size="sm" />}
      />
    </Reserved>
  );
};
