import type { FigureChange as Change } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { FigureTable } from '../FigureTrace/FigureTable.js';
import type { FigureState } from '../FigureTrace/parts.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { ArrowRightIcon, LogicIcon } from '../icons/index.js';
import { mobile, plainButton } from '../styles/index.js';
import { type ChangeRow, waterfall } from './rows.js';
import { type LineProps, WaterfallBar } from './WaterfallBar.js';

export interface ChangeTableLabels {
  /** Heads of the columns; the first one is of inputs, or of pairs of months. */
  input: string;
  months: string;
  before: string;
  now: string;
  contribution: string;
  /** The line of what comes of inputs changing together, and the line of the whole change. */
  interaction: string;
  total: string;
  /** Said of a contribution with an estimate behind it. */
  estimate: string;
  /** Said where an input has no value in one period, or in neither. */
  missingBefore: string;
  missingNow: string;
  missingBoth: string;
  /** Said where the figure has no value with this input alone changed. */
  notSeparable: string;
  /** Name of the button that shows what an input's value is made of. */
  trace: (title: string) => string;
}

export interface ChangeTableProps {
  /** Head of the first column. */
  head: string;
  rows: readonly ChangeRow[];
  /** null where the contributions are the whole change. */
  interaction: number | null;
  /** null where there is no change, or where its parts do not add up to one. */
  total: number | null;
  /** What is aimed at. */
  aim: Change['aim'];
  write: (value: number | null) => string;
  labels: ChangeTableLabels;
  onOpenInput: (input: Change['contributions'][number]) => void;
  onTraceInput: (input: Change['contributions'][number]) => void;
}

const Table = styled(FigureTable)`
  tbody th {
    width: 30%;
  }

  [data-cell='figure'] {
    width: 1%;
  }

  [data-cell='action'] {
    width: 1%;
    padding-inline: 0;
  }

  [data-row='total'] > * {
    font-weight: ${token('font-weight-semibold')};
    border-bottom: 0;
  }

  ${mobile} {
    [data-wide] {
      display: none;
    }

    tbody th {
      width: auto;
    }
  }
`;

const Title = styled.button`
  ${plainButton}
  min-height: ${token('size-target')};
  color: ${token('color-accent-text')};
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

const Note = styled.small`
  display: block;
  font-size: ${token('font-size-xs')};
  color: ${token('color-text-muted')};

  &[data-narrow] {
    display: none;
  }

  ${mobile} {
    &[data-narrow] {
      display: block;
    }
  }
`;

const Narrow = styled.div`
  display: none;

  ${mobile} {
    display: block;
  }
`;

/** The bar and its figure; the sign shows the direction, so that colour is not the only cue. */
const Contribution = ({ text, ...line }: LineProps & { text: string }) => (
  <>
    <td data-wide="">
      <WaterfallBar {...line} />
    </td>
    <td data-cell="figure" data-state={line.isEstimate ? 'estimate' : undefined}>
      {text}
    </td>
  </>
);

const isMissing = (cell: { state: FigureState } | null) => cell?.state === 'missing';

function missingNote({ before, now }: ChangeRow, labels: ChangeTableLabels): string | null {
  if (isMissing(before) && isMissing(now)) return labels.missingBoth;
  if (isMissing(before)) return labels.missingBefore;
  return isMissing(now) ? labels.missingNow : null;
}

/** Why a line has no figure, or what must be known to read it. */
function notesOf(row: ChangeRow, total: number | null, labels: ChangeTableLabels): string[] {
  const notes = [missingNote(row, labels)];
  if (row.isEstimate) notes.push(labels.estimate);
  if (row.contribution === null && total !== null && row.input) notes.push(labels.notSeparable);
  return notes.filter((note) => note !== null);
}

const ValueCell = ({ cell }: { cell: ChangeRow['before'] }) => (
  <td data-cell="figure" data-wide="" data-state={cell?.state}>
    {cell?.text}
  </td>
);

/** A line below those of the inputs. */
const SumRow = ({ title, text, ...line }: LineProps & { title: string; text: string }) => (
  <tr data-row={line.kind}>
    <th scope="row">
      {title}
      <Narrow>
        <WaterfallBar {...line} />
      </Narrow>
    </th>
    <td data-wide="" colSpan={2} />
    <Contribution {...line} text={text} />
    <td />
  </tr>
);

/** The contributions as lines of a waterfall, then what they leave, then the whole change. */
export const ChangeTable = ({
  head,
  rows,
  interaction,
  total,
  aim,
  write,
  labels,
  onOpenInput,
  onTraceInput,
}: ChangeTableProps) => {
  const steps = rows.map(({ contribution }) => contribution);
  const { bars, zero } = waterfall(interaction === null ? steps : [...steps, interaction]);
  const hasEstimate = rows.some((row) => row.isEstimate);
  // From 0 to where the steps end, on the same scale.
  const whole = waterfall([...steps, interaction, total === null ? null : -total]).bars.at(-1);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" data-cell="figure" data-wide="">
            {labels.before}
          </th>
          <th scope="col" data-cell="figure" data-wide="">
            {labels.now}
          </th>
          <td data-wide="" />
          <th scope="col" data-cell="figure">
            {labels.contribution}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const { input } = row;
          const open = input?.is_known ? input : null;
          const line = {
            kind: 'input',
            value: row.contribution,
            isEstimate: row.isEstimate,
            bar: bars[at] ?? null,
            zero,
            aim,
          } as const;
          return (
            <tr key={row.id}>
              <th scope="row">
                {open ? (
                  <Title type="button" onClick={() => onOpenInput(open)}>
                    {row.title}
                  </Title>
                ) : (
                  row.title
                )}
                {row.before && row.now ? (
                  <Note data-narrow="">
                    {row.before.text} <Icon icon={ArrowRightIcon} size="sm" /> {row.now.text}
                  </Note>
                ) : null}
                {notesOf(row, total, labels).map((note) => (
                  <Note key={note}>{note}</Note>
                ))}
                <Narrow>
                  <WaterfallBar {...line} />
                </Narrow>
              </th>
              <ValueCell cell={row.before} />
              <ValueCell cell={row.now} />
              <Contribution {...line} text={write(row.contribution)} />
              <td data-cell="action">
                {open ? (
                  <IconButton label={labels.trace(row.title)} onClick={() => onTraceInput(open)}>
                    <Icon icon={LogicIcon} size="sm" />
                  </IconButton>
                ) : null}
              </td>
            </tr>
          );
        })}
        {interaction === null ? null : (
          <SumRow
            kind="interaction"
            title={labels.interaction}
            value={interaction}
            isEstimate={hasEstimate}
            bar={bars[rows.length] ?? null}
            zero={zero}
            aim={aim}
            text={write(interaction)}
          />
        )}
        {total === null ? null : (
          <SumRow
            kind="total"
            title={labels.total}
            value={total}
            isEstimate={hasEstimate}
            bar={whole ?? null}
            zero={zero}
            aim={aim}
            text={write(total)}
          />
        )}
      </tbody>
    </Table>
  );
};
