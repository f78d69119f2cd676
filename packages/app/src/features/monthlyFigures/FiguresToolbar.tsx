import { token } from '@tavoite/tokens';
import {
  Button,
  Icon,
  IconButton,
  MenuButton,
  MenuItem,
  Reserved,
  Toolbar,
  useMediaQuery,
} from '@tavoite/ui';
import {
  ClipboardIcon,
  ClockIcon,
  LockIcon,
  RedoIcon,
  SuccessIcon,
  UndoIcon,
  UploadIcon,
} from '@tavoite/ui/icons';
import { styled } from 'styled-components';
import { useFoldedSearch } from '../../core/page/useFoldedSearch.js';
import { useText } from '../../i18n/Texts.js';
import type { MonthStanding } from './months.js';

/** A phone held upright, of any size. */
const PHONE_QUERY = '(max-width: 480px)';

const STATE_TEXTS = {
  unseen: 'month-unseen',
  empty: 'month-empty',
  ready: 'month-ready',
  estimated: 'month-estimated',
  running: 'month-running',
} as const satisfies Record<MonthStanding, string>;

export type FiguresDialog = 'save' | 'file' | 'month' | 'history';

export interface FiguresToolbarProps {
  /** Figures that are not saved. */
  count: number;
  /** Terms without a figure of the month that is worked on. */
  missing: {
    /** As it is written. */
    month: string;
    count: number;
    /** Nothing else is listed. */
    isOnly: boolean;
    onChange: (isOnly: boolean) => void;
  };
  /** How that month stands where it lacks nothing; null while the figures are on their way. */
  standing: MonthStanding | null;
  /** It has not ended, and cannot be closed. */
  isRunning: boolean;
  undo: (() => void) | null;
  redo: (() => void) | null;
  onOpen: (dialog: FiguresDialog) => void;
  /** Words of terms. */
  typed: string;
  onTypedChange: (typed: string) => void;
}

const Whole = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-direction: column;

  && {
    gap: ${token('space-2')};
  }
`;

/** Saving is at the end. */
const Row = styled.div`
  display: flex;
  gap: ${token('space-2')};

  > * {
    min-width: ${token('size-control-md')};
  }

  > :last-child {
    margin-inline-start: auto;
  }
`;

/** How the month stands, in a line. */
const Quiet = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  padding-inline: ${token('space-3')};
  font-size: ${token('font-size-sm')};
  white-space: nowrap;

  svg {
    flex: none;
    color: ${token('color-success-text')};
  }
`;

/** How the month stands, and the step that ends it: one thing, set apart from what is done with figures. */
const Month = styled.div`
  display: inline-flex;
  align-items: stretch;
  min-width: 0;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};

  > button {
    margin: -1px;
  }

  > :last-child:not(:first-child) {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  > button:not(:last-child) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
`;

/** What is missing, beside the search, and what is done with the figures. On a phone what is not about typing is in a menu, by its name. */
export const FiguresToolbar = ({
  count,
  missing,
  standing,
  isRunning,
  undo,
  redo,
  onOpen,
  typed,
  onTypedChange,
}: FiguresToolbarProps) => {
  const { text } = useText();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const find = useFoldedSearch(isPhone, {
    label: text('find-term'),
    value: typed,
    onValueChange: onTypedChange,
  });
  const { month, count: lacking } = missing;
  const hasMissing = lacking > 0 || missing.isOnly;
  const isLoaded = standing !== null;
  const isReady = standing === 'ready' && lacking === 0;
  const state =
    lacking === 0
      ? text(STATE_TEXTS[standing ?? 'estimated'], { month })
      : text('only-missing', { month, count: lacking });
  const save = (
    <Button variant="primary" disabled={count === 0} onClick={() => onOpen('save')}>
      {count === 0 ? text('save') : text('save-count', { count })}
    </Button>
  );
  // What is typed has to be saved first.
  const isNext = isReady && count === 0;
  // Nothing is promised that cannot be done yet.
  const monthStep = text(isRunning ? 'check-month' : 'close-month');
  const monthButton = (
    <Button
      variant={isNext ? 'primary' : 'secondary'}
      icon={<Icon icon={isRunning ? ClipboardIcon : LockIcon} size="sm" />}
      title={isRunning ? text('check-month-help', { month }) : text('close-month-help')}
      onClick={() => onOpen('month')}
    >
      {monthStep}
    </Button>
  );
  const steps = (
    <>
      <IconButton label={text('undo')} disabled={!undo} onClick={() => undo?.()}>
        <Icon icon={UndoIcon} size="sm" />
      </IconButton>
      <IconButton label={text('redo')} disabled={!redo} onClick={() => redo?.()}>
        <Icon icon={RedoIcon} size="sm" />
      </IconButton>
    </>
  );
  if (isPhone)
    return (
      <Whole>
        <Row>
          {steps}
          <MenuButton label={text('actions')}>
            <MenuItem disabled={!isLoaded} onSelect={() => onOpen('file')}>
              {text('from-file')}
            </MenuItem>
            {hasMissing ? (
              <MenuItem onSelect={() => missing.onChange(!missing.isOnly)}>
                {missing.isOnly ? text('show-all-terms') : state}
              </MenuItem>
            ) : null}
            <MenuItem onSelect={() => onOpen('month')}>{monthStep}</MenuItem>
            <MenuItem onSelect={() => onOpen('history')}>{text('figures-history')}</MenuItem>
          </MenuButton>
          {find.button}
          {isNext ? monthButton : save}
        </Row>
        {find.field}
      </Whole>
    );
  return (
    <>
      {find.field}
      <Reserved active={!isLoaded}>
        <Month>
          {hasMissing ? (
            <Button aria-pressed={missing.isOnly} onClick={() => missing.onChange(!missing.isOnly)}>
              {state}
            </Button>
          ) : (
            <Quiet>
              {isReady ? <Icon icon={SuccessIcon} size="sm" /> : null}
              {state}
            </Quiet>
          )}
          {monthButton}
        </Month>
      </Reserved>
      <Toolbar>
        <Button
          icon={<Icon icon={UploadIcon} size="sm" />}
          disabled={!isLoaded}
          onClick={() => onOpen('file')}
        >
          {text('from-file')}
        </Button>
        <Button icon={<Icon icon={ClockIcon} size="sm" />} onClick={() => onOpen('history')}>
          {text('figures-history')}
        </Button>
        {steps}
        {save}
      </Toolbar>
    </>
  );
};
