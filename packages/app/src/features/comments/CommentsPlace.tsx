import { Button, Icon, Reserved } from '@tavoite/ui';
import { CommentIcon } from '@tavoite/ui/icons';
import { useText } from '../../i18n/Texts.js';
import type { PageCommentsProps } from './PageComments.js';

/** Keeps the place of the button of `PageComments` until its code is loaded. */
export const CommentsPlace = ({
  size = 'sm',
  variant = 'secondary',
}: Pick<PageCommentsProps, 'size' | 'variant'>) => {
  const { text } = useText();
  return (
    <Reserved active>
      <Button size={size} variant={variant} icon={<Icon icon={CommentIcon} size="sm" />}>
        {text('comments')}
      </Button>
    </Reserved>
  );
};
