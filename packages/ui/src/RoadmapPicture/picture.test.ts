/** @jest-environment jsdom */
import { labelsOf } from '../../test/fixtures/labels.js';
import {
  dependenciesOf,
  milestonesOf,
  planOf,
  ROADMAP_FIRST,
  ROADMAP_LAST,
  ROADMAP_NOW,
} from '../../test/fixtures/roadmap.js';
import { ROADMAP_PAGES, type RoadmapPicture, roadmapPictures } from './picture.js';
import type { RoadmapPictureOptions } from './pictureTypes.js';

const options: RoadmapPictureOptions = {
  title: 'Growth 2026',
  mainTasks: planOf(['Maintenance', 'Portal']),
  milestones: milestonesOf('en'),
  dependencies: dependenciesOf(),
  firstMonth: ROADMAP_FIRST,
  lastMonth: ROADMAP_LAST,
  currentMonth: ROADMAP_NOW,
  theme: 'light',
  locale: 'en',
  labels: labelsOf('en').roadmap,
};

/** The document of a page; an error of its syntax fails the test. */
function parsed({ svg }: RoadmapPicture): Document {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
const textsOf = (page: RoadmapPicture) =>
  [...parsed(page).querySelectorAll('text')].map(({ textContent }) => textContent ?? '');

it('draws the whole plan on one picture', () => {
  const pages = roadmapPictures(options);
  expect(pages).toHaveLength(1);
  const [page] = pages;
  if (!page) throw new Error('No page');
  const texts = textsOf(page);
  for (const words of ['Growth 2026', 'Maintenance', 'Portal', 'Board review', 'Roll-out', 'Nov'])
    expect(texts).toContain(words);
  expect(texts.filter((words) => words === 'Pilot')).toHaveLength(2);
});

it('repeats the months on each page, and shows each main task once', () => {
  const titles = Array.from({ length: 60 }, (_, index) => `Main task ${index + 1}`);
  const pages = roadmapPictures({ ...options, mainTasks: planOf(titles), ...ROADMAP_PAGES.a4 });
  expect(pages.length).toBeGreaterThan(2);
  const all = pages.map(textsOf);
  for (const [index, texts] of all.entries()) {
    expect(texts).toContain(`Growth 2026 (${index + 1}/${pages.length})`);
    expect(texts.filter((words) => words === '2027')).toHaveLength(1);
  }
  expect(all.flat().filter((words) => words.startsWith('Main task'))).toEqual(titles);
  for (const { width, height } of pages) {
    expect(width).toBeCloseTo(ROADMAP_PAGES.a4.width);
    expect(height).toBeLessThanOrEqual(ROADMAP_PAGES.a4.pageHeight);
  }
});

it('divides a main task that is higher than a page, with title and period on each', () => {
  const [main] = options.mainTasks;
  const [task] = main?.tasks ?? [];
  if (!main || !task) throw new Error('No task');
  const tasks = Array.from({ length: 50 }, (_, row) => ({
    ...task,
    id: row + 1,
    rowIndex: row,
    title: `Task ${row + 1}`,
    progress: 100,
  }));
  const pages = roadmapPictures({
    ...options,
    subtitle: 'Example · 01/2026–12/2027',
    mainTasks: [{ ...main, rowCount: 50, tasks }],
    dependencies: [{ id: 1, from: 1, to: 50 }],
    ...ROADMAP_PAGES.a4,
  });
  const all = pages.map(textsOf);
  expect(all.flat().flatMap((words) => /Task \d+$/.exec(words) ?? [])).toEqual(
    tasks.map(({ title }) => title),
  );
  for (const [index, texts] of all.entries()) {
    expect(texts).toContain(`Maintenance (${index + 1}/${pages.length})`);
    expect(texts).toContain('Example · 01/2026–12/2027');
  }
  for (const { height } of pages) expect(height).toBeLessThanOrEqual(ROADMAP_PAGES.a4.pageHeight);
});

it('marks a milestone within its month', () => {
  const month = ROADMAP_FIRST + 3;
  const [page] = roadmapPictures({
    ...options,
    milestones: [{ id: 1, title: 'Board review', month }],
  });
  const path = page && parsed(page).querySelector('path[d*="l6 6l-6 6"]')?.getAttribute('d');
  const x = Number(/^M([\d.]+)/.exec(path ?? '')?.[1]) / 48;
  expect(x).toBeGreaterThan(3.5);
  expect(x).toBeLessThan(4);
});

it('fills the diamond of a milestone that is passed', () => {
  const { currentMonth } = options;
  const [page] = roadmapPictures({
    ...options,
    milestones: [currentMonth - 1, currentMonth].map((month) => ({
      id: month,
      title: 'Open',
      month,
    })),
  });
  const marks = page ? [...parsed(page).querySelectorAll('path[d*="l6 6l-6 6"]')] : [];
  expect(marks.map((mark) => mark.getAttribute('fill') === mark.getAttribute('stroke'))).toEqual([
    true,
    false,
  ]);
});

it('says of tasks that are linked across pages where the other one is', () => {
  const titles = Array.from({ length: 60 }, (_, index) => `Main task ${index + 1}`);
  const mainTasks = planOf(titles);
  const ends = (group: number) => {
    const [task] = mainTasks[group]?.tasks ?? [];
    if (!task) throw new Error('No task');
    return task;
  };
  const [first, last, middle] = [ends(0), ends(59), ends(30)];
  const named = mainTasks.map((one) => ({
    ...one,
    tasks: one.tasks.map((task) => ({ ...task, title: `Task ${task.id}` })),
  }));
  const pagesWith = (dependencies: RoadmapPictureOptions['dependencies'] = []) =>
    roadmapPictures({ ...options, mainTasks: named, dependencies, ...ROADMAP_PAGES.a4 });
  const pages = pagesWith([
    { id: 1, from: first.id, to: last.id },
    { id: 2, from: middle.id, to: first.id },
  ]);
  const all = pages.map(textsOf);
  const note = new RegExp(
    `^Task ${last.id} \\(page ${pages.length}\\) .*Task ${first.id} \\(page 1\\)`,
  );
  const noted = all.flatMap((texts, page) => (texts.some((one) => note.test(one)) ? page : []));
  expect(noted).toEqual([0, pages.length - 1]);
  expect(all[0]?.filter((words) => words.includes('(page 1)'))).toHaveLength(2);
  for (const { height } of pages) expect(height).toBeLessThanOrEqual(ROADMAP_PAGES.a4.pageHeight);

  // More than a page has room for are counted.
  const many = named.slice(1).map(({ tasks }, index) => ({
    id: index + 1,
    from: first.id,
    to: tasks[0]?.id ?? 0,
  }));
  const crowded = pagesWith(many);
  expect(crowded[0] && textsOf(crowded[0]).some((one) => /more links? between/.test(one))).toBe(
    true,
  );
  for (const { height } of crowded) expect(height).toBeLessThanOrEqual(ROADMAP_PAGES.a4.pageHeight);
});

it('says long titles in two lines rather than cutting them', () => {
  const [main] = options.mainTasks;
  const [task] = main?.tasks ?? [];
  if (!main || !task) throw new Error('No task');
  const title = 'Training of the sales team';
  const span = { startMonth: ROADMAP_FIRST, endMonth: ROADMAP_FIRST + 1 };
  const [page] = roadmapPictures({
    ...options,
    mainTasks: [{ ...main, tasks: [{ ...task, ...span, progress: 100, title }] }],
  });
  const texts = page ? textsOf(page) : [];
  expect(texts).toEqual(expect.arrayContaining(['Training of the', 'sales team']));
});

it('says beside a bar what has no room in it', () => {
  const [main] = options.mainTasks;
  const [task] = main?.tasks ?? [];
  if (!main || !task) throw new Error('No task');
  const at = (id: number, startMonth: number, title: string) => ({
    ...task,
    id,
    title,
    progress: 100,
    startMonth,
    endMonth: startMonth,
  });
  const tasks = [
    at(1, ROADMAP_FIRST, 'Training of all the sales teams'),
    at(2, ROADMAP_LAST, 'Asiakastyytyväisyyskyselyn uusiminen'),
  ];
  const [page] = roadmapPictures({ ...options, mainTasks: [{ ...main, rowCount: 1, tasks }] });
  if (!page) throw new Error('No page');
  const placeOf = (words: string) => {
    const found = [...parsed(page).querySelectorAll('text')].find(
      ({ textContent }) => textContent === words,
    );
    return [found?.getAttribute('text-anchor'), Number(found?.getAttribute('x'))];
  };
  expect(placeOf('Training of all the sales teams')).toEqual(['start', expect.any(Number)]);
  const [anchor, x] = placeOf('Asiakastyytyväisyyskyselyn uusiminen');
  expect(anchor).toBe('end');
  // Its bar is the last month.
  expect(x).toBeLessThan(48 * (ROADMAP_LAST - ROADMAP_FIRST));
});

it('names quarters where months have no room', () => {
  const [page] = roadmapPictures({ ...options, lastMonth: ROADMAP_FIRST + 59, width: 1000 });
  const texts = page ? textsOf(page) : [];
  expect(texts).toContain('Q 1');
  expect(texts).not.toContain('Nov');
});

it('uses the colours of the theme', () => {
  const [light] = roadmapPictures(options);
  const [dark] = roadmapPictures({ ...options, theme: 'dark' });
  expect(light?.svg).toContain('#0b6e78');
  expect(dark?.svg).toContain('#4fb8c2');
  expect(dark?.svg).not.toContain('#0b6e78');
});

it('keeps every title a text, whatever it holds', () => {
  const title = '<script>alert("1")</script> & \u0000\ud800';
  const [main] = options.mainTasks;
  if (!main) throw new Error('No main task');
  const mainTasks = [{ ...main, title, tasks: main.tasks.map((task) => ({ ...task, title })) }];
  const [page] = roadmapPictures({ ...options, title, mainTasks });
  if (!page) throw new Error('No page');
  const document = parsed(page);
  expect(document.querySelector('script')).toBeNull();
  expect(document.querySelector('title')?.textContent).toBe('<script>alert("1")</script> & \ufffd');
});

it('says in words that a task starts before one that it waits for has ended', () => {
  const [first, second] = options.mainTasks.flatMap(({ tasks }) => tasks);
  if (!first || !second) throw new Error('no tasks');
  const [picture] = roadmapPictures({
    ...options,
    dependencies: [
      {
        id: 1,
        from: second.endMonth > first.endMonth ? second.id : first.id,
        to: second.endMonth > first.endMonth ? first.id : second.id,
      },
    ],
  });
  expect(picture && textsOf(picture).some((text) => text.startsWith('Too early'))).toBe(true);
});

it('says in words that a task is late, and that nothing is there', () => {
  const [late] = roadmapPictures({ ...options, currentMonth: ROADMAP_LAST });
  expect(late && textsOf(late)).toContain('Late: Roll-out');
  const [empty] = roadmapPictures({ ...options, mainTasks: [] });
  expect(empty && textsOf(empty)).toContain(options.labels.empty);
});

it('has a line and a flag at today, and none where today is not on it', () => {
  const [page] = roadmapPictures({ ...options, currentDay: 15 });
  if (!page) throw new Error('No page');
  expect(textsOf(page)).toContain('Today');
  const lines = parsed(page).querySelectorAll('path[stroke-width="2"]');
  const x = 48 * (ROADMAP_NOW - ROADMAP_FIRST + 15 / 30);
  // Behind all, and faint over the bars of both main tasks.
  expect([...lines].map((line) => line.getAttribute('d')?.split(' ')[0])).toEqual(
    Array(3).fill(`M${x}`),
  );
  expect([...lines].map((line) => line.getAttribute('stroke-opacity'))).toEqual([
    null,
    '0.6',
    '0.6',
  ]);
  const [later] = roadmapPictures({ ...options, currentMonth: ROADMAP_LAST + 1 });
  expect(later && textsOf(later)).not.toContain('Today');
  expect(later?.svg).not.toContain('stroke-width="2"');
});

it('shows the name of a year that begins today beside the flag', () => {
  const placeOf = (currentMonth: number) => {
    const [page] = roadmapPictures({ ...options, currentMonth, currentDay: 2 });
    const texts = page ? [...parsed(page).querySelectorAll('text')] : [];
    return Number(texts.find(({ textContent }) => textContent === '2027')?.getAttribute('x'));
  };
  expect(placeOf(ROADMAP_LAST - 11) - placeOf(ROADMAP_LAST)).toBeGreaterThan(20);
});
