import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { ChevronDownIcon, ChevronRightIcon } from '../icons/index.js';
import { Skeleton } from '../Skeleton/index.js';
import { CommentForm } from './CommentForm.js';
import { CommentRow } from './CommentRow.js';
import type { CommentThreadLabels, ThreadComment } from './comment.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Nothing = styled.p`
  color: ${token('color-text-muted')};
`;

export interface CommentThreadProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Oldest first; null while they are not loaded. */
  comments: readonly ThreadComment[] | null;
  /** In place of the list when it could not be loaded, such as an `ErrorState`. */
  problem?: ReactNode;
  /** What is typed for the next comment. */
  draft?: string;
  /** Called while it is typed. */
  onDraftChange?: (draft: string) => void;
  /** Called with a new comment; the caller empties the draft once it is stored. Left out, none can be written here. */
  onAdd?: (text: string) => void;
  /** Called with the changed text of a comment of the reader. */
  onEdit: (id: number, text: string) => void;
  /**
   * Called while a comment is changed, and with null when the changes are dropped. The caller keeps them
   * in the comment's `changed` until they are stored. Left out, they are gone with the thread.
   */
  onEditTyped?: (id: number, text: string | null) => void;
  /** Called when a comment is resolved, or opened again. */
  onResolve: (id: number, resolved: boolean) => void;
  /** Called when a comment is to be deleted; the caller asks first. */
  onDelete: (id: number) => void;
  /** Something is being stored: nothing can be sent meanwhile. */
  pending?: boolean;
  /** What is wrong with the new comment. */
  errors?: readonly string[];
  /** Characters that a comment may have. */
  maxLength?: number;
  /** The texts it shows, in the reader's language. */
  labels: CommentThreadLabels;
}

/** What people wrote about a figure, open ones first, with a field for another one. Renders a `<div>`. */
export const CommentThread = ({
  comments,
  problem,
  draft = '',
  onDraftChange,
  onAdd,
  onEdit,
  onEditTyped,
  onResolve,
  onDelete,
  pending = false,
  errors,
  maxLength,
  labels,
  ...rest
}: CommentThreadProps) => {
  const id = useId();
  const [showsResolved, setShowsResolved] = useState(false);
  const open = comments?.filter(({ resolved }) => resolved === null) ?? [];
  const resolved = comments?.filter((comment) => comment.resolved !== null) ?? [];
  const row = (comment: ThreadComment) => (
    <CommentRow
      key={comment.id}
      {...{ comment, pending, maxLength, labels, onEdit, onEditTyped, onResolve, onDelete }}
    />
  );
  const content = () => {
    if (problem) return problem;
    if (comments === null)
      return (
        <div role="status" aria-busy="true" aria-label={labels.loading}>
          <Skeleton shape="block" height={72} />
        </div>
      );
    return (
      <>
        {comments.length === 0 && <Nothing>{labels.empty}</Nothing>}
        {open.length > 0 && <List aria-label={labels.list}>{open.map(row)}</List>}
        {resolved.length > 0 && (
          <div>
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={showsResolved}
              aria-controls={id}
              icon={<Icon icon={showsResolved ? ChevronDownIcon : ChevronRightIcon} size="sm" />}
              onClick={() => setShowsResolved(!showsResolved)}
            >
              {labels.resolved(resolved.length)}
            </Button>
            <div id={id} hidden={!showsResolved}>
              {showsResolved && (
                <List aria-label={labels.resolved(resolved.length)}>{resolved.map(row)}</List>
              )}
            </div>
          </div>
        )}
      </>
    );
  };
  return (
    <Root {...rest} data-loading={(comments === null && !problem) || undefined}>
      {content()}
      {onAdd && (
        <CommentForm
          label={labels.write}
          value={draft}
          onValueChange={(next) => onDraftChange?.(next)}
          onSend={onAdd}
          sendLabel={labels.add}
          hint={labels.keys}
          {...{ pending, errors, maxLength }}
        />
      )}
    </Root>
  );
};
