import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatNumber, formatPercent } from '@tavoite/model';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drawnBy } from '../../test/fixtures/drawnBy.js';
import { earlierText, labelsOf, localeOf } from '../../test/fixtures/labels.js';
import { target } from '../../test/fixtures/strategy.js';
import { chance, type ExampleTerm, exampleTerms, manyTerms } from '../../test/fixtures/terms.js';
import {
  standingOf,
  TermNodeCard,
  TermNodeRow,
  TermNodeRowHead,
  TermNodeSummary,
} from '../TermNodeCard/index.js';
import type { TreeForm, TreeFormChoice } from './form.js';
import { TermTree } from './TermTree.js';

const textsOf = (locale: 'en' | 'fi') => ({
  ...labelsOf(locale).termTree,
  ...labelsOf(locale).termNodeCard,
  graph: locale === 'fi' ? 'Myynti' : 'Sales',
});

interface ExampleProps {
  roots: readonly ExampleTerm[];
  open?: readonly string[];
  /** All terms side by side under one. */
  inRows?: boolean;
  onFormShown?: (form: TreeForm) => void;
  locale: 'en' | 'fi';
}

/** An organisation with all the terms at its top level, the first ones with a part each. */
function termsInRows(locale: 'en' | 'fi'): ExampleTerm[] {
  const all: ExampleTerm[] = [];
  const open = exampleTerms(locale).reverse();
  for (let term = open.pop(); term; term = open.pop()) {
    all.push(term);
    open.push(...[...term.children].reverse());
  }
  const part = (path: string) => ({ path, key: path, unit: '%', children: [] });
  const children = all.map(({ path, title, unit }, index) => ({
    ...part(`all/${path}`),
    title,
    unit,
    children:
      index < 3
        ? [
            {
              ...part(`all/${path}/part`),
              title: locale === 'fi' ? `${title} yhteensä` : `${title} in total`,
            },
          ]
        : [],
  }));
  return [{ ...part('all'), title: 'Havulinna', unit: 'k€', children }];
}

/** A value and perhaps a target, always the same for a term. */
function figureOf(term: ExampleTerm, locale: 'en' | 'fi') {
  const luck = chance(term.path);
  const state = luck < 0.1 ? 'missing' : luck < 0.4 ? 'estimate' : 'actual';
  const number = formatNumber(100 + luck * 9000, { locale, type: 'decimal' });
  return {
    state,
    value: state === 'missing' ? '–' : `${number} ${term.unit}`,
    targets:
      luck > 0.5 ? [target(1, term.title, { current_value: luck * 100, target_value: 90 })] : [],
  } as const;
}

const Example = ({ roots, open = ['0'], onFormShown, locale }: ExampleProps) => {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(open));
  const [form, setForm] = useState<TreeFormChoice>(null);
  const texts = textsOf(locale);
  return (
    <div style={{ height: 560 }}>
      <TermTree
        roots={roots}
        expanded={expanded}
        onExpandedChange={setExpanded}
        form={form}
        onFormChange={setForm}
        {...(onFormShown && { onFormShown })}
        labels={texts}
        renderSummary={(term: ExampleTerm, form) => {
          const { targetMeter: meterLabels } = labelsOf(locale);
          const figure = figureOf(term, locale);
          return form === 'cards' ? (
            <TermNodeSummary {...figure} meterLabels={meterLabels} />
          ) : (
            <TermNodeRow {...figure} meterLabels={meterLabels} locale={locale} />
          );
        }}
        statusOf={(term: ExampleTerm) => standingOf(figureOf(term, locale).targets)}
        listHead={<TermNodeRowHead labels={labelsOf(locale).termNodeRowHead} />}
        renderNode={(term: ExampleTerm, isActive) => {
          const luck = chance(term.path);
          return (
            <TermNodeCard
              title={term.title}
              {...figureOf(term, locale)}
              percentage={formatPercent(luck * 100, { locale })}
              graphs={luck > 0.3 ? [{ title: texts.graph, href: '#graph' }] : []}
              isActive={isActive}
              locale={locale}
              estimateLabel={texts.estimateLabel}
              earlierText={earlierText[locale]}
              meterLabels={labelsOf(locale).targetMeter}
            />
          );
        }}
      />
    </div>
  );
};

