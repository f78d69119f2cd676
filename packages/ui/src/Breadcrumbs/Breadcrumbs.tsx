import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { ChevronRightIcon } from '../icons/index.js';
import { plainButton } from '../styles/index.js';

const Root = styled.nav`
  font-size: ${token('font-size-sm')};

  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space-1')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
    min-width: 0;
    max-width: 100%;
    color: ${token('color-text-muted')};
  }

  li > span {
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
  }
`;

const Step = styled.button`
  ${plainButton}
  min-height: ${token('size-target')};
  min-width: ${token('size-target')};
  color: ${token('color-accent-text')};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What the way is called; spoken. */
  label: string;
  /** From the first step to the one on screen, each with its own `id`. */
  steps: readonly { readonly id: string; readonly title: string }[];
  /** A step before the last was chosen, by its place from 0. */
  onStepChosen: (index: number) => void;
}

/** The way to what is on screen; each step before it leads back. Renders a `<nav>`. */
export const Breadcrumbs = ({ label, steps, onStepChosen, ...rest }: BreadcrumbsProps) => (
  <Root aria-label={label} data-steps={steps.length} {...rest}>
    <ol>
      {steps.map((step, index) => (
        <li key={step.id}>
          {index > 0 ? <Icon icon={ChevronRightIcon} size="sm" /> : null}
          {index === steps.length - 1 ? (
            <span aria-current="step">{step.title}</span>
          ) : (
            <Step type="button" onClick={() => onStepChosen(index)}>
              {step.title}
            </Step>
          )}
        </li>
      ))}
    </ol>
  </Root>
);
