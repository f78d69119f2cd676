import { token } from '@tavoite/tokens';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../Avatar/index.js';
import { Button } from '../Button/index.js';
import { MenuItem } from '../DropdownMenu/index.js';
import { FileList, type FileListProps, type ListedFile } from '../FileList/index.js';
import { Icon } from '../Icon/index.js';
import { DeleteIcon, EditIcon } from '../icons/index.js';
import { MenuButton } from '../MenuButton/index.js';
import { MessageHead, type MessageHeading } from '../MessageHead/index.js';
import { RichTextView } from '../RichTextView/index.js';
import { dense } from '../styles/index.js';
import { Columns, Content, Root, WIDE } from './layout.js';

/** Longer lines are hard to follow. */
const TEXT_WIDTH = '40rem';

/** Section 9: collapsed to 100 px. */
const Body = styled.div`
  position: relative;
  max-inline-size: ${TEXT_WIDTH};
  margin-block-start: ${token('space-3')};

  ${dense} {
    margin-block-start: ${token('space-2')};
  }

  @container ${WIDE} {
    margin-block-start: ${token('space-1')};
  }

  &[data-collapsed] {
    max-height: ${token('layout-notification-preview')};
    overflow: hidden;
  }

  /* No line is cut through, and the last one says that it is not the end. */
  &[data-collapsed][data-overflows] {
    --end: var(--whole-lines, ${token('layout-notification-preview')});
    mask-image: linear-gradient(
      black calc(var(--end) - 1lh),
      rgb(0 0 0 / 45%) var(--end),
      transparent 0
    );
  }
`;

/** A link in line with the text above it, as near to its last line wherever that is. */
const More = styled(Button)`
  position: relative;

  /* No higher than a line, which a mouse hits well enough. */
  @container ${WIDE} {
    min-height: ${token('space-6')};
  }

  padding-inline: 0;
  border: 0;
  text-decoration: underline;
  text-underline-offset: 0.2em;

  &[aria-expanded='false'] {
    margin-block-start: calc(
      var(--whole-lines, ${token('layout-notification-preview')}) -
        ${token('layout-notification-preview')} + ${token('space-1')}
    );
  }

  &[data-variant='quiet']:is(:hover, :active) {
    background: none;
    text-decoration-thickness: 2px;
  }
`;

const Files = styled(FileList)`
  margin-block-start: ${token('space-2')};

  @container ${WIDE} {
    margin-block-start: 0;

    /* Names are read whole, if on two lines. */
    > li {
      align-items: flex-start;
    }

    > li > :is(a, [data-name]) {
      flex: 1;
      white-space: normal;
      overflow-wrap: anywhere;
    }
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

/** Where the last line ends that is seen as a whole, in pixels from the top; 0 where there is none. */
function wholeLinesOf(element: HTMLElement): number {
  const { top, bottom } = element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  let end = top;
  for (const line of range.getClientRects())
    if (line.bottom <= bottom + 0.5) end = Math.max(end, line.bottom);
  return Math.ceil(end - top);
}

export interface NotificationItemLabels {
  /** Marks a notification that has not been seen yet. */
  new: string;
  /** Name of the button that shows the whole text. */
  showMore: string;
  /** Name of the button that hides it again. */
  hide: string;
  /** After the date of one without files. */
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
  const body = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  const [overflows, setOverflows] = useState(false);
  const [wholeLines, setWholeLines] = useState(0);

  // Before it is drawn, so that nothing below it moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    const element = body.current;
    if (!element || open) return;
    const measure = () => {
      const isLonger = element.scrollHeight > element.clientHeight + 1;
      setOverflows(isLonger);
      if (isLonger) setWholeLines(wholeLinesOf(element));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Another font gives other lines.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    // Where a list leaves it out, the observer says when it is there: to measure it would lay it out.
    if (element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true) measure();
    return () => observer.disconnect();
  }, [content, open]);

  const lines =
    wholeLines > 0 ? ({ '--whole-lines': `${wholeLines}px` } as CSSProperties) : undefined;

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
        <Content style={lines}>
          <MessageHead
            {...{ title, isNew, published, publishedDate }}
            titleId={`${id}-title`}
            newLabel={labels.new}
            meta={meta}
            receipts={
              <>
                {files.length === 0 && !problem && <p>{labels.noAttachments}</p>}
                {receipts}
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
          <Body
            ref={body}
            id={`${id}-body`}
            data-collapsed={(!open && !problem) || undefined}
            data-overflows={overflows || undefined}
            data-shortened={(!open && overflows) || undefined}
          >
            {problem ?? <RichTextView content={content} headingLevel={3} />}
          </Body>
          {(overflows || open) && (
            <More
              variant="quiet"
              size="sm"
              aria-expanded={open}
              aria-controls={`${id}-body`}
              onClick={() => setOpen(!open)}
            >
              {open ? labels.hide : labels.showMore}
            </More>
          )}
          {files.length > 0 && <Files data-beside files={files} onOpen={onOpenFile} />}
        </Content>
      </Columns>
    </Root>
  );
};
