import { aReport, aReportGraph } from '../../../test/reports.js';
import { asGraph } from './items.js';
import { spanOfReport } from './words.js';

describe('the months of a report', () => {
  const graph = (id: number, start_date: string, end_date: string) => {
    const one = aReportGraph(id);
    return asGraph({ ...one, properties: { ...one.properties, start_date, end_date } });
  };

  it('are those from the first to the last of what is in it', () => {
    const items = [
      graph(11, '2026-03-01', '2026-10-31'),
      graph(12, '2025-11-01', '2026-09-30'),
      graph(13, '2020-01-01', '2027-12-31'),
    ];
    const report = aReport(1, { report_graphs: [11, 12], report_data_maps: [] });
    expect(spanOfReport(report, items)).toBe('11/2025 – 10/2026');
  });

  it('are not said while nothing is known of what is in it', () => {
    expect(spanOfReport(aReport(1), [])).toBe('');
  });
});
