import { join } from 'node:path';
import { writtenProps } from './interfaces.js';

const packages = join(__dirname, '..', '..', 'packages');

test('props are as their sources write them, with those of other files', () => {
  const { Select, MultiSelect } = writtenProps(join(packages, 'ui', 'src'));
  expect(Select).toContainEqual(
    expect.objectContaining({ name: 'options', type: 'readonly SelectOption[]', required: true }),
  );
  // From FieldTexts in the folder of FormField.
  expect(MultiSelect).toContainEqual(
    expect.objectContaining({ name: 'errors', description: expect.stringMatching(/\w/) }),
  );
  const { TimeSeriesChart } = writtenProps(join(packages, 'charts', 'src'));
  const names = TimeSeriesChart?.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['series', 'locale', 'height', 'onActivate']));
  expect(new Set(names).size).toBe(names?.length);
});
