import * as Dialog from '@radix-ui/react-dialog';
import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { CloseIcon } from '../icons/index.js';
import { mobile } from '../styles/index.js';
import { motion } from '../styles/motion.js';
import { returnTarget } from '../utils/returnTarget.js';

/** A list that opens and closes by itself; one that is always there leaves the key to the dialog. */
const OPEN_LIST = '[role="combobox"][aria-expanded="true"]:not([data-list="always-open"])';
const FIELDS = 'input:enabled, select:enabled, textarea:enabled';

/** Within the border of the panel. */
const INNER_RADIUS = `calc(${token('radius-card')} - 1px)`;

const Backdrop = styled(Dialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${token('z-dialog')};
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  justify-items: center;
  align-items: center;
  padding: ${token('space-6')} ${token('space-4')};

  /* Not the backdrop itself: what is faded with all that is in it is drawn again at each step. */
  &::before {
    content: '';
    position: fixed;
    inset: 0;
    background: ${token('color-backdrop')};
    animation: ${motion.appear} ${token('duration-slow')} ${token('easing-standard')};
  }

  &:has(~ [data-covers]) {
    visibility: hidden;
  }

  &:is([data-covers], :has(~ [data-covers]))::before {
    animation: none;
  }

  ${mobile} {
    padding: ${token('space-4')} ${token('space-2')};
  }
`;

const Panel = styled(Dialog.Content)`
  --modal-width: ${token('layout-dialog')};
  position: relative;
  width: 100%;
  max-width: var(--modal-width);
  /* What is taller than the window scrolls within its round corners. */
  max-height: 100%;
  overflow-y: auto;
  background: ${token('color-surface-raised')};
  color: ${token('color-text')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  box-shadow: ${token('shadow-raised')};
  animation: ${motion.rise} ${token('duration-slow')} ${token('easing-standard')};

  &:focus-visible {
    outline: none;
  }

  &[data-align='top'] {
    align-self: start;
  }

  &[data-size='sm'] {
    --modal-width: 420px;
  }

  &[data-size='target'] {
    --modal-width: ${token('layout-target-dialog')};
  }

  &[data-size='wide'] {
    --modal-width: ${token('layout-dialog-wide')};
  }

  &[data-size='full'] {
    --modal-width: ${token('layout-page-max')};
  }
`;

const Header = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-3')};
  /* In sight however far the content is scrolled, as the footer. */
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  padding: ${token('space-5')} ${token('space-4')} ${token('space-2')} ${token('space-6')};
  margin-block-end: calc(-1 * ${token('space-2')});
  border-start-start-radius: ${INNER_RADIUS};
  border-start-end-radius: ${INNER_RADIUS};
  background: ${token('color-surface-raised')};

  > div {
    flex: 1;
    min-width: 0;
    padding-top: ${token('space-1')};
  }

  > button {
    color: ${token('color-text-muted')};
  }

  ${mobile} {
    padding: ${token('space-4')} ${token('space-3')} ${token('space-2')} ${token('space-4')};
  }
`;

const Title = styled(Dialog.Title)`
  font-size: ${token('font-size-xl')};
  letter-spacing: -0.01em;
`;

const Description = styled(Dialog.Description)`
  margin-top: ${token('space-1')};
  color: ${token('color-text-muted')};
  text-wrap: balance;
`;

const Body = styled.div`
  padding: ${token('space-4')} ${token('space-6')} ${token('space-6')};

  ${mobile} {
    padding: ${token('space-4')};

    /* Its end can be scrolled out from under messages; a question is short. */
    :root:has([data-toasts] li) [role='dialog'] > & {
      padding-block-end: 30dvh;
    }
  }
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space-2')};
  /* In sight however long the content is. */
  position: sticky;
  /* Over grips and whatever else of the content is raised within it. */
  z-index: 1;
  inset-block-end: 0;
  padding: ${token('space-4')} ${token('space-6')};
  border-top: 1px solid ${token('color-border')};
  border-end-start-radius: ${INNER_RADIUS};
  border-end-end-radius: ${INNER_RADIUS};
  background: ${token('color-surface-raised')};

  ${mobile} {
    padding: ${token('space-3')} ${token('space-4')};
  }
`;

export interface ModalProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Whether it is in sight. */
  open: boolean;
  /** Asked by the close button, Escape and a click outside. */
  onOpenChange: (open: boolean) => void;
  /** Shown as its heading. */
  title: ReactNode;
  /** A sentence below the title, spoken when it opens. */
  description?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** Largest width: 420, 560 (default), 500 for a target, 880, 1440 px. */
  size?: 'sm' | 'md' | 'target' | 'wide' | 'full';
  /** `top` stays where it is while its content grows and shrinks. */
  align?: 'center' | 'top';
  /** Buttons in a bar at the bottom, the main one last. */
  footer?: ReactNode;
  /** While true, only `onOpenChange` of the owner closes it: something is being saved. */
  locked?: boolean;
  /** Takes the place of the dialog that it is opened over, until it closes. */
  covers?: boolean;
  /** What has the focus after it closes where nothing had it before: opened by an address, say. */
  returnFocus?: () => HTMLElement | null;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
}

type PanelProps = Omit<ModalProps, 'open' | 'covers'>;

/** Mounted while the dialog is open. */
const ModalPanel = ({
  onOpenChange,
  title,
  description,
  closeLabel,
  size = 'md',
  align = 'center',
  footer,
  locked = false,
  returnFocus,
  children,
  ...rest
}: PanelProps) => {
  // Read before anything inside takes the focus.
  const [origin] = useState(returnTarget);
  const focusFirst = (event: Event) => {
    const panel = event.currentTarget;
    if (!(panel instanceof HTMLElement)) return;
    event.preventDefault();
    // An `autoFocus` inside has already taken it.
    if (panel.contains(document.activeElement)) return;
    const field = panel.querySelector<HTMLElement>(FIELDS);
    (field ?? panel).focus({ preventScroll: true });
  };
  const onEscape = (event: KeyboardEvent) => {
    const { target } = event;
    // An open list in the dialog takes the key.
    const inList = target instanceof Element && target.closest(OPEN_LIST) !== null;
    if (locked || inList) event.preventDefault();
  };
  const clickOutside = (event: CustomEvent<{ originalEvent: Event }>) => {
    const { target } = event.detail.originalEvent;
    // Closing a toast is not leaving the dialog.
    const onToast = target instanceof Element && target.closest('[data-toasts]') !== null;
    if (locked || onToast) event.preventDefault();
  };
  return (
    <Panel
      data-size={size}
      data-align={align}
      data-locked={locked || undefined}
      onOpenAutoFocus={focusFirst}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        const { activeElement } = document;
        // What closed it may have led elsewhere already.
        if (activeElement && activeElement !== document.body) return;
        // A page's title has the focus on arrival only: that is no place that someone came from.
        const isUsable = origin?.isConnected && !origin.matches('body, h1');
        (isUsable ? origin : (returnFocus?.() ?? origin))?.focus();
      }}
      onEscapeKeyDown={onEscape}
      onPointerDownOutside={clickOutside}
      {...(description ? {} : { 'aria-describedby': undefined })}
      {...rest}
    >
      <Header>
        <div>
          <Title>{title}</Title>
          {description ? <Description>{description}</Description> : null}
        </div>
        <IconButton label={closeLabel} disabled={locked} onClick={() => onOpenChange(false)}>
          <Icon icon={CloseIcon} />
        </IconButton>
      </Header>
      <Body>{children}</Body>
      {footer ? <Footer>{footer}</Footer> : null}
    </Panel>
  );
};

/**
 * A dialog over the page: focus moves to the first field or the dialog itself, stays in, and
 * returns to where it was. Renders a `<div role="dialog">` at the end of the body.
 */
export const Modal = ({ open, covers = false, ...rest }: ModalProps) => (
  <Dialog.Root open={open} onOpenChange={rest.onOpenChange}>
    <Dialog.Portal>
      <Backdrop data-covers={covers || undefined}>
        <ModalPanel {...rest} />
      </Backdrop>
    </Dialog.Portal>
  </Dialog.Root>
);
