import {
  checkContent,
  datesToRange,
  MAX_REPORT_ITEMS,
  MAX_REPORT_MONTHS,
  MAX_REPORT_RECIPIENTS,
  rangeLength,
} from '@tavoite/model';
import { isOneAddress } from '../mail/address.js';
import { fault } from './faults.js';
import { type Named, quoted } from './hints.js';
import type { Linking } from './linking.js';
import { contentOfCell, namesOfCell } from './message-text.js';
import type { OrganizationPlan } from './plan.js';
import type { ReportDataMapRow, ReportGraphRow, ReportTableRow } from './report-tables.js';

export interface ReportRows {
  readonly graphs: readonly ReportGraphRow[];
  readonly dataMaps: readonly ReportDataMapRow[];
  readonly reports: readonly ReportTableRow[];
}

/** An item has closed months or both dates, of which there are not too many. */
function checkPeriod({ problems }: Linking, row: ReportGraphRow | ReportDataMapRow): void {
  const { closed_months: closed, start_date: start, end_date: end } = row.values;
  if (closed) return;
  if (!start || !end) {
    problems.error(row.at(start ? 'end_date' : 'start_date'), fault('fault_report_period'));
  } else if (start > end) {
    problems.error(row.at('end_date'), fault('fault_end_before_start', { start, end }));
  } else {
    const range = datesToRange(start, end);
    if (range !== null && rangeLength(range) > MAX_REPORT_MONTHS)
      problems.error(row.at('end_date'), fault('fault_report_months', { max: MAX_REPORT_MONTHS }));
  }
}

type AddressColumn = 'recipients' | 'monthly_recipients';

/** Answers how many addresses the cell has. */
function checkAddresses({ problems }: Linking, row: ReportTableRow, column: AddressColumn): number {
  const addresses = namesOfCell(row.values[column]);
  for (const address of addresses) {
    if (!isOneAddress(address))
      problems.error(row.at(column), fault('fault_not_an_email', { cell: quoted(address) }));
  }
  return addresses.length;
}

/** A report that is sent every month has one day, and recipients. */
function checkSchedule(linking: Linking, row: ReportTableRow): void {
  const { problems } = linking;
  const { monthly_working_day: workingDay, monthly_day: day, monthly_hour: hour } = row.values;
  const count = checkAddresses(linking, row, 'monthly_recipients');
  if (count > MAX_REPORT_RECIPIENTS)
    problems.error(
      row.at('monthly_recipients'),
      fault('fault_report_many_recipients', { max: MAX_REPORT_RECIPIENTS }),
    );
  const isScheduled = (workingDay ?? day ?? null) !== null;
  if (isScheduled && count === 0)
    problems.error(row.at('monthly_recipients'), fault('fault_report_monthly_recipients'));
  if (!isScheduled && (count > 0 || (hour ?? null) !== null))
    problems.error(
      row.at(count > 0 ? 'monthly_recipients' : 'monthly_hour'),
      fault('fault_report_monthly_day'),
    );
  if ((workingDay ?? null) !== null && (day ?? null) !== null)
    problems.error(row.at('monthly_day'), fault('fault_report_two_days'));
}

/** Puts the files of reports into the plan. */
export function linkReports(linking: Linking, rows: ReportRows): void {
  const { plan, stored, problems } = linking;
  for (const row of [...rows.graphs, ...rows.dataMaps, ...rows.reports]) {
    const { author, text } = row.values;
    if (author && !linking.isUser(author))
      linking.unknown(row.at('author'), 'user', author, [
        ...plan.users.keys(),
        ...stored.users.keys(),
      ]);
    if (text && checkContent(contentOfCell(text)) !== null)
      problems.error(row.at('text'), fault('fault_report_text'));
  }
  for (const row of [...rows.graphs, ...rows.dataMaps]) checkPeriod(linking, row);
  for (const row of rows.reports) {
    const { items, sent } = row.values;
    if ((items?.length ?? 0) > MAX_REPORT_ITEMS)
      problems.error(row.at('items'), fault('fault_report_items', { max: MAX_REPORT_ITEMS }));
    if (checkAddresses(linking, row, 'recipients') === 0 && sent)
      problems.error(row.at('recipients'), fault('fault_report_recipients'));
    checkSchedule(linking, row);
  }
  linking.spread(rows.graphs, (organization, row) =>
    linking.addOnce(organization.reportGraphs, row.values.key, organization, row, 'key'),
  );
  linking.spread(rows.dataMaps, (organization, row) =>
    linking.addOnce(organization.reportDataMaps, row.values.key, organization, row, 'key'),
  );
  linking.spread(rows.reports, (organization, row) =>
    linking.addOnce(organization.reports, row.values.key, organization, row, 'key'),
  );
}

/** Checks what the reports of one organisation refer to. */
export function checkReports(linking: Linking, organization: OrganizationPlan): void {
  const stored = linking.storedOrganization(organization.key);
  const mappings = new Set([...organization.mappings.keys(), ...(stored?.mappings.keys() ?? [])]);
  const terms = new Set([...organization.terms.keys(), ...(stored?.terms.keys() ?? [])]);
  const items = new Set([
    ...organization.reportGraphs.keys(),
    ...organization.reportDataMaps.keys(),
  ]);
  type AnyRow = ReportGraphRow | ReportDataMapRow | ReportTableRow;
  const check = (
    row: AnyRow,
    column: string,
    what: Named,
    names: readonly string[],
    known: ReadonlySet<string>,
  ) => {
    for (const name of names) {
      if (name !== '' && !known.has(name))
        linking.error(organization.key, row, column, linking.noSuch(what, name, known));
    }
  };
  for (const row of organization.reportGraphs.values()) {
    check(row, 'mapping', 'mapping', [row.values.mapping], mappings);
    check(row, 'hidden', 'term', row.values.hidden ?? [], terms);
  }
  for (const row of organization.reportDataMaps.values()) {
    check(row, 'terms', 'term', row.values.terms ?? [], terms);
    check(row, 'opened', 'term', row.values.opened ?? [], terms);
    if (organization.reportGraphs.has(row.values.key))
      linking.error(
        organization.key,
        row,
        'key',
        fault('fault_report_key', { name: quoted(row.values.key) }),
      );
  }
  for (const row of organization.reports.values())
    check(row, 'items', 'report_item', row.values.items ?? [], items);
}