const { docs, ...shown } = drawnBy<ExampleProps>(
  TermTree,
  ['open', 'inRows', 'locale'],
  `
const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
const [form, setForm] = useState<TreeFormChoice>(null);

<TermTree
  roots={[
    { path: 'profit', title: 'Operating profit', children: [
      { path: 'profit/sales', title: 'Net sales', children: [] },
    ] },
  ]}
  expanded={expanded}
  onExpandedChange={setExpanded}
  form={form}
  onFormChange={setForm}
  renderNode={(term, isActive) => (
    <TermNodeCard
      title={term.title}
      value="12,480 k€"
      state="actual"
      targets={[]}
      graphs={[]}
      isActive={isActive}
      locale="en"
      {...labels.termNodeCard}
    />
  )}
  labels={labels.termTree}
/>
`,
);

const meta = {
  title: 'Analysis/TermTree',
  ...shown,
  parameters: { docs },
  args: { roots: exampleTerms('en'), locale: 'en' },
  render: (args, context) => {
    const locale = localeOf(context);
    return (
      <Example
        {...args}
        locale={locale}
        roots={
          args.inRows ? termsInRows(locale) : locale === 'fi' ? exampleTerms('fi') : args.roots
        }
      />
    );
  },
} satisfies Meta<ExampleProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drag, wheel or pinch moves and zooms; the buttons do the same. */
export const Terms: Story = {};

/** Arrow keys walk the tree as the ARIA pattern says; right opens, left closes. */
export const ByKeyboard: Story = {
  args: { open: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const items = await waitFor(() => {
      const found = canvas.getAllByRole('treeitem');
      expect(found).toHaveLength(2);
      return found;
    });
    items[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getAllByRole('treeitem').length).toBeGreaterThan(2));
    await waitFor(() => expect(items[0]).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-level', '2'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-level', '1'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(2));
  },
};

/** More children than fit side by side stand in rows below each other, on a panel that is theirs. */
export const InRows: Story = {
  args: { inRows: true, open: ['all', 'all/0/0'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('treeitem').length).toBeGreaterThan(4));
    const panel = canvasElement.querySelector('[role=tree] [data-panels]')?.getBoundingClientRect();
    const below = canvasElement.querySelectorAll('[role=treeitem]:not([aria-level="1"])');
    for (const card of below) {
      const { left, right, top } = card.getBoundingClientRect();
      await expect(left).toBeGreaterThan(panel?.left ?? Number.NaN);
      await expect(right).toBeLessThan(panel?.right ?? Number.NaN);
      await expect(top).toBeGreaterThan(panel?.top ?? Number.NaN);
    }
  },
};

/** Typing finds any node, open or not; Enter opens what is above it and goes there. */
export const Search: Story = {
  args: { inRows: true, open: ['all'] },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const texts = textsOf(localeOf({ globals }));
    const field = await canvas.findByRole('combobox', { name: texts.search });
    await userEvent.type(field, 'no such term');
    await waitFor(() => expect(canvas.getByText(texts.nothingFound)).toBeVisible());
    await userEvent.clear(field);
    const wanted = localeOf({ globals }) === 'fi' ? 'Liikevaihto yhteensä' : 'Net sales in total';
    await userEvent.type(field, wanted);
    await waitFor(() => expect(canvas.getAllByRole('option')[0]).toHaveTextContent(wanted));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'treeitem'));
    await expect(document.activeElement).toHaveTextContent(wanted);
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** What is looked for in the list is shown there. */
export const FoundInTheList: Story = {
  args: { roots: manyTerms(5, 3), open: [] },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const texts = textsOf(localeOf({ globals }));
    await userEvent.click(await canvas.findByRole('radio', { name: texts.list }));
    const field = await canvas.findByRole('combobox', { name: texts.search });
    await userEvent.type(field, '3.4.2');
    await canvas.findByRole('option');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-go][data-active]')).toHaveTextContent('3.4.2'),
    );
    await expect(canvas.getByRole('radio', { name: texts.list })).toBeChecked();
    await expect(document.activeElement).toHaveTextContent('3.4.2');
  },
};

