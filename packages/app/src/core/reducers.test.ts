import {
  combineReducers,
  createAction,
  createReducer,
  createSlice,
  type PayloadAction,
} from './reducers.js';
import { createSelector } from './selectors.js';

const renamed = createAction<string>('test/renamed');
const emptied = createAction('test/emptied');

describe('actions', () => {
  it('carry their argument, or what is prepared of several', () => {
    const moved = createAction('test/moved', (from: number, to: number) => ({
      payload: { from, to },
    }));
    expect(renamed('x')).toEqual({ type: 'test/renamed', payload: 'x' });
    expect(emptied()).toEqual({ type: 'test/emptied', payload: undefined });
    expect(moved(1, 2)).toEqual({ type: 'test/moved', payload: { from: 1, to: 2 } });
  });

  it('are recognised by their creator, and by its name as a saga does', () => {
    expect(renamed.match(renamed('x'))).toBe(true);
    expect(renamed.match(emptied())).toBe(false);
    expect(String(renamed)).toBe('test/renamed');
    expect(Object.hasOwn(renamed, 'toString')).toBe(true);
  });
});

describe('a slice', () => {
  const slice = createSlice({
    name: 'test',
    initialState: { names: [] as string[], count: 0 },
    reducers: {
      added: (state, { payload }: PayloadAction<string>) => ({
        ...state,
        names: [...state.names, payload],
      }),
      counted: (state) => ({ ...state, count: state.count + 1 }),
      joined: {
        prepare: (first: string, second: string) => ({ payload: first + second }),
        reducer: (state, { payload }: PayloadAction<string>) => ({ ...state, names: [payload] }),
      },
    },
    extraReducers: (builder) =>
      builder
        .addCase(renamed, (state, { payload }) => ({ ...state, names: [payload] }))
        .addCase(emptied, () => ({ names: [], count: 0 })),
  });
  const { added, counted, joined } = slice.actions;
  const run = (...actions: PayloadAction<unknown>[]) =>
    actions.reduce(slice.reducer, { names: [], count: 0 });

  it('changes by its own actions and by those of others', () => {
    expect(added('a')).toEqual({ type: 'test/added', payload: 'a' });
    expect(run(added('a'), added('b'), counted())).toEqual({ names: ['a', 'b'], count: 1 });
    expect(run(joined('a', 'b'))).toEqual({ names: ['ab'], count: 0 });
    expect(run(counted(), renamed('z'))).toEqual({ names: ['z'], count: 1 });
    expect(run(counted(), emptied())).toEqual({ names: [], count: 0 });
  });

  it('stays the same object at every other action', () => {
    const state = { names: ['a'], count: 1 };
    expect(slice.reducer(state, { type: 'toString' })).toBe(state);
    expect(slice.reducer(state, { type: 'other/added' })).toBe(state);
  });

  it('begins with its initial state, alone and combined', () => {
    const open = createReducer(false, (builder) => builder.addCase(renamed, () => true));
    const both = combineReducers({ open, slice: slice.reducer });
    const begun = both(undefined, { type: '@@begin' });
    expect(begun).toEqual({ open: false, slice: { names: [], count: 0 } });
    expect(both(begun, renamed('x'))).toEqual({ open: true, slice: { names: ['x'], count: 0 } });
  });
});

describe('a selector', () => {
  interface State {
    list: readonly number[];
    other: number;
  }
  const selectList = (state: State) => state.list;

  it('derives again only when its inputs have changed', () => {
    const derive = jest.fn((list: readonly number[]) => list.map((value) => value * 2));
    const select = createSelector(selectList, derive);
    const list = [1, 2];
    const first = select({ list, other: 1 });
    expect(first).toEqual([2, 4]);
    expect(select({ list, other: 2 })).toBe(first);
    expect(derive).toHaveBeenCalledTimes(1);
    expect(select({ list: [3], other: 2 })).toEqual([6]);
  });

  it('takes parameters', () => {
    const select = createSelector(
      [selectList, (_: State, wanted: number) => wanted],
      (list, wanted) => ({ found: list.includes(wanted) }),
    );
    const state = { list: [1, 2], other: 0 };
    expect(select(state, 2)).toEqual({ found: true });
    expect(select(state, 2)).toBe(select(state, 2));
    expect(select(state, 3)).toEqual({ found: false });
  });
});
