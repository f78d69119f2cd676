import {
  currentMonth,
  formatMonth,
  formatWithUnit,
  MONTHS_OFFERED_FOR_CLOSING,
  type MonthCheck,
  parseMonth,
} from '@tavoite/model';
import { token } from '@tavoite/tokens';
import {
  Banner,
  Button,
  ConfirmDialog,
  Modal,
  monthAndYear,
  Select,
  Spinner,
  Stack,
} from '@tavoite/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { LoadFailure } from '../../../core/page/LoadFailure.js';
import { ReasonField } from '../../../core/page/ReasonField.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { useDraft } from '../../drafts/index.js';
import type { FigurePlace } from '../months.js';
import { asSentence } from '../months.js';
import { monthCall, monthStepCall } from '../slice.js';
import { useFiguresSelector } from '../state.js';
import { monthName } from './EditTable.js';

const Findings = styled.ul`
  margin: ${token('space-1')} 0 0;
  padding-inline-start: ${token('space-5')};
`;

const List = ({ title, children }: { title: string; children: ReactNode[] }) =>
  children.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <Findings>{children}</Findings>
    </section>
  );

/** A finding leads to its figure. */
const Place = styled.button`
  appearance: none;
  min-height: ${token('size-target')};
  margin: 0;
  padding: 0;
  border: none;
  background: none;
  color: ${token('color-accent-text')};
  font: inherit;
  text-align: start;
  text-decoration: underline;
  cursor: pointer;
`;

/** Terms that a question names; of more it says how many they are. */
const MOST_NAMED = 5;

interface MonthDialogProps {
  /** The month (`YYYY-MM`) that is offered. */
  offered: string;
  /** Whether the figures of a term are entered in the grid. */
  isEntered: (key: string) => boolean;
  /** Called with a figure that someone wants to see. */
  onShow: (place: FigurePlace) => void;
  /** How many figures of a month (`YYYY-MM`) are typed and not saved. */
  unsavedIn: (month: string) => number;
  onClose: () => void;
}