/** Seen whole, a tree whose cards would be too small to be read becomes a list; a name leads to its card. */
export const Overview: Story = {
  args: { roots: manyTerms(5, 3), open: [] },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const texts = textsOf(localeOf({ globals }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.expandAll }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.fit }));
    const names = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-go]')];
    await waitFor(() => expect(names().length).toBeGreaterThan(30));
    for (const name of names()) {
      await expect(name.textContent).not.toBe('');
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
      // What it comes to stands beside it.
      await expect(name.querySelector('[data-state]')?.textContent).not.toBe('');
    }
    await expect(canvas.getByRole('radio', { name: texts.list })).toBeChecked();
    // The cards are a press away.
    await userEvent.click(canvas.getByRole('radio', { name: texts.cards }));
    await waitFor(() => expect(names()).toHaveLength(0));
    await userEvent.click(canvas.getByRole('button', { name: texts.fit }));
    await waitFor(() => expect(names().length).toBeGreaterThan(30));
    const wanted = names()[20];
    const path = wanted?.dataset.go;
    if (wanted) await userEvent.click(wanted);
    await waitFor(() => expect(names()).toHaveLength(0));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-path', path));
  },
};

/** Seen whole, more cards stand side by side, so that title, value and meter can be read on each. */
export const Whole: Story = {
  args: { inRows: true, open: ['all'] },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const texts = textsOf(localeOf({ globals }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.fit }));
    const cards = () => [...canvasElement.querySelectorAll('[data-view=title]')];
    await waitFor(() => expect(cards().length).toBeGreaterThan(10));
    await waitFor(() => {
      const tops = cards().map((card) => Math.round(card.getBoundingClientRect().top));
      expect(tops.filter((top) => top === tops[1]).length).toBeGreaterThan(3);
    });
    // No step farther away turns them into something else.
    const out = canvas.getByRole('button', { name: texts.zoomOut });
    for (let step = 0; step < 4; step += 1) await userEvent.click(out);
    await waitFor(() => expect(out).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvasElement.querySelector('[data-go]')).toBeNull();
    await expect(cards().length).toBeGreaterThan(10);
    await userEvent.click(canvas.getByRole('button', { name: texts.fit }));
  },
};

/** Three thousand nodes: only those near the view are in the DOM, names and outlines from afar. */
export const ManyNodes: Story = {
  args: { roots: manyTerms(14, 3), open: [] },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const texts = textsOf(localeOf({ globals }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.expandAll }));
    await waitFor(() => expect(canvas.getAllByRole('treeitem').length).toBeLessThan(120));
    await userEvent.click(await canvas.findByRole('button', { name: texts.fit }));
    await waitFor(() => expect(canvasElement.querySelector('[data-outlines]')).not.toBeNull());
    // From afar there are names where they find room.
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-view=name]').length).toBeGreaterThan(5),
    );
    // Closing all goes back to the top of the tree, where its texts can be read.
    await userEvent.click(await canvas.findByRole('button', { name: texts.collapseAll }));
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /Term 0/ })).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('[data-outlines]')).toBeNull());
  },
};

/** Where there is no room for cards side by side it is a list, and says so. */
export const Narrow: Story = {
  args: { onFormShown: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args }) => {
    await waitFor(() => expect(args.onFormShown).toHaveBeenLastCalledWith('list'));
  },
};
