import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconDrawing } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import {
  CloseIcon,
  DataMapIcon,
  FileIcon,
  FileSpreadsheetIcon,
  FileTextIcon,
} from '../icons/index.js';

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-1')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('size-control-sm')};
  color: ${token('color-text-muted')};

  & > svg {
    flex: none;
  }

  & > a,
  & > [data-name] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > [data-name] {
    color: ${token('color-text')};
  }

  /* A finger opens it from all of its row, which nothing else is in. */
  @media (pointer: coarse) {
    &:not(:has(> button)) {
      position: relative;
      min-height: 40px;
    }

    &:not(:has(> button)) > a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }

  /* The size stands beside the name, not at the far end. */
  &:not(:has(> button)) > :is(a, [data-name]) {
    flex: 0 1 auto;
  }

  & > small {
    flex: none;
    font-size: ${token('font-size-sm')};
    font-variant-numeric: tabular-nums;
  }
`;

const Empty = styled.p`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
`;

const ICONS: Readonly<Record<string, IconDrawing>> = {
  pdf: FileTextIcon,
  xlsx: FileSpreadsheetIcon,
  csv: DataMapIcon,
};

/** As `MouseEvent.button` counts them. */
const MIDDLE_BUTTON = 1;

const endingOf = (title: string): string => title.slice(title.lastIndexOf('.') + 1).toLowerCase();

/** The icon of a file by the ending of its name: PDF, XLSX and CSV have their own. */
export function fileIcon(title: string): IconDrawing {
  return ICONS[endingOf(title)] ?? FileIcon;
}

export interface ListedFile {
  /** Unique in the list. */
  id: number | string;
  /** Name of the file with its ending. */
  title: string;
  /** Where it is downloaded; without one the name is plain text. */
  href?: string;
  /** Its size as text, after the name. */
  size?: string;
}

export interface FileListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Names and addresses; the icon follows the ending of the name. */
  files: readonly ListedFile[];
  /** Shown in place of an empty list; nothing is shown without it. */
  emptyText?: string;
  /** Called when a file is chosen, with the middle button too, before the browser goes to its address. */
  onOpen?: (file: ListedFile, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Gives each file a button that takes it away. */
  onRemove?: (file: ListedFile) => void;
  /** Spoken name of that button; needed with `onRemove`. */
  removeLabel?: (title: string) => string;
}

/** Files with an icon for their type. Renders a `<ul>`. */
export const FileList = ({
  files,
  emptyText,
  onOpen,
  onRemove,
  removeLabel,
  ...rest
}: FileListProps) => {
  if (files.length === 0) return emptyText ? <Empty>{emptyText}</Empty> : null;
  return (
    <Root {...rest}>
      {files.map((file) => (
        <Item key={file.id} data-type={endingOf(file.title)}>
          <Icon icon={fileIcon(file.title)} />
          {file.href === undefined ? (
            <span data-name="" title={file.title}>
              {file.title}
            </span>
          ) : (
            <a
              href={file.href}
              title={file.title}
              download={file.title}
              onClick={(event) => onOpen?.(file, event)}
              // The middle button, which opens a new tab.
              onAuxClick={(event) => {
                if (event.button === MIDDLE_BUTTON) onOpen?.(file, event);
              }}
            >
              {file.title}
            </a>
          )}
          {file.size && <small>{file.size}</small>}
          {onRemove && (
            <IconButton
              size="sm"
              label={removeLabel?.(file.title) ?? file.title}
              onClick={() => onRemove(file)}
            >
              <Icon icon={CloseIcon} size="sm" />
            </IconButton>
          )}
        </Item>
      ))}
    </Root>
  );
};
