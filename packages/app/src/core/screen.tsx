import type { Reducer } from '@reduxjs/toolkit';
import { type ComponentType, lazy, type ReactNode, useLayoutEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { SagaGenerator } from 'typed-redux-saga';
import { loadAllCalls } from '../api/client.js';
import { loadScreenTexts } from '../i18n/load.js';
import { type CodeLoader, pageCode, partCode } from './codeLoader.js';

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

/** A component whose code, and the texts that it needs, are loaded when it is first shown. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => withTexts(partCode, load, 'all'));

/**
 * A screen whose code is loaded when it is first shown, its texts, its part of the state and its saga
 * with it. They are there before the page is drawn.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ScreenModule<Props>>,
  texts: NeededTexts = 'all',
): ComponentType<Props> {
  return lazy(async () => {
    const screen = await withTexts(pageCode, load, texts);
    return { default: (props: Props) => <Loaded screen={screen} props={props} /> };
  }) as unknown as ComponentType<Props>;
}
