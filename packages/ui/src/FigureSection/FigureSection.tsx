import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

/** Below this the graph goes under the figure: side by side neither had room. */
const WIDE = '500px';
/** From here on the figure has room for how it stands beside what it comes to. */
const WIDEST = '60rem';

const Container = styled.section`
  container: figure-section / inline-size;
  position: relative;
  padding: ${token('space-3')} ${token('space-4')};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
`;

const Columns = styled.div`
  display: grid;
  gap: ${token('space-3')} ${token('space-4')};

  @container figure-section (min-width: ${WIDE}) {
    grid-template-columns: minmax(240px, 33%) minmax(0, 1fr);
  }

  /* The same for every section, so that figures and graphs below one another are in columns. */
  @container figure-section (min-width: ${WIDEST}) {
    grid-template-columns: 32rem minmax(0, 1fr);
  }
`;

const Aside = styled.div`
  container-type: inline-size;
  min-width: 0;

  /* Beside the actions, until the graph is. */
  @container figure-section (max-width: ${WIDE}) {
    [data-has-actions] > & > * > :first-child {
      padding-inline-end: ${token('size-control-sm')};
    }
  }

  /* The section is the card. */
  > :first-child {
    width: 100%;
    height: 100%;
    padding: 0;
    background: none;
    border: 0;
  }
`;

/** In the corner, beside the head of the figure or of the graph, so that neither takes a line of its own. */
const Actions = styled.div`
  position: absolute;
  inset-block-start: ${token('space-2')};
  inset-inline-end: ${token('space-2')};
`;

const Graph = styled.div`
  min-width: 0;

  /* Ends where the actions begin. */
  @container figure-section (min-width: ${WIDE}) {
    [data-has-actions] > & {
      padding-inline-end: ${token('space-5')};
    }
  }
`;

export interface FigureSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What the figure is of; names the section. */
  label: string;
  /** The figure, such as a card with a number. */
  figure: ReactNode;
  /** The time series that the figure sums up. */
  graph: ReactNode;
  /** What can be done with both: one small button, such as a `MenuButton`, in the upper corner. */
  actions?: ReactNode;
}

/** A card with a figure and its graph next to it, or below it where it is narrow. Renders a `<section>`. */
export const FigureSection = ({ label, figure, graph, actions, ...rest }: FigureSectionProps) => (
  <Container aria-label={label} {...rest}>
    <Columns data-has-actions={actions ? true : undefined}>
      <Aside>{figure}</Aside>
      <Graph>{graph}</Graph>
    </Columns>
    {actions ? <Actions>{actions}</Actions> : null}
  </Container>
);
