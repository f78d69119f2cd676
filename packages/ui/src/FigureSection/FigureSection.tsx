import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

/** Below this the graph goes under the figure: side by side neither had room. */
const WIDE = '720px';

const Container = styled.section`
  container-type: inline-size;
`;

const Columns = styled.div`
  display: grid;
  gap: ${token('space-3')};

  @container (min-width: ${WIDE}) {
    grid-template-columns: minmax(240px, 300px) minmax(0, 1fr);
  }
`;

const Aside = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};
  min-width: 0;

  /* The figure is as tall as the graph beside it. */
  > :first-child {
    flex: 1;
  }
`;

const Graph = styled.div`
  min-width: 0;
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
`;

export interface FigureSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What the figure is of; names the section. */
  label: string;
  /** The figure, such as a card with a number. */
  figure: ReactNode;
  /** The course that the figure sums up. */
  graph: ReactNode;
  /** What can be done with both; below the figure. */
  actions?: ReactNode;
}

/** A figure with its graph beside it, or below it where that is narrow. Renders a `<section>`. */
export const FigureSection = ({ label, figure, graph, actions, ...rest }: FigureSectionProps) => (
  <Container aria-label={label} {...rest}>
    <Columns>
      <Aside>
        {figure}
        {actions}
      </Aside>
      <Graph>{graph}</Graph>
    </Columns>
  </Container>
);
