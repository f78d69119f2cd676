import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { fingerHeight, plainButton } from '../styles/index.js';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
  padding-block: ${token('space-3')};
  border-block-start: 1px solid ${token('color-border')};

  :not([data-setting-row]) + & {
    margin-block-start: ${token('space-4')};
  }

  &:last-child {
    padding-block-end: 0;
  }

  @media (max-width: 480px) {
    column-gap: ${token('space-2')};
  }
`;

const Mark = styled.span`
  display: flex;
  flex: none;
  color: ${token('color-text-muted')};
`;

const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;

  & > p:first-child {
    font-weight: ${token('font-weight-semibold')};
  }

  strong {
    font-weight: ${token('font-weight-bold')};
  }

  & > p + p {
    text-wrap: pretty;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
  }
`;

/* Of the size of its words: the row has its own. */
const Opener = styled.button`
  ${plainButton}
  ${fingerHeight}
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
`;

/* A control stays beside the words, however narrow the row is. */
const Led = styled.div`
  display: flex;
  flex: 1 1 200px;
  align-items: center;
  gap: ${token('space-2')};
  min-width: 0;

  & > div {
    flex-basis: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};

  /* Around rows, --setting-actions is the width of a column of actions: they end below each other. */
  @media (min-width: 480.02px) {
    flex: none;
    justify-content: flex-end;
    inline-size: var(--setting-actions, auto);
  }

  /* On a phone a menu stays beside the words, and what the row says is below. */
  @media (max-width: 480px) {
    &:has(> [aria-haspopup='menu']) {
      display: contents;

      > :not([aria-haspopup='menu']) {
        order: 1;
      }

      > [aria-haspopup='menu'] {
        margin-inline-end: calc(-1 * ${token('space-2')});
      }
    }
  }
`;

export interface SettingRowProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** An `Icon` or another mark of 20 px before the words, as decoration. */
  icon?: ReactNode;
  /** A control before the words, such as a grip. */
  lead?: ReactNode;
  /** What is set. */
  title: ReactNode;
  /** Called when the title is pressed; the title is a button then. */
  onOpen?: (() => void) | undefined;
  /** How it is set, in a sentence. */
  description?: ReactNode;
  /** Buttons that change it, at the end or, where there is no room, below. */
  actions?: ReactNode;
}

/** One thing of an account: what, how it is, and what can be done. Renders a `<div>`. */
export const SettingRow = ({
  icon,
  lead,
  title,
  onOpen,
  description,
  actions,
  ...rest
}: SettingRowProps) => {
  const words = (
    <Words>
      <p>
        {onOpen ? (
          <Opener type="button" onClick={onOpen}>
            {title}
          </Opener>
        ) : (
          title
        )}
      </p>
      {description ? <p>{description}</p> : null}
    </Words>
  );
  return (
    <Root data-setting-row {...rest}>
      {icon ? <Mark aria-hidden>{icon}</Mark> : null}
      {lead ? (
        <Led>
          {lead}
          {words}
        </Led>
      ) : (
        words
      )}
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  );
};
