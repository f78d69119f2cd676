import { token } from '@tavoite/tokens';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../Avatar/index.js';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { CheckIcon } from '../icons/index.js';
import { CommentForm } from './CommentForm.js';
import type { CommentThreadLabels, ThreadComment } from './comment.js';

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-1')} ${token('space-3')};
  align-items: start;

  &[data-resolved] p {
    color: ${token('color-text-muted')};
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-1')};

  & > p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token('space-2')};
  font-size: ${token('font-size-sm')};
  color: ${token('color-text-muted')};

  & > b {
    color: ${token('color-text')};
    font-weight: ${token('font-weight-semibold')};
    overflow-wrap: anywhere;
  }
`;

const About = styled.div`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Resolved = styled.div`
  display: flex;
  gap: ${token('space-1')};
  align-items: center;
  color: ${token('color-success-text')};
  font-size: ${token('font-size-sm')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')};
  margin-inline-start: calc(-1 * ${token('space-2')});

  & > button {
    padding-inline: ${token('space-2')};
  }
`;

interface CommentRowProps {
  comment: ThreadComment;
  pending: boolean;
  maxLength: number | undefined;
  labels: CommentThreadLabels;
  onEdit: (id: number, text: string) => void;
  onEditTyped: ((id: number, text: string | null) => void) | undefined;
  onResolve: (id: number, resolved: boolean) => void;
  onDelete: (id: number) => void;
}

/** One comment with what can be done with it. */
export const CommentRow = ({
  comment,
  pending,
  maxLength,
  labels,
  onEdit,
  onEditTyped,
  onResolve,
  onDelete,
}: CommentRowProps) => {
  const { id, text, author, about, resolved } = comment;
  const [typed, setTyped] = useState<string | null>(null);
  const changed = onEditTyped ? (comment.changed ?? null) : typed;
  const setChanged = (next: string | null) => {
    if (onEditTyped) onEditTyped(id, next);
    else setTyped(next);
  };
  const [isOpen, setOpen] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  /** Escape leaves what is typed for the next time; the buttons do not. */
  const leave = () => {
    if (changed === text) setChanged(null);
    setOpen(false);
    // The button is back once the form is gone.
    requestAnimationFrame(() => editButton.current?.focus());
  };
  const close = () => {
    leave();
    setChanged(null);
  };
  const isResolved = resolved !== null;
  const named = (action: string) => `${action}: ${author}, ${comment.when}`;
  return (
    <Item data-resolved={isResolved || undefined}>
      <Avatar name={author} size="sm" decorative />
      <Content>
        <Head>
          <b>{author}</b>
          <span>
            <time dateTime={comment.dateTime}>{comment.when}</time>
            {comment.edited && ` · ${labels.edited}`}
            {!isOpen && changed !== null && ` · ${labels.unsaved}`}
          </span>
        </Head>
        {about !== null && <About>{about}</About>}
        {!isOpen ? (
          <>
            <p>{text}</p>
            {isResolved && (
              <Resolved>
                <Icon icon={CheckIcon} size="sm" />
                {resolved}
              </Resolved>
            )}
            <Actions>
              <Button
                size="sm"
                variant="quiet"
                disabled={pending}
                aria-label={named(isResolved ? labels.reopen : labels.resolve)}
                onClick={() => onResolve(id, !isResolved)}
              >
                {isResolved ? labels.reopen : labels.resolve}
              </Button>
              {comment.mayEdit && (
                <Button
                  ref={editButton}
                  size="sm"
                  variant="quiet"
                  disabled={pending}
                  aria-label={named(labels.edit)}
                  onClick={() => {
                    setChanged(changed ?? text);
                    setOpen(true);
                  }}
                >
                  {labels.edit}
                </Button>
              )}
              {comment.mayDelete && (
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={pending}
                  aria-label={named(labels.remove)}
                  onClick={() => onDelete(id)}
                >
                  {labels.remove}
                </Button>
              )}
            </Actions>
          </>
        ) : (
          <CommentForm
            label={labels.edit}
            value={changed ?? text}
            onValueChange={setChanged}
            sendLabel={labels.save}
            cancel={{ label: labels.cancel, onCancel: close, onLeave: leave }}
            onSend={(next) => {
              if (next === text) return close();
              onEdit(id, next);
              // A caller that keeps it does so until it is stored.
              if (onEditTyped) leave();
              else close();
            }}
            {...{ pending, maxLength }}
          />
        )}
      </Content>
    </Item>
  );
};
