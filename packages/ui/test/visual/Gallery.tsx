import { composeStories } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';

/** Several samples in one page repeat landmarks of which a page has one; for `parameters.a11y`. */
export const MANY_IN_ONE_PAGE = {
  config: {
    rules: [
      'landmark-unique',
      'landmark-main-is-top-level',
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-main',
    ].map((id) => ({ id, enabled: false })),
  },
};

/** A module of stories as it is imported. */
interface StoriesModule {
  default: unknown;
}

type Names<M> = Exclude<keyof M, 'default'>;

/** The stories of a module as components, without their play functions. */
export const samplesOf = <M extends StoriesModule>(module: M, language: 'en' | 'fi' = 'en') =>
  composeStories(module as never, { initialGlobals: { language } }) as Record<
    Names<M>,
    ComponentType
  >;

const Sheet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 24px;
`;

const Cell = styled.div`
  position: relative;
  /* What is fixed to the window is fixed to its cell. */
  transform: translate(0);
  overflow: clip;
  /* Focus rings and shadows. */
  overflow-clip-margin: 12px;
`;

interface SampleProps {
  of: ComponentType;
  /** In pixels. */
  width: number;
  /** In pixels; as high as it is when left out. */
  height?: number;
}

/** One story in its own box. */
export const Sample = ({ of: Story, width, height }: SampleProps) => (
  <Cell style={{ width, height }}>
    <Story />
  </Cell>
);

/** Samples in a grid, for one picture. */
export const Gallery = ({ children }: { children: ReactNode }) => <Sheet>{children}</Sheet>;