/** What to look at before a month is closed; closes it, or opens it again. */
export const MonthDialog = ({
  offered,
  isEntered,
  unsavedIn,
  onShow,
  onClose,
}: MonthDialogProps) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const { modal } = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const [now] = useState(() => currentMonth());
  const { values, change, forget } = useDraft('monthlyFigures/reason-to-reopen', {
    month: offered,
    reason: '',
  });
  const { month, reason } = values;
  const [missing, setMissing] = useState(false);
  const [asked, setAsked] = useState<MonthCheck['missing']>([]);
  const { data, error } = useFiguresSelector((state) => state.monthlyFigures.month);
  const step = useFiguresSelector((state) => state.monthlyFigures.monthStep);
  const isSaving = step.status === 'pending';
  const checked = data?.month === month ? data : null;
  const isDone = step.status === 'fulfilled';
  const unsaved = unsavedIn(month);
  useEffect(() => {
    dispatch(monthStepCall.reset());
  }, [dispatch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again once it is closed or opened
  useEffect(() => {
    dispatch(monthCall.request(month));
  }, [dispatch, month, isDone]);

  const close = () => {
    forget();
    onClose();
  };
  const choose = (next: string) => {
    dispatch(monthStepCall.reset());
    change({ month: next, reason: '' });
    setMissing(false);
  };
  const reopen = () => {
    const given = reason.trim();
    setMissing(given === '');
    if (given !== '') dispatch(monthStepCall.request({ step: 'reopen', month, reason: given }));
  };
  const closeMonth = () => {
    setAsked([]);
    dispatch(monthStepCall.request({ step: 'close', month }));
  };
  const named = (terms: MonthCheck['missing']) => {
    const titles = terms.slice(0, MOST_NAMED).map(({ title }) => title);
    const more = terms.length - titles.length;
    return more > 0
      ? text('terms-and-more', { terms: titles.join(', '), count: more })
      : titles.join(', ');
  };
  const monthText = monthAndYear(parseMonth(month) ?? now, locale);
  const place = (key: string | undefined, words: string) =>
    key !== undefined && isEntered(key) ? (
      <Place type="button" title={text('month-show')} onClick={() => onShow({ key, month })}>
        {words}
      </Place>
    ) : (
      words
    );
  const usual = (term: MonthCheck['unusual'][number]) => {
    const [low, high] = [figure(term.low, term), figure(term.high, term)];
    // As they are written: 0.9 and 1.1 accidents are both one.
    return text(low === high ? 'month-unusual-always' : 'month-unusual-term', {
      term: term.title,
      value: figure(term.value, term),
      low,
      high,
    });
  };
  const figure = (
    value: number | null,
    term: MonthCheck['missing'][number] | MonthCheck['unusual'][number],
  ) => formatWithUnit(value, { locale, unit: term.unit, type: term.value_numeric_type });

  const findings = (found: MonthCheck) => (
    <>
      <List title={text('month-missing', { count: found.missing.length })}>
        {found.missing.map((term) => (
          <li key={term.key}>
            {place(
              term.key,
              text('month-missing-term', { term: term.title, last: figure(term.last, term) }),
            )}
          </li>
        ))}
      </List>
      <List title={text('month-unusual', { count: found.unusual.length })}>
        {found.unusual.map((term) => (
          <li key={term.key}>{place(term.key, usual(term))}</li>
        ))}
      </List>
      <List title={text('month-lost', { count: found.lost.length })}>
        {found.lost.map((term) => (
          <li key={term.key}>
            {place(
              term.input_keys.find(isEntered),
              text('month-lost-term', { term: term.title, inputs: term.inputs.join(', ') }),
            )}
          </li>
        ))}
      </List>
      {found.missing.length + found.unusual.length + found.lost.length === 0 ? (
        <Banner tone="success">{text('month-nothing-found')}</Banner>
      ) : null}
    </>
  );

  const state = (found: MonthCheck) => {
    if (found.is_open) return <Banner tone="info">{text('month-still-open')}</Banner>;
    if (found.is_closed) return <Banner tone="success">{text('month-is-closed')}</Banner>;
    if (found.estimates === 0) return <Banner tone="info">{text('month-without-figures')}</Banner>;
    return <p>{text('close-month-what')}</p>;
  };

  return (
    <Modal
      {...modal}
      open
      size="md"
      align="top"
      locked={isSaving}
      onOpenChange={close}
      title={
        checked?.is_closed
          ? asSentence(text('month-closed-title', { month: monthText }), locale)
          : text(month === formatMonth(now) ? 'check-month' : 'close-month')
      }
      footer={
        <>
          <Button disabled={isSaving} onClick={close}>
            {/* Not "Close": that is what is done to the month. */}
            {text(isDone ? 'done' : 'cancel')}
          </Button>
          {checked && checked.verified > 0 ? (
            <Button loading={isSaving} loadingLabel={text('saving')} onClick={reopen}>
              {text('reopen-month')}
            </Button>
          ) : null}
          {checked && checked.estimates > 0 && !checked.is_open ? (
            <Button
              variant="primary"
              loading={isSaving}
              loadingLabel={text('saving')}
              onClick={() =>
                checked.missing.length > 0 ? setAsked(checked.missing) : closeMonth()
              }
            >
              {text('verify-figures', { count: checked.estimates })}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack>
        <Select
          label={text('month')}
          value={month}
          options={Array.from({ length: MONTHS_OFFERED_FOR_CLOSING }, (_, back) => {
            const each = formatMonth(now - back);
            const label = monthName(each);
            if (back === 0)
              return { value: each, label: text('month-option-open', { month: label }) };
            return {
              value: each,
              label: data?.closed_months.includes(each)
                ? text('month-option-closed', { month: label })
                : label,
            };
          })}
          onChange={({ target }) => choose(target.value)}
        />
        {step.error ? (
          <Banner tone="danger">{messageText(failureMessage(step.error))}</Banner>
        ) : null}
        {error ? (
          <LoadFailure
            title={text('month-check-failed')}
            error={error}
            onRetry={() => dispatch(monthCall.request(month))}
          />
        ) : null}
        {!checked && !error ? <Spinner label={text('loading')} /> : null}
        {checked ? (
          <>
            <p>
              {text('month-figures', { verified: checked.verified, estimates: checked.estimates })}
            </p>
            {unsaved > 0 ? (
              <Banner tone="warning">{text('month-unsaved', { count: unsaved })}</Banner>
            ) : null}
            {state(checked)}
            {findings(checked)}
            {checked.verified > 0 ? (
              <ReasonField
                of="reopen"
                reason={reason}
                onChange={(next) => change({ reason: next })}
                isMissing={missing}
              />
            ) : null}
          </>
        ) : null}
      </Stack>
      <ConfirmDialog
        open={asked.length > 0}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked([]);
        }}
        title={text('close-without-title', { month: monthText, count: asked.length })}
        message={text('close-without-message', { terms: named(asked), count: asked.length })}
        confirmLabel={text('close-without', { count: asked.length })}
        cancelLabel={text('cancel')}
        closeLabel={text('close')}
        onConfirm={closeMonth}
      />
    </Modal>
  );
};
