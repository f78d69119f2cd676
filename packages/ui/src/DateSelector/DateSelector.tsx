import type {
  DateSelection,
  DateSelectionAction,
  DateSelectionOptions,
  Locale,
} from '@tavoite/model';
import { isEmptySelection, isYtd, picksOne, reduceDateSelection } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { type FieldControlProps, FormField } from '../FormField/index.js';
import { Icon } from '../Icon/index.js';
import { CalendarIcon, ChevronDownIcon } from '../icons/index.js';
import { phone } from '../styles/index.js';
import { deferred } from '../utils/deferred.js';
import { useDeferredPanel } from '../utils/useDeferredPanel.js';
import type { DatePanelLabels } from './DatePanel.js';
import type { DateSelectorPanelProps } from './DateSelectorPanel.js';
import { type SelectionFormat, selectionText } from './text.js';

export interface DateSelectorLabels extends DatePanelLabels {
  /** What is chosen here: "Date", "Period". */
  label: string;
  /** Shown while nothing is chosen. */
  none: string;
  /** The year to date in short, on its button. */
  ytd: string;
  /** What `ytd` means, in full. */
  ytdName: string;
}

export interface DateSelectorProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** The chosen months or years, or the empty selection. */
  value: DateSelection;
  /** Called with the next selection after each choice. */
  onValueChange: (value: DateSelection) => void;
  /** Mode, fiscal year, current month, what may be chosen and the default. */
  options: DateSelectionOptions;
  /** Language of the names of months. */
  locale: Locale;
  /** The texts it shows, in the reader's language. */
  labels: DateSelectorLabels;
  /** How months are written on the button; `MM/YYYY` by default. */
  format?: SelectionFormat;
  /** False leaves out the button of the year to date. */
  ytd?: boolean;
  /** True shows a button that clears the selection. */
  clearable?: boolean;
  /** In a form: shown above, as other fields have it. Without one `labels.label` is only spoken. */
  label?: ReactNode;
  /** A sentence below the label; needs one. */
  hint?: ReactNode;
  /** What is wrong, below the buttons; needs a label. */
  errors?: readonly string[];
  /** Cannot be used, and says so. */
  disabled?: boolean;
  /** Which edge of the button the panel is aligned to. */
  align?: 'start' | 'end';
}

const Root = styled.div`
  display: inline-flex;
  max-width: 100%;

  > * + * {
    margin-inline-start: -1px;
  }

  > button:not(:last-of-type) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  > button:last-of-type:not(:first-of-type) {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  > button:hover,
  > button:focus-visible,
  > button[aria-pressed='true'] {
    z-index: 1;
  }
`;

const Trigger = styled(Button)`
  flex: 1 1 auto;
  min-width: 0;
  font-variant-numeric: tabular-nums;

  svg {
    flex: none;
  }

  [data-invalid] > & {
    border-color: ${token('color-danger')};
  }

  /* On phones both buttons have a line each to themselves, also in Finnish. */
  ${phone} {
    gap: ${token('space-1')};
    padding-inline: ${token('space-2')};

    /* As in a field, where it is wider than what it says. */
    > span {
      flex: 1;
      justify-content: space-between;
    }

    svg:first-of-type:not(:last-of-type) {
      display: none;
    }
  }

  &[data-empty] {
    font-weight: ${token('font-weight-regular')};
    color: ${token('color-text-muted')};
  }
`;

const Ytd = styled(Button)`
  flex: none;

  ${phone} {
    padding-inline: ${token('space-2')};
  }

  &[aria-pressed='true'] {
    /* Chosen, not the page's first action. */
    color: ${token('color-accent-text')};
    background: ${token('color-surface-selected')};
    border-color: ${token('color-accent')};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      color: SelectedItemText;
      background: SelectedItem;
    }
  }
`;

const deferredPanel = deferred<DateSelectorPanelProps>(() =>
  import('./DateSelectorPanel.js').then((module) => module.DateSelectorPanel),
);

/**
 * Chooses a month, a range of months or years, or the year to date, by the rules of
 * `reduceDateSelection`. A button shows the selection and opens a panel with a grid of months (and
 * one of years), which is used by pointer or by the keys of the date picker pattern.
 * Renders a `<div role="group">` with two buttons; with a label, a `<div>` around it.
 */
export const DateSelector = ({
  value,
  onValueChange,
  options,
  locale,
  labels,
  format = 'MM/YYYY',
  ytd = true,
  clearable = false,
  disabled = false,
  align = 'start',
  label,
  hint,
  errors = [],
  ...rest
}: DateSelectorProps) => {
  const { Panel, anchored, button } = useDeferredPanel(deferredPanel, 'dialog');
  const dispatch = (action: DateSelectionAction) => {
    const next = reduceDateSelection(value, action, options);
    if (next === value) return;
    onValueChange(next);
    // After the other modes more may follow.
    const isPick = action.type === 'pickMonth' || action.type === 'pickYear';
    const isWhole = action.type === 'set' || (isPick && picksOne(options.mode));
    if (isWhole && !isEmptySelection(next)) anchored.onOpenChange(false);
  };
  const text = selectionText(value, options.fiscalStart, format);
  // What is seen as its name is part of what is spoken.
  const name = typeof label === 'string' ? label : labels.label;
  const field = (control?: FieldControlProps) => (
    <Root
      role="group"
      aria-label={name}
      data-mode={options.mode}
      data-invalid={errors.length > 0 || undefined}
      {...(control ? {} : rest)}
    >
      <Trigger
        id={control?.id}
        aria-describedby={control?.['aria-describedby']}
        icon={<Icon icon={CalendarIcon} size="sm" />}
        iconEnd={<Icon icon={ChevronDownIcon} size="sm" />}
        disabled={disabled}
        data-empty={text === null || undefined}
        aria-label={`${name}: ${text ?? labels.none}`}
        {...button()}
      >
        {text ?? labels.none}
      </Trigger>
      {Panel ? (
        <Panel
          {...anchored}
          align={align}
          value={value}
          options={options}
          locale={locale}
          labels={labels}
          name={name}
          message={text ?? labels.none}
          clearable={clearable}
          dispatch={dispatch}
        />
      ) : null}
      {ytd ? (
        <Ytd
          disabled={disabled}
          aria-pressed={isYtd(value)}
          title={labels.ytdName}
          onClick={() => dispatch({ type: 'toggleYtd' })}
        >
          {labels.ytd}
        </Ytd>
      ) : null}
    </Root>
  );
  if (label === undefined) return field();
  return (
    <FormField label={label} hint={hint} errors={errors} {...rest}>
      {field}
    </FormField>
  );
};
