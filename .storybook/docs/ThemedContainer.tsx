import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { brand } from '../brand.js';

const THEMES = { light: brand('light'), dark: brand('dark') };

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};
const themeNow = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** A page of documentation in the theme that the toolbar has chosen, like the stories on it. */
export const ThemedContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <DocsContainer {...props} theme={THEMES[useSyncExternalStore(subscribe, themeNow)]} />
);
