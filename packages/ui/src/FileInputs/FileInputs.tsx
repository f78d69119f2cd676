import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { fileIcon } from '../FileList/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { CheckIcon, CloseIcon, PaperclipIcon } from '../icons/index.js';
import { useFileDrop } from '../utils/useFileDrop.js';

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-2')};

  &[data-dropping] {
    border-radius: ${token('radius-control')};
    outline: 2px dashed ${token('color-accent')};
    outline-offset: ${token('space-2')};
    background: ${token('color-surface-hover')};
  }
`;

const Add = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};

  /* Fingers drag no files. */
  @media (pointer: coarse) {
    & > span {
      display: none;
    }
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${token('space-2')};

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > small {
    color: ${token('color-text-muted')};
    font-variant-numeric: tabular-nums;
  }

  & > progress {
    grid-column: 2 / -1;
    width: 100%;
    height: 4px;
    appearance: none;
    border: 0;
    border-radius: ${token('radius-pill')};
    background: ${token('color-meter-track')};
    /* Forced, the done part and the rest would be of one colour. */
    forced-color-adjust: none;

    &::-webkit-progress-bar {
      background: none;
    }

    &::-webkit-progress-value {
      border-radius: inherit;
      background: ${token('color-accent')};
    }

    &::-moz-progress-bar {
      border-radius: inherit;
      background: ${token('color-accent')};
    }

    @media (forced-colors: active) {
      height: 6px;
      border: 1px solid CanvasText;
    }
  }

  & > p {
    grid-column: 2 / -1;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
    font-variant-numeric: tabular-nums;
  }

  & > p[data-error] {
    color: ${token('color-danger-text')};
  }

  &[data-sent] > svg {
    color: ${token('color-accent-text')};
  }
`;

const Hint = styled.p`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
`;

export interface PickedFile {
  /** Unique in the list; chosen by the owner of the list. */
  id: string;
  /** The file as the browser gives it. */
  file: File;
  /** 0 to 1 while it is sent; absent before. */
  progress?: number;
  /** Why it cannot be sent, shown below its name. */
  error?: string;
  /** How far it is, such as "3.1 of 12 MB", below its name. */
  note?: string;
  /** It has arrived; it cannot be removed here any more. */
  sent?: boolean;
}

export interface FileInputsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is picked, in order. */
  files: readonly PickedFile[];
  /** Called with the files of one choice or one drop; dropped files are not held to `accept`. */
  onAdd: (files: File[]) => void;
  /** Called with the file to remove. */
  onRemove: (file: PickedFile) => void;
  /** File types of the chooser, as of `<input accept>`. */
  accept?: string;
  /** Cannot be used, and says so. */
  disabled?: boolean;
  /** Text of the button that opens the chooser. */
  addLabel: string;
  /** Next to the button: says that files can also be dropped here. Not shown where there is only touch. */
  dropLabel?: string;
  /** Name of the button that takes one away, made of its text. */
  removeLabel: (name: string) => string;
  /** What is accepted, below the button. */
  hint?: ReactNode;
  /** Above the list, where it is seen however long the list is: what is wrong with several, such as a `Banner`. */
  problem?: ReactNode;
  /** A size in bytes as text. */
  formatSize: (bytes: number) => string;
}

/**
 * Files picked one by one or dropped, with their progress while they are sent. The button stays where it is while the
 * list below it grows. Renders a `<div>`.
 */
export const FileInputs = ({
  files,
  onAdd,
  onRemove,
  accept,
  disabled,
  addLabel,
  dropLabel,
  removeLabel,
  hint,
  problem,
  formatSize,
  ...rest
}: FileInputsProps) => {
  const input = useRef<HTMLInputElement>(null);
  const { dropping, handlers } = useFileDrop(onAdd, disabled);
  return (
    <Root {...handlers} {...rest} data-count={files.length} data-dropping={dropping || undefined}>
      <input
        ref={input}
        type="file"
        // The button opens it.
        hidden
        multiple
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])]);
          // The same file may be picked again after it was removed.
          event.target.value = '';
        }}
      />
      <Add>
        <Button
          size="sm"
          icon={<Icon icon={PaperclipIcon} size="sm" />}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {addLabel}
        </Button>
        {dropLabel && !disabled && <span>{dropLabel}</span>}
      </Add>
      {hint && <Hint>{hint}</Hint>}
      {problem}
      {files.length > 0 && (
        <List>
          {files.map((picked) => (
            <Item
              key={picked.id}
              data-invalid={picked.error ? '' : undefined}
              data-sent={picked.sent ? '' : undefined}
            >
              <Icon icon={picked.sent ? CheckIcon : fileIcon(picked.file.name)} />
              <span title={picked.file.name}>{picked.file.name}</span>
              <small>{formatSize(picked.file.size)}</small>
              {picked.sent ? (
                <i />
              ) : (
                <IconButton
                  size="sm"
                  label={removeLabel(picked.file.name)}
                  disabled={disabled}
                  onClick={() => onRemove(picked)}
                >
                  <Icon icon={CloseIcon} size="sm" />
                </IconButton>
              )}
              {picked.progress !== undefined && (
                <progress aria-label={picked.file.name} max={1} value={picked.progress} />
              )}
              {picked.note && <p>{picked.note}</p>}
              {picked.error && (
                // What is said about all of them is heard once.
                <p data-error="" role={problem ? undefined : 'alert'}>
                  {picked.error}
                </p>
              )}
            </Item>
          ))}
        </List>
      )}
    </Root>
  );
};
