import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { BOTTOM_BAR } from '../HotLink/place.js';
import { Icon, type IconDrawing } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../icons/index.js';
import { MOBILE_QUERY, mobile } from '../styles/index.js';
import { motion } from '../styles/motion.js';
import { useToastTimer } from './useToastTimer.js';

/** How long a toast stays, in milliseconds; an error takes longer to read. */
export const TOAST_MS = { success: 5000, info: 6000, error: 10_000 } as const;

const MARKS = {
  success: SuccessIcon,
  info: InfoIcon,
  error: ErrorIcon,
} as const satisfies Record<string, IconDrawing>;

const Root = styled.section`
  position: fixed;
  /* Away from the titles and buttons at the top of pages. */
  inset-inline: 0;
  bottom: ${token('space-4')};
  z-index: ${token('z-toast')};
  width: 380px;
  max-width: calc(100vw - ${token('space-8')});
  margin-inline: auto;
  pointer-events: none;

  /* A dialog's headline and buttons stay in sight: in the corner below. */
  :root:has([role='dialog'][data-state='open'], [role='alertdialog'][data-state='open']) & {
    inset-inline: ${token('space-4')} auto;
  }

  /* Beside the sheet of a page without bar and menu, or above it, where the logo is. */
  :root:has([data-centered]) & {
    inset-inline: ${token('space-4')} auto;
    max-width: calc(50vw - 200px - ${token('space-8')});
  }

  @media (max-width: 940px) {
    :root:has([data-centered]) & {
      inset: ${token('space-2')} ${token('space-2')} auto;
      max-width: none;
      margin-inline: auto;
    }
  }

  /* Beside a wide dialog, as far as there is room. */
  @media not all and ${MOBILE_QUERY} {
    :root:has([role='dialog'][data-size='wide'][data-state='open']) & {
      width: clamp(
        240px,
        calc((100vw - ${token('layout-dialog-wide')}) / 2 - ${token('space-8')}),
        380px
      );
    }
  }

  ol {
    display: flex;
    flex-direction: column;
    gap: ${token('space-2')};
    list-style: none;
  }

  ${mobile} {
    /* The bar below the page stays in sight. */
    bottom: calc(${BOTTOM_BAR} + ${token('space-2')});
    inset-inline: ${token('space-2')};
    width: auto;
    max-width: none;

    :root:has([role='dialog'][data-state='open'], [role='alertdialog'][data-state='open']) & {
      bottom: calc(${token('size-control-md')} * 2 + ${token('space-4')});
      inset-inline: ${token('space-2')};
    }

    /* Many of them leave the dialog's fields in sight, and scroll. */
    :root:has([role='dialog'][data-state='open'], [role='alertdialog'][data-state='open']) & ol {
      max-block-size: 30dvh;
      /* Their shadows have room. */
      padding: ${token('space-2')};
      margin: calc(-1 * ${token('space-2')});
      overflow-y: auto;
      overscroll-behavior: contain;
    }
  }
`;

const Row = styled.li`
  --toast-mark: ${token('color-info')};
  display: flex;
  align-items: flex-start;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-2')} ${token('space-3')} ${token('space-4')};
  color: ${token('color-text')};
  background: ${token('color-surface-raised')};
  border: 1px solid ${token('color-border')};
  border-left: 3px solid var(--toast-mark);
  border-radius: ${token('radius-card')};
  box-shadow: ${token('shadow-raised')};
  pointer-events: auto;
  animation: ${motion.rise} ${token('duration-slow')} ${token('easing-standard')};

  &[data-kind='success'] {
    --toast-mark: ${token('color-success')};
  }

  &[data-kind='error'] {
    --toast-mark: ${token('color-danger')};
  }

  > svg {
    flex: none;
    color: var(--toast-mark);
  }

  > div {
    flex: 1;
    min-width: 0;
    align-self: center;
  }

  > button {
    margin-block: -4px;
    color: ${token('color-text-muted')};
  }
`;

export interface Toast {
  /** Unique; handed to `onDismiss`. */
  id: string;
  /** What it tells: an error stays until it is dismissed. */
  kind: keyof typeof MARKS;
  /** One or two sentences. */
  message: ReactNode;
  /** Milliseconds it stays; `Infinity` until it is closed. By kind when left out. */
  duration?: number;
}

interface ToastRowProps {
  toast: Toast;
  paused: boolean;
  dismissLabel: string;
  onDismiss: (id: string) => void;
}

const ToastRow = ({ toast, paused, dismissLabel, onDismiss }: ToastRowProps) => {
  const dismiss = () => onDismiss(toast.id);
  useToastTimer(toast.duration ?? TOAST_MS[toast.kind], paused, dismiss);
  return (
    <Row data-kind={toast.kind}>
      <Icon icon={MARKS[toast.kind]} />
      <div>{toast.message}</div>
      <IconButton label={dismissLabel} size="sm" onClick={dismiss}>
        <Icon icon={CloseIcon} size="sm" />
      </IconButton>
    </Row>
  );
};

export interface ToastsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Name of the region, such as "Messages". */
  label: string;
  /** Name of each close button. */
  dismissLabel: string;
  /** Oldest first. */
  toasts: readonly Toast[];
  /** Asked to take one away: it was closed, or its time is over. */
  onDismiss: (id: string) => void;
}

/**
 * Short messages stacked in the middle of the bottom, where they cover neither a page's title nor the
 * controls next to it; announced as they come, gone after a time that pauses while the pointer
 * or the focus is on any of them. Keep it mounted. Renders a `<section>`.
 */
export const Toasts = ({ label, dismissLabel, toasts, onDismiss, ...rest }: ToastsProps) => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;
  return (
    <Root
      aria-label={label}
      data-toasts=""
      data-paused={paused || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      {...rest}
    >
      <ol aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastRow
            key={toast.id}
            toast={toast}
            paused={paused}
            dismissLabel={dismissLabel}
            onDismiss={onDismiss}
          />
        ))}
      </ol>
    </Root>
  );
};
