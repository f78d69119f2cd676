import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../Avatar/index.js';
import { MenuItem } from '../DropdownMenu/index.js';
import { FileList, type FileListProps, type ListedFile } from '../FileList/index.js';
import { Icon } from '../Icon/index.js';
import { DeleteIcon, EditIcon } from '../icons/index.js';
import { MenuButton } from '../MenuButton/index.js';
import { MessageHead, type MessageHeading } from '../MessageHead/index.js';
import { Columns, Content, MEDIUM, Root, WIDE } from './layout.js';
import { Text } from './Text.js';

const Files = styled(FileList)`
  margin-block-start: ${token('space-2')};

  @container ${MEDIUM} {
    gap: 0;

    /* For a mouse no higher than a line of the text. */
    @media (pointer: fine) {
      > li {
        min-height: ${token('space-6')};
      }
    }
  }

  @container ${WIDE} {
    margin-block-start: ${token('space-1')};
  }
`;

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  margin-block-start: ${token('space-2')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
`;

export interface NotificationItemLabels {
  /** Marks a notification that has not been seen yet. */
  new: string;
  /** Name of the button that shows the whole text. */
  showMore: string;
  /** Name of the button that hides it again. */
  hide: string;
  /** At the end of the date's line, of one without files. */
  noAttachments: string;
  /** Name of the menu of what can be done; the title follows it. */
  actions: string;
  /** Its item that edits the notification. */
  edit: string;
  /** Its item that deletes it. */
  delete: string;
}

export interface NotificationItemProps
  extends MessageHeading,
    Omit<ComponentPropsWithRef<'div'>, 'title' | 'content'> {
  /** Draft raw content. */
  content: string;
  /** In place of the text when it could not be loaded, such as an `ErrorState`. */
  problem?: ReactNode;
  /** Attachments, listed below or beside the text. */
  files: readonly ListedFile[];
  /** Called with a file that is chosen; its address may have run out by then. */
  onOpenFile?: FileListProps['onOpen'];
  /** Whose letter stands before it, where there is room. */
  author?: string | null;
  /** After the date, such as who wrote it. */
  meta?: ReactNode;
  /** Below the date, such as that it is published later. */
  status?: ReactNode;
  /** After that, such as who has read it. */
  receipts?: ReactNode;
  /** The whole text at first. */
  defaultOpen?: boolean;
  /** Managers only: without these two there is no menu. */
  onEdit?: () => void;
  /** Deletes the notification; without it the menu has no such item. */
  onDelete?: () => void;
  /** The texts it shows, in the reader's language. */
  labels: NotificationItemLabels;
}

/** A notification: title, date, text collapsed to 100 px, attachments. Renders a `<div role="article">`. */
export const NotificationItem = ({
  title,
  isNew,
  published,
  publishedDate,
  content,
  problem,
  files,
  onOpenFile,
  author,
  meta,
  status,
  receipts,
  defaultOpen = false,
  onEdit,
  onDelete,
  labels,
  ...rest
}: NotificationItemProps) => {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);

  return (
    <Root
      {...rest}
      role="article"
      aria-labelledby={`${id}-title`}
      data-new={isNew || undefined}
      data-open={open || undefined}
    >
      <Columns data-author={author ? true : undefined}>
        {author ? <Avatar name={author} decorative /> : null}
        <Content>
          <MessageHead
            {...{ title, isNew, published, publishedDate }}
            titleId={`${id}-title`}
            newLabel={labels.new}
            meta={meta}
            receipts={
              <>
                {receipts}
                {files.length === 0 && !problem && <p data-quiet>{labels.noAttachments}</p>}
              </>
            }
          >
            {(onEdit || onDelete) && (
              <MenuButton label={`${labels.actions}: ${title}`}>
                {onEdit && (
                  <MenuItem icon={<Icon icon={EditIcon} size="sm" />} onSelect={onEdit}>
                    {labels.edit}
                  </MenuItem>
                )}
                {onDelete && (
                  <MenuItem
                    tone="danger"
                    icon={<Icon icon={DeleteIcon} size="sm" />}
                    onSelect={onDelete}
                  >
                    {labels.delete}
                  </MenuItem>
                )}
              </MenuButton>
            )}
          </MessageHead>
          {status && <Status>{status}</Status>}
          <Text
            id={`${id}-body`}
            content={content}
            problem={problem}
            open={open}
            onOpenChange={setOpen}
            moreLabel={labels.showMore}
            hideLabel={labels.hide}
          />
          {files.length > 0 && <Files data-beside files={files} onOpen={onOpenFile} />}
        </Content>
      </Columns>
    </Root>
  );
};
