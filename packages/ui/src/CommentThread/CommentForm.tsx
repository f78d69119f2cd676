import { token } from '@tavoite/tokens';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { TextArea } from '../TextArea/index.js';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-2')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-2')};

  & > small {
    flex: 1 1 auto;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
  }
`;

interface CommentFormProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  onSend: (text: string) => void;
  sendLabel: string;
  /** The button drops what is typed; Escape leaves the form. */
  cancel?: { label: string; onCancel: () => void; onLeave: () => void } | undefined;
  hint?: string | undefined;
  pending: boolean;
  errors?: readonly string[] | undefined;
  maxLength?: number | undefined;
}

/** The field of a comment with its buttons; Ctrl or ⌘ and Enter send it. */
export const CommentForm = ({
  label,
  value,
  onValueChange,
  onSend,
  sendLabel,
  cancel,
  hint,
  pending,
  errors,
  maxLength,
}: CommentFormProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const isEdit = cancel !== undefined;
  useEffect(() => {
    if (!isEdit) return;
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [isEdit]);

  const canSend = value.trim() !== '' && !pending;
  const send = () => {
    if (canSend) onSend(value.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    // Not the dialog around it.
    else if (event.key === 'Escape' && cancel) cancel.onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={field}
        label={label}
        hideLabel={isEdit}
        rows={2}
        value={value}
        maxLength={maxLength}
        errors={errors ?? []}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Actions>
        {hint && <small>{hint}</small>}
        {cancel && (
          <Button size="sm" onClick={cancel.onCancel}>
            {cancel.label}
          </Button>
        )}
        <Button size="sm" variant="primary" type="submit" disabled={!canSend}>
          {sendLabel}
        </Button>
      </Actions>
    </Form>
  );
};
