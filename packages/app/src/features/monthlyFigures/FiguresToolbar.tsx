import { token } from '@tavoite/tokens';
import {
  Button,
  Icon,
  IconButton,
  MenuButton,
  MenuItem,
  Toolbar,
  useMediaQuery,
} from '@tavoite/ui';
import {
  CheckIcon,
  ClockIcon,
  RedoIcon,
  SearchIcon,
  SuccessIcon,
  UndoIcon,
  UploadIcon,
} from '@tavoite/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/Texts.js';

/** A phone held upright, of any size. */
const PHONE_QUERY = '(max-width: 480px)';

export type FiguresDialog = 'save' | 'file' | 'month' | 'history';

export interface FiguresToolbarProps {
  /** Figures that are not saved. */
  count: number;
  isLoaded: boolean;
  /** Terms without a figure of the month that is worked on. */
  missing: {
    /** As it is written. */
    month: string;
    count: number;
    /** Nothing else is listed. */
    isOnly: boolean;
    onChange: (isOnly: boolean) => void;
  };
  undo: (() => void) | null;
  redo: (() => void) | null;
  onOpen: (dialog: FiguresDialog) => void;
  /** The field for words of terms. On a phone it is there only while it is needed. */
  search: ReactNode;
  onSearchEnd: () => void;
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

/** A sentence each line. */
const Quiet = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  padding-inline: ${token('space-2')};
  font-size: ${token('font-size-sm')};
  line-height: ${token('line-height-snug')};
  color: ${token('color-text-muted')};

  span span {
    display: block;
  }

  span :first-child {
    color: ${token('color-text')};
  }

  svg {
    flex: none;
    color: ${token('color-success-text')};
  }
`;

/** What is missing, beside the search, and what is done with the figures. On a phone what is not about typing is in a menu, by its name. */
export const FiguresToolbar = ({
  count,
  isLoaded,
  missing,
  undo,
  redo,
  onOpen,
  search,
  onSearchEnd,
}: FiguresToolbarProps) => {
  const { text } = useText();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const [isSearching, setSearching] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSearching) whole.current?.querySelector('input')?.focus();
  }, [isSearching]);
  const { month, count: lacking } = missing;
  const hasMissing = lacking > 0 || missing.isOnly;
  const onlyMissing =
    lacking === 0
      ? text('none-missing', { month })
      : text('only-missing', { month, count: lacking });
  const save = (
    <Button variant="primary" disabled={count === 0} onClick={() => onOpen('save')}>
      {count === 0 ? text('save') : text('save-count', { count })}
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
      <Whole ref={whole}>
        <Row>
          {steps}
          <MenuButton label={text('actions')}>
            <MenuItem disabled={!isLoaded} onSelect={() => onOpen('file')}>
              {text('from-file')}
            </MenuItem>
            {hasMissing ? (
              <MenuItem onSelect={() => missing.onChange(!missing.isOnly)}>
                {missing.isOnly ? text('show-all-terms') : onlyMissing}
              </MenuItem>
            ) : null}
            <MenuItem onSelect={() => onOpen('month')}>{text('close-month')}</MenuItem>
            <MenuItem onSelect={() => onOpen('history')}>{text('figures-history')}</MenuItem>
          </MenuButton>
          <IconButton
            label={text('find-term')}
            aria-expanded={isSearching}
            onClick={() => {
              if (isSearching) onSearchEnd();
              setSearching(!isSearching);
            }}
          >
            <Icon icon={SearchIcon} size="sm" />
          </IconButton>
          {save}
        </Row>
        {isSearching ? search : null}
      </Whole>
    );
  return (
    <>
      {search}
      {hasMissing ? (
        <Button aria-pressed={missing.isOnly} onClick={() => missing.onChange(!missing.isOnly)}>
          {onlyMissing}
        </Button>
      ) : isLoaded ? (
        <Quiet>
          <Icon icon={SuccessIcon} size="sm" />
          <span>
            <span>{onlyMissing}</span>
            {/* Why they are in italics, and what is left to do. */}
            <span>{text('none-missing-note')}</span>
          </span>
        </Quiet>
      ) : null}
      <Toolbar>
        <Button
          icon={<Icon icon={UploadIcon} size="sm" />}
          disabled={!isLoaded}
          onClick={() => onOpen('file')}
        >
          {text('from-file')}
        </Button>
        <Button icon={<Icon icon={CheckIcon} size="sm" />} onClick={() => onOpen('month')}>
          {text('close-month')}
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
