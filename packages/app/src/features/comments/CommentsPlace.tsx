import { Button, Icon, IconButton, Reserved } from '@tavoite/ui';
import { CommentIcon } from '@tavoite/ui/icons';
import { useText } from '../../i18n/Texts.js';
import type { PageCommentsProps } from './PageComments.js';

/** Keeps the place of the button of `PageComments` until its code is loaded. */
export const CommentsPlace = ({
  size = 'sm',
  variant = 'secondary',
  compact = false,
}: Pick<PageCommentsProps, 'size' | 'variant' | 'compact'>) => {
  const { text } = useText();
  return (
    <Reserved active>
      {compact ? (
        <IconButton size={size} variant={variant} label={text('comments')}>
          <Icon icon={CommentIcon} size="sm" />
        </IconButton>
      ) : (
        <Button size={size} variant={variant} icon={<Icon icon={CommentIcon} size="sm" />}>
          {text('comments')}
        </Button>
      )}
    </Reserved>
  );
};
