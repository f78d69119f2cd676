import { render } from '@testing-library/react';
import { radarKeys, radarSeries } from '../../test/fixtures/radar.js';
import { radarChart } from '../labels/en.js';
import { browserTheme } from '../theme/theme.js';
import { radarLayout } from './layout.js';
import { radarModel } from './model.js';
import { RadarMarks } from './RadarMarks.js';
import { radarWording } from './words.js';

it('writes both values under a name also where they are written alike', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const [own] = radarSeries;
  if (!own) throw new Error('There is no series');
  const model = radarModel({ keys: radarKeys, series: [own, { ...own, key: 'earlier' }] });
  const words = radarWording({ unit: '%', decimals: 1 }, model, radarChart);
  const layout = radarLayout(model, { width: 640, height: 400 }, words.spoke);
  const { container } = render(
    <svg aria-hidden="true">
      <RadarMarks layout={layout} theme={browserTheme} idPrefix="radar" />
    </svg>,
  );
  expect(container.querySelector('.tavoite-chart-names text')).toHaveTextContent(
    /(\d+,\d\s%) · \1$/,
  );
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
