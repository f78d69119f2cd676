import { rem, token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { ChevronDownIcon } from '../icons/index.js';
import { plainButton } from '../styles/index.js';
import { ROW_PX, type RootTerm, RootTermRow } from './RootTermRow.js';

/** Terms within reach at first: more than the card has room for. */
export const FIRST_ROOT_TERMS = 8;

const Root = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${token('space-1')};
  block-size: 100%;
  min-width: 0;

  h2 {
    display: -webkit-box;
    overflow: hidden;
    font-size: ${token('font-size-lg')};
    line-height: ${token('line-height-snug')};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

/** What is listed stands beside the title where there is room for both. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${token('space-3')};
  padding-inline-end: ${token('space-1')};
`;

const Caption = styled.p`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
`;

const Terms = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-content: start;
  min-block-size: 0;
  /* Whole lines. */
  max-block-size: round(down, 100%, ${rem(ROW_PX)});
  margin: 0;
  padding: 0;
  overflow-y: auto;
  scroll-snap-type: y mandatory;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  /* A finger scrolls the list, also on a surface that it moves elsewhere. */
  touch-action: pan-y;
  font-size: ${token('font-size-sm')};
  list-style: none;
`;

/** Its button is higher than its line: the list keeps the room for a row. */
const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  margin-block: calc(${token('space-1')} * -1);
  padding-inline-end: ${token('space-1')};
`;

/** Below the column of values. */
const Note = styled.p`
  margin-inline-start: auto;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
`;

/** How many follow; leads on to them. */
const More = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  color: ${token('color-accent-text')};
  font-size: ${token('font-size-sm')};
  font-weight: ${token('font-weight-medium')};
  min-block-size: ${token('size-target')};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
`;

export interface TermRootCardProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Whose terms these are. */
  title: string;
  /** What is listed: "7 terms at the top". */
  caption: string;
  /** The terms of the top level; the list of them scrolls. */
  terms: readonly RootTerm[];
  /** Called with the id of a term whose name is pressed; without it the names are plain text. */
  onTermSelect?: (id: RootTerm['id']) => void;
  /** Called when further terms come within reach by scrolling, with the number of those that have. */
  onReach?: (count: number) => void;
  /** Whether the names are tab stops; true by default. */
  isActive?: boolean;
  /** Says that a value is an estimate. */
  estimateLabel: string;
  /** Says how many terms follow below those in sight; a press scrolls on. Nothing says it by default. */
  moreLabel?: (count: number) => string;
  /** Says, where it holds of a value, that values are rounded. Nothing says it by default. */
  roundedLabel?: string;
}

/** The content of the root of the term tree: what is below it. Renders a `<div>`. */
export const TermRootCard = ({
  title,
  caption,
  terms,
  onTermSelect,
  onReach,
  isActive = true,
  estimateLabel,
  moreLabel,
  roundedLabel,
  ...rest
}: TermRootCardProps) => {
  // Of very many terms those that one has scrolled to are in the document.
  const [reach, setReach] = useState(FIRST_ROOT_TERMS);
  const shown = terms.slice(0, reach);
  const isRounded = shown.some(({ value, exact = value }) => exact !== value);
  const isMarked = terms.some(({ standing }) => standing !== undefined);
  const list = useRef<HTMLUListElement>(null);
  const [below, setBelow] = useState(0);
  /** Counts what follows; returns the height of a line. */
  const look = (list: HTMLElement): number => {
    const row = list.scrollHeight / Math.max(1, terms.length);
    const left = list.scrollHeight - list.scrollTop - list.clientHeight;
    setBelow(row > 0 ? Math.round(left / row) : 0);
    return row;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is measured again with other terms or titles
  useLayoutEffect(() => {
    if (list.current) look(list.current);
  }, [terms.length, title, caption]);
  const scrolled = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const row = look(list);
    const count = Math.ceil((list.scrollTop + list.clientHeight) / row) + FIRST_ROOT_TERMS;
    if (count <= reach || reach >= terms.length) return;
    setReach(count);
    onReach?.(count);
  };
  return (
    <Root {...rest} data-loading={shown.some(({ state }) => state === 'loading') || undefined}>
      <Head>
        <h2 title={title}>{title}</h2>
        <Caption>{caption}</Caption>
      </Head>
      <Terms ref={list} data-scrolls tabIndex={-1} onScroll={scrolled}>
        {shown.map((term) => (
          <RootTermRow
            key={term.id}
            term={term}
            isMarked={isMarked}
            onSelect={onTermSelect}
            isActive={isActive}
            estimateLabel={estimateLabel}
          />
        ))}
        {shown.length < terms.length && (
          <li
            aria-hidden="true"
            style={{
              gridColumn: '1 / -1',
              blockSize: rem((terms.length - shown.length) * ROW_PX),
            }}
          />
        )}
      </Terms>
      <Foot>
        {moreLabel && below > 0 ? (
          <More
            type="button"
            tabIndex={isActive ? 0 : -1}
            onClick={() => list.current?.scrollBy({ top: list.current.clientHeight })}
          >
            {moreLabel(below)}
            <Icon icon={ChevronDownIcon} size="sm" />
          </More>
        ) : null}
        {roundedLabel && isRounded ? <Note>{roundedLabel}</Note> : null}
      </Foot>
    </Root>
  );
};
