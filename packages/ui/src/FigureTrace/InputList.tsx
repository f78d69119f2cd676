import { token } from '@tavoite/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { ChevronRightIcon } from '../icons/index.js';
import { mobile, plainButton } from '../styles/index.js';
import { stateOf, writeFigure } from './parts.js';
import type { TraceSectionProps } from './section.js';

/** Inputs drawn at first; sums over whole trees have thousands. */
const FIRST_INPUTS = 50;

const Inputs = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};

  li + li {
    border-top: 1px solid ${token('color-border')};
  }
`;

const Input = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 80px ${token('size-icon-sm')};
  align-items: center;
  gap: 0 ${token('space-3')};
  width: 100%;
  min-height: ${token('size-control-md')};
  padding: ${token('space-1')} ${token('space-3')};

  &:is(button) {
    ${plainButton}
    display: grid;
    padding: ${token('space-1')} ${token('space-3')};
    color: inherit;
    cursor: pointer;
  }

  &:is(button):hover {
    background: ${token('color-surface-hover')};
  }

  &:is(button):focus-visible {
    outline-offset: -2px;
  }

  &:is(button) > span {
    color: ${token('color-accent-text')};
  }

  > strong {
    font-weight: ${token('font-weight-semibold')};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  &[data-state='estimate'] > strong {
    font-style: italic;
    font-weight: ${token('font-weight-regular')};
  }

  > small {
    font-size: ${token('font-size-xs')};
    color: ${token('color-text-muted')};
  }

  > svg {
    color: ${token('color-text-muted')};
  }

  ${mobile} {
    grid-template-columns: minmax(0, 1fr) auto ${token('size-icon-sm')};

    > small {
      grid-row: 2;
      grid-column: 1;
    }

    > svg {
      grid-row: 1;
      grid-column: 3;
    }
  }
`;

/** What a value is computed from; each input leads on to its own trace. */
export const InputList = ({ trace, locale, labels, onOpenInput }: TraceSectionProps) => {
  const [all, setAll] = useState(false);
  const shown = all ? trace.inputs : trace.inputs.slice(0, FIRST_INPUTS);
  return (
    <>
      <Inputs role="list">
        {shown.map((input) => {
          const state = stateOf(input.value, input.is_verified);
          const content = (
            <>
              <span>{input.title}</span>
              <strong>{writeFigure(input.value, input, locale)}</strong>
              <small>{input.is_known ? labels.state[state] : labels.unknownInput}</small>
            </>
          );
          return (
            <li key={input.key}>
              {input.is_known ? (
                <Input
                  as="button"
                  type="button"
                  data-state={state}
                  onClick={() => onOpenInput(input)}
                >
                  {content}
                  <Icon icon={ChevronRightIcon} size="sm" />
                </Input>
              ) : (
                <Input data-state={state}>{content}</Input>
              )}
            </li>
          );
        })}
      </Inputs>
      {shown.length < trace.inputs.length ? (
        <Button size="sm" onClick={() => setAll(true)}>
          {labels.showAll(trace.inputs.length)}
        </Button>
      ) : null}
    </>
  );
};
