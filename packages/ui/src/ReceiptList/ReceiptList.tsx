import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { Icon, type IconDrawing } from '../Icon/index.js';
import {
  CheckIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  ClockIcon,
  ErrorIcon,
  MailIcon,
} from '../icons/index.js';
import { Spinner } from '../Spinner/index.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-content: start stretch;
  justify-items: start;

  &[data-tone='danger'] > button {
    --button-text: ${token('color-danger-text')};
  }
`;

const Summary = styled(Button)`
  /* Its words begin where those above it do: the edge counts, too. */
  margin-inline: calc(-1 * ${token('space-2')} - 1px) calc(-1 * ${token('space-2')});
  padding-inline: ${token('space-2')};
  /* The sign stands at the word that it opens. */
  gap: 2px;
  font-variant-numeric: tabular-nums;
  font-weight: ${token('font-weight-regular')};
  text-align: start;

  /* It says something first, and opens second. */
  &[data-variant='quiet'] {
    --button-text: ${token('color-text-muted')};
  }

  svg {
    flex: none;
  }
`;

const Panel = styled.div`
  container-type: inline-size;
  width: 100%;
  max-height: 260px;
  margin-block: ${token('space-1')} ${token('space-2')};
  padding: ${token('space-2')} ${token('space-3')};
  overflow-y: auto;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface-sunken')};
`;

const List = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: 0 ${token('space-2')};
    font-size: ${token('font-size-sm')};
    content-visibility: auto;
    contain-intrinsic-size: auto 22px;
  }

  /* In a narrow place what became of it stands below the name. */
  @container (max-width: 18rem) {
    & > li {
      grid-template-columns: auto minmax(0, 1fr);
    }

    & > li > span {
      grid-column: 2;
    }
  }

  & > li > svg {
    margin-block-start: 3px;
    color: ${token('color-text-muted')};
  }

  & > li > b {
    overflow-wrap: anywhere;
    font-weight: ${token('font-weight-regular')};
  }

  & > li > span {
    color: ${token('color-text-muted')};
    font-variant-numeric: tabular-nums;
  }

  & > li > p {
    grid-column: 2 / -1;
    color: ${token('color-danger-text')};
    overflow-wrap: anywhere;
  }

  & > li:is([data-state='read'], [data-state='sent']) > svg {
    color: ${token('color-success-text')};
  }

  & > li[data-state='failed'] > :is(svg, span) {
    color: ${token('color-danger-text')};
  }
`;

const ICONS: Record<ReceiptState, IconDrawing> = {
  read: CheckIcon,
  unread: MailIcon,
  queued: ClockIcon,
  sent: CheckIcon,
  failed: ErrorIcon,
};

/** What became of a message at one person. */
export type ReceiptState = 'read' | 'unread' | 'queued' | 'sent' | 'failed';

export interface Receipt {
  /** Unique in the list. */
  id: number | string;
  /** Whose it is. */
  name: string;
  /** How far the message has come. */
  state: ReceiptState;
  /** When, or how long ago, in words. */
  time?: string;
  /** Why it failed, in the mail server's words. */
  reason?: string;
}

export interface ReceiptListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What it is about, on the button: "Read by 12 of 30". */
  summary: ReactNode;
  /** Something failed: the summary shows it. */
  failed?: boolean;
  /** The people, in order; null while they are not loaded. */
  receipts: readonly Receipt[] | null;
  /** The word for each state. */
  stateLabels: Record<ReceiptState, string>;
  /** Called when the list is opened, to load it. */
  onOpen?: () => void;
  /** Spoken while it loads. */
  loadingLabel: string;
  /** In place of the list when it could not be loaded, such as an `ErrorState`. */
  problem?: ReactNode;
  /** Open at first. */
  defaultOpen?: boolean;
}

/** Who has read a message, or to whom it was mailed: one line that opens to the names. Renders a `<div>`. */
export const ReceiptList = ({
  summary,
  failed = false,
  receipts,
  stateLabels,
  onOpen,
  loadingLabel,
  problem,
  defaultOpen = false,
  ...rest
}: ReceiptListProps) => {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  return (
    <Root {...rest} data-open={open || undefined} data-tone={failed ? 'danger' : undefined}>
      <Summary
        variant="quiet"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        iconEnd={<Icon icon={open ? ChevronDownIcon : ChevronRightIcon} size="sm" />}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        {summary}
      </Summary>
      <div id={id} style={{ width: '100%' }} hidden={!open}>
        {open && (
          <Panel
            tabIndex={0}
            role="group"
            aria-label={typeof summary === 'string' ? summary : undefined}
          >
            {problem ??
              (receipts === null ? (
                <Spinner label={loadingLabel} />
              ) : (
                <List>
                  {receipts.map(({ id: key, name, state, time, reason }) => (
                    <li key={key} data-state={state}>
                      <Icon icon={ICONS[state]} size="sm" />
                      <b>{name}</b>
                      <span>{time ? `${stateLabels[state]} · ${time}` : stateLabels[state]}</span>
                      {reason && <p>{reason}</p>}
                    </li>
                  ))}
                </List>
              ))}
          </Panel>
        )}
      </div>
    </Root>
  );
};
