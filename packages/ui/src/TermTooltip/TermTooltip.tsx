import * as Radix from '@radix-ui/react-tooltip';
import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactElement, useState } from 'react';
import { styled } from 'styled-components';
import { floatingPanel } from '../styles/index.js';

/** What the tooltip says about a term. */
export interface TermSummary {
  /** Name of the term. */
  title: string;
  /** How it is computed, with titles in place of keys; empty or null for a term with own data. */
  formula_str?: string | null;
  /** Where its data comes from; empty or null when it is not known. */
  data_source?: string | null;
}

export interface TermTooltipLabels {
  /** Before the source of the term's values. */
  source: string;
  /** Before the formula. */
  formula: string;
  /** The source of a term that is computed. */
  sourceIsFormula: string;
  /** The source of a term with its own data when nothing more is known. */
  sourceUnknown: string;
}

export interface TermTooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'content' | 'title'> {
  /** Title, source and formula. */
  term: TermSummary;
  /** The texts it shows, in the reader's language. */
  labels: TermTooltipLabels;
  /** The button it explains; it takes a ref and props. A click opens the tooltip, nothing else. */
  children: ReactElement;
  /** The side on which it opens, if there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Milliseconds of hovering before it opens; focus and click open it at once. */
  delay?: number;
}

const Panel = styled(Radix.Content)`
  ${floatingPanel}
  width: ${token('layout-tooltip')};
  max-width: calc(100vw - ${token('space-4')});
  max-height: var(--radix-tooltip-content-available-height);
  padding: ${token('space-3')} ${token('space-4')} ${token('space-4')};
  overflow-y: auto;
  overflow-wrap: anywhere;
  font-size: ${token('font-size-sm')};
`;

const Title = styled.p`
  font-size: ${token('font-size-md')};
  font-weight: ${token('font-weight-semibold')};
  line-height: ${token('line-height-snug')};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-1')} ${token('space-3')};
  margin-top: ${token('space-2')};

  dt {
    color: ${token('color-text-muted')};
  }
`;

const Formula = styled.div`
  grid-column: 1 / -1;

  dd {
    margin-top: ${token('space-1')};
    padding: ${token('space-2')};
    font-size: ${token('font-size-xs')};
    white-space: pre-wrap;
    background: ${token('color-surface-sunken')};
    border-radius: ${token('radius-small')};
  }
`;

/**
 * Tells what a term is and where its figures come from. Opens on hovering, focus and click, stays
 * while the pointer is on it, closes on Escape. Renders a `<div>` of 350 px at the end of the body.
 */
export const TermTooltip = ({
  term,
  labels,
  children,
  side = 'top',
  delay = 250,
  ...rest
}: TermTooltipProps) => {
  const [open, setOpen] = useState(false);
  const source = term.formula_str
    ? labels.sourceIsFormula
    : term.data_source || labels.sourceUnknown;
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger
          asChild
          // A tooltip closes when its trigger is pressed; this one is also opened by that.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Panel side={side} sideOffset={6} collisionPadding={8} {...rest}>
            <Title>{term.title}</Title>
            <Facts>
              <dt>{labels.source}</dt>
              <dd>{source}</dd>
              {term.formula_str ? (
                <Formula>
                  <dt>{labels.formula}</dt>
                  <dd>{term.formula_str}</dd>
                </Formula>
              ) : null}
            </Facts>
          </Panel>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
};
