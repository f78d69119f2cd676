import { rem, token } from '@tavoite/tokens';
import { Fragment } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { ChartLineIcon } from '../icons/index.js';
import { Link } from '../Link/index.js';
import { plainButton } from '../styles/index.js';
import { MoreOf } from './MoreOf.js';
import { LINKS_PX, namesInLine } from './room.js';

/** A name that leads to the card of its term. */
export const termLink = css`
  ${plainButton}
  color: ${token('color-accent-text')};
  font: inherit;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`;

const Line = styled.p`
  flex: none;
  display: flex;
  align-items: center;
  min-width: 0;
  block-size: ${rem(LINKS_PX)};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
  white-space: nowrap;

  &[data-apart] {
    gap: ${token('space-3')};
  }

  > span:first-child {
    flex: none;
  }

  &:not([data-apart]) > :not(:first-child) {
    margin-inline-start: ${token('space-1')};
  }

  > [title] {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  :is(a, button) {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
    min-width: 0;
    min-height: ${token('size-target')};
  }

  button {
    ${termLink}
  }

  /* Its colour and icon say what it is. */
  a:not(:hover, :focus-visible) {
    text-decoration: none;
  }

  svg {
    flex: none;
  }

  :is(a, button) > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** What a graph's icon takes, in letters. */
const ICON = 3;

/** A term that another is computed from, or that is computed from another. */
export interface TermNodeUse {
  /** What tells it apart; null: it cannot be gone to. */
  id: string | null;
  title: string;
}

/** The terms that a term is a part of. */
export interface TermNodeUses {
  /** Said before their names: "Used in". */
  label: string;
  /** Without any, nothing is said. */
  terms: readonly TermNodeUse[];
  /** Called with the `id` of the one whose name is pressed. */
  onSelect: (id: string) => void;
}

const titlesOf = (all: readonly { title: string }[]) => all.map(({ title }) => title);

/** What uses the term; each name leads there. Renders a `<p>`. */
export const UsesLine = ({ uses, isActive }: { uses: TermNodeUses; isActive: boolean }) => {
  const { label, terms, onSelect } = uses;
  const shown = namesInLine(titlesOf(terms), label.length);
  return (
    <Line>
      <span>{label}</span>
      {terms.slice(0, shown).map(({ id, title }, index) => {
        const comma = index < shown - 1 ? ',' : null;
        return id === null ? (
          <span key={title} title={title}>
            {title}
            {comma}
          </span>
        ) : (
          <Fragment key={id}>
            <button
              type="button"
              title={title}
              tabIndex={isActive ? 0 : -1}
              onClick={() => onSelect(id)}
            >
              <span>{title}</span>
            </button>
            {comma}
          </Fragment>
        );
      })}
      {terms.length > shown && <MoreOf all={terms} shown={shown} />}
    </Line>
  );
};

interface GraphsLineProps {
  /** Pages whose graph shows the term. */
  graphs: readonly { title: string; href: string }[];
  isActive: boolean;
}

/** Where the term is drawn. Renders a `<p>`. */
export const GraphsLine = ({ graphs, isActive }: GraphsLineProps) => {
  const shown = namesInLine(titlesOf(graphs), 0, ICON);
  return (
    <Line data-apart>
      {graphs.slice(0, shown).map(({ title, href }) => (
        <Link key={href} href={href} title={title} tabIndex={isActive ? 0 : -1}>
          <Icon icon={ChartLineIcon} size="sm" />
          <span>{title}</span>
        </Link>
      ))}
      {graphs.length > shown && <MoreOf all={graphs} shown={shown} />}
    </Line>
  );
};
