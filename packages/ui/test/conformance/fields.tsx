import { monthNumber, selectionOfRange } from '@tavoite/model';
import {
  Button,
  Checkbox,
  ColorPairPicker,
  DateSelector,
  DateTimeField,
  FileInputs,
  FormField,
  FormStack,
  FormulaField,
  MultiSelect,
  PasswordField,
  PicturePicker,
  RecipientPicker,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  TextArea,
  TextField,
  ViewPicker,
} from '../../src/index.js';
import { labelsOf } from '../fixtures/labels.js';
import type { Conforming } from './types.js';

const nothing = () => {};
const MAY = monthNumber(2026, 5);
const COLOR_PAIRS = [
  { id: 1, title: 'Calm', color: '#0b5f6b', dark_color: '#7fd1dd' },
  { id: 2, title: 'Warm', color: '#8a4b08', dark_color: '#f2b56b' },
];
const VIEWS = [
  { value: 'graph', label: 'Graph' },
  { value: 'numbers', label: 'Numbers' },
] as const;

export const fields: readonly Conforming[] = [
  {
    name: 'Checkbox',
    classOn: 'ancestor',
    element: (extra) => <Checkbox label="Send notification" {...extra} />,
    states: [['[data-indeterminate]', <Checkbox key="1" label="All" indeterminate />]],
  },
  {
    name: 'ColorPairPicker',
    element: (extra) => (
      <ColorPairPicker
        {...labelsOf('en').colorPairPicker}
        pairs={COLOR_PAIRS}
        value={1}
        onValueChange={nothing}
        {...extra}
      />
    ),
    states: [
      [
        '[data-state="empty"]',
        <ColorPairPicker
          key="empty"
          {...labelsOf('en').colorPairPicker}
          pairs={[]}
          value={null}
          onValueChange={nothing}
        />,
      ],
    ],
  },
  {
    name: 'DateTimeField',
    element: (extra) => (
      <DateTimeField
        label="Publish at"
        firstDay="2026-11-20"
        onValueChange={nothing}
        locale="en"
        labels={labelsOf('en').dateTimeField}
        {...extra}
      />
    ),
  },
  {
    name: 'DateSelector',
    element: (extra) => (
      <DateSelector
        value={selectionOfRange({ start: MAY, end: MAY })}
        onValueChange={nothing}
        options={{
          mode: 'month',
          fiscalStart: 1,
          currentMonth: MAY,
          selectable: { start: monthNumber(2021, 3), end: monthNumber(2026, 8) },
        }}
        locale="en"
        labels={labelsOf('en').dateSelector}
        {...extra}
      />
    ),
  },
  {
    name: 'FileInputs',
    element: (extra) => (
      <FileInputs
        files={[]}
        onAdd={nothing}
        onRemove={nothing}
        addLabel="Add a file"
        removeLabel={(name) => `Remove ${name}`}
        formatSize={(bytes) => `${bytes} B`}
        {...extra}
      />
    ),
  },
  {
    name: 'FormField',
    element: (extra) => (
      <FormField label="Progress" {...extra}>
        {(control) => <input {...control} />}
      </FormField>
    ),
    states: [
      [
        '[data-invalid] input[aria-invalid="true"]',
        <FormField key="1" label="Progress" errors={['Too much.']}>
          {(control) => <input {...control} />}
        </FormField>,
      ],
    ],
  },
  {
    name: 'FormStack',
    element: (extra) => (
      <FormStack actions={<Button type="submit">Login</Button>} {...extra}>
        <TextField label="Email" />
      </FormStack>
    ),
  },
  {
    name: 'MultiSelect',
    classOn: 'ancestor',
    element: (extra) => (
      <MultiSelect
        label="Views"
        listLabel="Views"
        options={[{ value: '1', label: 'Net sales' }]}
        value={[]}
        onValueChange={nothing}
        {...labelsOf('en').multiSelect}
        {...extra}
      />
    ),
  },
  {
    name: 'PasswordField',
    classOn: 'ancestor',
    element: (extra) => (
      <PasswordField label="Password" {...labelsOf('en').passwordField} {...extra} />
    ),
  },
  {
    name: 'PicturePicker',
    element: (extra) => (
      <PicturePicker
        label="Colour"
        options={[
          { value: 'sea', label: 'Sea', picture: <i /> },
          { value: 'rust', label: 'Rust', picture: <i /> },
        ]}
        value="sea"
        onValueChange={nothing}
        {...extra}
      />
    ),
  },
  {
    name: 'RecipientPicker',
    classOn: 'ancestor',
    element: (extra) => (
      <RecipientPicker
        members={[{ id: 1, username: 'aino@example.com', full_name: 'Aino Virtanen' }]}
        value={{ users: [1], emails: ['eero@example.com'] }}
        onValueChange={nothing}
        allowEmails
        {...labelsOf('en').recipientPicker}
        {...extra}
      />
    ),
  },
  {
    name: 'SegmentedControl',
    element: (extra) => (
      <SegmentedControl
        label="View"
        options={VIEWS}
        value="graph"
        onValueChange={nothing}
        {...extra}
      />
    ),
    states: [
      [
        '[data-value="numbers"] label[data-checked]',
        <SegmentedControl
          key="1"
          label="View"
          options={VIEWS}
          value="numbers"
          onValueChange={nothing}
        />,
      ],
    ],
  },
  {
    name: 'Select',
    classOn: 'ancestor',
    element: (extra) => <Select label="View" options={VIEWS} {...extra} />,
  },
  {
    name: 'Slider',
    element: (extra) => (
      <Slider
        label="Progress"
        value={40}
        onValueChange={nothing}
        formatValue={(value) => `${value} %`}
        {...extra}
      />
    ),
  },
  {
    name: 'Switch',
    classOn: 'ancestor',
    element: (extra) => <Switch label="Show estimates" {...extra} />,
  },
  {
    name: 'FormulaField',
    classOn: 'ancestor',
    element: (extra) => (
      <FormulaField
        label="Formula"
        labels={labelsOf('en').formulaField}
        terms={[]}
        value="sales"
        onValueChange={nothing}
        {...extra}
      />
    ),
    states: [
      [
        '[data-invalid] textarea[aria-invalid="true"]',
        <FormulaField
          key="1"
          label="Formula"
          labels={labelsOf('en').formulaField}
          terms={[]}
          value="(sales"
          onValueChange={nothing}
          errors={['A bracket is not closed.']}
        />,
      ],
    ],
  },
  {
    name: 'TextArea',
    classOn: 'ancestor',
    element: (extra) => <TextArea label="Comment" {...extra} />,
    states: [
      [
        '[data-invalid] textarea[aria-invalid="true"]',
        <TextArea key="1" label="Comment" errors={['Required.']} />,
      ],
    ],
  },
  {
    name: 'TextField',
    classOn: 'ancestor',
    element: (extra) => <TextField label="Email" {...extra} />,
    states: [
      [
        '[data-invalid] input[aria-invalid="true"]',
        <TextField key="1" label="Email" errors={['Required.']} />,
      ],
    ],
  },
  {
    name: 'ViewPicker',
    element: (extra) => (
      <ViewPicker
        views={[
          { id: 1, title: 'Net sales', children: [{ id: 2, title: 'Services', children: [] }] },
        ]}
        value={new Set([2])}
        onValueChange={nothing}
        labels={labelsOf('en').viewPicker}
        {...extra}
      />
    ),
  },
];
