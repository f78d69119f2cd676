import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../Badge/index.js';
import { mobile } from '../styles/index.js';
import { Hyphenated } from '../utils/Hyphenated.js';

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-2')};

  & > div:first-child {
    flex: 1;
    min-width: 0;
  }

  /* Larger than any heading of the message's text; lighter once it has been seen. */
  h2 {
    font-size: ${token('font-size-lg')};
    font-weight: ${token('font-weight-medium')};
    overflow-wrap: anywhere;
  }

  h2 > [data-tone] {
    margin-inline-start: ${token('space-2')};
  }

  &[data-new] h2 {
    font-weight: ${token('font-weight-bold')};
  }

  p {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  /* The icon of the menu stands at the edge of the text, beside the first line of the title. */
  & > button {
    margin-block-start: calc(-1 * ${token('space-1')});
    margin-inline-end: calc(-1 * ${token('space-2')});
  }

  /* The line below the title has the whole width. */
  ${mobile} {
    /* Evened out, it would fold where the line has room. */
    h2 {
      text-wrap: pretty;
    }

    &:has(> button) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 ${token('space-1')};
    }

    &:has(> button) > div:first-child {
      display: contents;
    }

    /* No higher than one line of the title. */
    & > button {
      grid-area: 1 / 2;
      margin-block-end: calc(-1 * ${token('space-3')});
    }

    &:has(> button) > div > div {
      grid-column: 1 / -1;
    }
  }
`;

/** Words of a run, of which the last open something: those are no higher than the rest, and what they open needs the width. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.75em;
  /* With room for a mark of focus at the edge, but not for a sign. */
  margin-inline-start: -3px;
  padding-inline-start: 3px;
  overflow-x: clip;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};

  & > :not(p) {
    margin-block: calc(-1 * ${token('space-1')});
  }

  /* Opened, it is below all of the line. */
  & > [data-open] {
    flex: 1 0 100%;
    order: 1;
  }

  & > [data-quiet] {
    color: ${token('color-text-subtle')};
  }

  /* Where words begin a line the sign before them is out of sight. */
  & > :not(:first-child, [data-open]) {
    position: relative;

    &::before {
      content: '·' / '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: -0.75em;
      inline-size: 0.75em;
      display: grid;
      place-items: center;
    }
  }

  /* What stands at the ends of a row belongs together. */
  & > [data-open] > div {
    max-inline-size: 40rem;
  }
`;

/** What is shown about every message. */
export interface MessageHeading {
  /** Title of the message. */
  title: string;
  /** Marks a message that has not been seen yet. */
  isNew: boolean;
  /** As shown, DD/MM/YYYY. */
  published: string;
  /** As `<time>` needs it, YYYY-MM-DD. */
  publishedDate: string;
}

export interface MessageHeadProps
  extends MessageHeading,
    Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Id of the heading, for `aria-labelledby` of the message. */
  titleId: string;
  /** Text of the badge of what is unread. */
  newLabel: string;
  /** After the date, such as who wrote it. */
  meta?: ReactNode;
  /** At the end of the date's line, such as who has read it. */
  receipts?: ReactNode;
}

/** Title, "new" badge and date of a message, with the menu of its actions as a child. Renders a `<div>`. */
export const MessageHead = ({
  title,
  isNew,
  published,
  publishedDate,
  titleId,
  newLabel,
  meta,
  receipts,
  children,
  ...rest
}: MessageHeadProps) => (
  <Root {...rest} data-new={isNew || undefined}>
    <div>
      <h2 id={titleId}>
        <Hyphenated text={title} />
        {isNew && <Badge tone="accent">{newLabel}</Badge>}
      </h2>
      <Line>
        <p>
          <time dateTime={publishedDate}>{published}</time>
          {meta ? (
            <>
              <span data-sign> · </span>
              {meta}
            </>
          ) : null}
        </p>
        {receipts}
      </Line>
    </div>
    {children}
  </Root>
);
