import { pasteable } from './pasteable.js';

it('names the ready texts of a component in place of what they hold', () => {
  const code = `<Roadmap
  firstMonth={24318}
  labels={{
    addIdea: 'Add an idea }',
    late: function noRefCheck(){}
  }}
/>`;
  expect(pasteable(code)).toBe(`<Roadmap
  firstMonth={24318}
  labels={labels.roadmap}
/>`);
});

it('names them after the outermost component where its props hold others', () => {
  const code = "<ReorderableList items={[<Icon />]} labels={{ drag: 'Drag' }} />";
  expect(pasteable(code)).toBe(
    '<ReorderableList items={[<Icon />]} labels={labels.reorderableList} />',
  );
});

it('keeps texts that are not ready', () => {
  const code = "<Unheard labels={{ close: 'Close' }} />";
  expect(pasteable(code)).toBe(code);
});

it('spreads ready texts that are single props', () => {
  expect(pasteable('<Modal\n  closeLabel="Close"\n  title="Title"\n/>')).toBe(
    '<Modal\n  {...labels.modal}\n  title="Title"\n/>',
  );
});

it('names icons as the kit does, and functions as one would write them', () => {
  const code = `<MenuItem icon={<Icon icon={{$$typeof: Symbol(react.forward_ref), displayName: 'Pencil', render: function noRefCheck(){}}} size="sm"/>} onSelect={function noRefCheck() {}}>
  <React.Fragment key=".0">Delete</React.Fragment>
</MenuItem>`;
  expect(
    pasteable(code),
  ).toBe(`<MenuItem icon={<Icon icon={EditIcon} size="sm"/>} onSelect={() => {}}>
  <>Delete</>
</MenuItem>`);
});

it('leaves out how a story is tested, and what a bundler adds to names', () => {
  expect(
    pasteable(
      "{\n  args: { open: true },\n  play: async ({ args }) => {\n    await press('}');\n  }\n}",
    ),
  ).toBe('{\n  args: { open: true }\n}');
  expect(pasteable('<Slider$1 label="Progress"></Slider$1>')).toBe(
    '<Slider label="Progress"></Slider>',
  );
});

it('names what a component requires and its story keeps to itself', () => {
  const tabs = { name: 'Tabs', required: ['label', 'value', 'onValueChange', 'children'] };
  expect(pasteable('<Example label="Roadmaps" />', tabs)).toBe(
    '<Tabs\n  value={value}\n  onValueChange={setValue} label="Roadmaps" />',
  );
});
