import type { Reducer } from '@reduxjs/toolkit';
import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { SagaGenerator } from 'typed-redux-saga';
import { loadAllCalls } from '../api/client.js';
import { loadScreenTexts } from '../i18n/load.js';
import { type CodeLoader, pageCode, partCode } from './codeLoader.js';
import { LoadingPage } from './page/LoadingPage.js';

/** What a screen adds to the store. */
export interface ScreenPart {
  /** Reducers by the name of their part of the state. */
  reducers: Readonly<Record<string, Reducer>>;
  /** Runs from when the screen is first shown; a reset restarts it. */
  saga: () => SagaGenerator<void>;
}

/** A store that takes parts while it runs. */
export interface GrowingStore {
  /** Adds a part; adding one again changes nothing. */
  addPart: (part: ScreenPart) => void;
}

/** The exports of the module of a screen that is loaded later. */
export interface ScreenModule<Props> {
  part: ScreenPart;
  Page: ComponentType<Props>;
}

interface LoadedProps<Props> {
  screen: ScreenModule<Props>;
  props: Props;
}

function Loaded<Props extends object>({ screen, props }: LoadedProps<Props>): ReactNode {
  const store = useStore() as unknown as GrowingStore;
  const [isReady, setReady] = useState(false);
  useLayoutEffect(() => {
    store.addPart(screen.part);
    setReady(true);
  }, [store, screen]);
  return isReady ? <screen.Page {...props} /> : null;
}

/** Which texts a part needs that is loaded later: those of the first load only, or of all screens. */
export type NeededTexts = 'basics' | 'all';

const withTexts = <Loaded,>(
  { load }: CodeLoader,
  fetchCode: () => Promise<Loaded>,
  texts: NeededTexts,
): Promise<Loaded> =>
  load(async () => {
    const [loaded] = await Promise.all([
      fetchCode(),
      ...(texts === 'all' ? [loadScreenTexts(), loadAllCalls()] : []),
    ]);
    return loaded;
  });

interface Placed {
  /** What stands in its place until it is there. */
  placeholder?: ReactNode;
}

/** A component that is loaded when it is first shown; `load` may be called before. */
export type Later<Props> = ComponentType<Props & Placed> & { load: () => Promise<unknown> };

/**
 * Not React's own way to wait for code: what was waited for would replace its placeholder after 300 ms at the
 * earliest, whenever it came.
 */
function drawnLater<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  ownPlaceholder: ReactNode = null,
): Later<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const load = () => {
    loading ??= fetchPart().then(
      (part) => {
        loaded = part;
        return part;
      },
      (problem) => {
        loading = null;
        throw problem;
      },
    );
    return loading;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, where it is named
  const DrawnLater = ({ placeholder = ownPlaceholder, ...props }: Props & Placed): ReactNode => {
    const [Part, setPart] = useState(() => loaded);
    useLayoutEffect(() => {
      if (Part) return;
      load().then(
        (part) => setPart(() => part),
        // In a place where a boundary catches it.
        (problem) =>
          setPart(() => {
            throw problem;
          }),
      );
    }, [Part]);
    return Part ? <Part {...(props as unknown as Props)} /> : placeholder;
  };
  return Object.assign(DrawnLater, { load });
}

/** A component whose code, and the texts that it needs, are loaded when it is first shown. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder?: ReactNode,
) => drawnLater<Props>(async () => (await withTexts(partCode, load, 'all')).default, placeholder);

/**
 * A screen whose code is loaded when it is first shown, its texts, its part of the state and its saga
 * with it. They are there before it is drawn.
 */
export const lazyScreen = <Props extends object>(
  load: () => Promise<ScreenModule<Props>>,
  texts: NeededTexts = 'all',
  placeholder?: ReactNode,
) =>
  drawnLater<Props>(async () => {
    const screen = await withTexts(pageCode, load, texts);
    return (props) => <Loaded screen={screen} props={props} />;
  }, placeholder);

/** A screen that is a page of its own: what it waits for is said in its place. */
export const lazyPage = <Props extends object>(
  load: () => Promise<ScreenModule<Props>>,
  texts?: NeededTexts,
) => lazyScreen(load, texts, <LoadingPage />);
