import { token } from '@tavoite/tokens';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { Icon, type IconDrawing } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { ChevronLeftIcon, ChevronRightIcon, FitIcon } from '../icons/index.js';
import { Spinner } from '../Spinner/index.js';
import { visuallyHidden } from '../styles/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';

/** Of the window onto the pages. */
const HEIGHT = 'min(70vh, 900px)';
/** Width from which title, pages and actions have a line in common. */
const NARROW = '500px';
/** Of a page: wider than on paper, it would be out of proportion to the rest. */
const MAX_WIDTH = '800px';

const Root = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  position: sticky;
  container-type: inline-size;
  /* Under the head of its dialog. */
  inset-block-start: calc(${token('space-12')} + ${token('space-4')});
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface-sunken')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  min-height: ${token('size-control-lg')};
  padding: ${token('space-2')} ${token('space-3')};
  border-block-end: 1px solid ${token('color-border')};
  background: ${token('color-surface')};

  & > h3 {
    font-size: ${token('font-size-md')};
  }

  /* What turns the pages says it, too. */
  @container (width < ${NARROW}) {
    & > h3:has(~ div) {
      ${visuallyHidden}
    }
  }

  & > p {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${token('space-2')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
    font-variant-numeric: tabular-nums;
  }

  /* What is only spoken takes no room from what turns the pages. */
  & > p:has(+ div):not([data-shown]) {
    flex: none;
  }
`;

const Pager = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token('space-1')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
  font-variant-numeric: tabular-nums;
`;

const Sheets = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-4')};
  height: ${HEIGHT};
  padding: ${token('space-4')};
  overflow-y: auto;

  /* Without pages, what is said stands in their middle. */
  &:has(> div) {
    align-content: stretch;
  }

  &[data-updating] ol {
    opacity: 0.6;
  }

  & > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-4')};
    margin: 0;
    padding: 0;
    list-style: none;
    transition: opacity ${token('duration-slow')} ${token('easing-standard')};
  }

  & li {
    width: 100%;
    max-width: ${MAX_WIDTH};
    margin-inline: auto;
    transition: max-width ${token('duration-slow')} ${token('easing-standard')};
    box-shadow: ${token('shadow-raised')};
  }

  /* An A4 that is in sight from top to bottom. */
  &[data-whole] li {
    max-width: calc((${HEIGHT} - 2 * ${token('space-4')}) * 210 / 297);
  }

  /* Otherwise as wide as there is room: its words can be read. */
  & li :is(canvas, img, svg) {
    display: block;
    width: 100%;
    height: auto;
  }

  & > div {
    display: grid;
    place-content: center;
    padding: ${token('space-6')};
    color: ${token('color-text-muted')};
    text-align: center;
  }

  & > div > span {
    display: grid;
    justify-items: center;
    gap: ${token('space-2')};
  }
`;

export interface PagePreviewLabels {
  /** Heading of the preview. */
  title: string;
  /** While the pages are made for the first time, and again. */
  updating: string;
  /** Between the buttons that turn the pages. */
  page: (page: number, count: number) => string;
  /** How many pages there are. */
  count: (count: number) => string;
  /** Name of the button that turns a page back. */
  previous: string;
  /** Name of the button that turns a page on. */
  next: string;
  /** Name of the switch between whole pages and pages as wide as there is room. */
  whole: string;
  /** Shown while there is nothing to show. */
  empty: string;
}

export interface PagePreviewProps
  extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The pages in order, each a picture or canvas; null before there are any. */
  pages: readonly ReactNode[] | null;
  /** The page that is seen at first, from 0, when there are as many at once: a cover says little. */
  firstPage?: number;
  /** Newer pages are being made: those there are stay. */
  updating?: boolean;
  /** In place of the pages when they could not be made, such as an `ErrorState`. */
  problem?: ReactNode;
  /** At the end of the bar, such as a link to the file. */
  actions?: ReactNode;
  /** The texts it shows, in the reader's language. */
  labels: PagePreviewLabels;
}

/** The number, from 0, of the first page that is seen by half at least; at the end, of the last one. */
function pageInView(sheets: HTMLElement): number {
  const { top } = sheets.getBoundingClientRect();
  const pages = [...sheets.querySelectorAll('li')];
  const last = Math.max(0, pages.length - 1);
  if (sheets.scrollTop + sheets.clientHeight >= sheets.scrollHeight - 1) return last;
  const seen = pages.findIndex((page) => {
    const box = page.getBoundingClientRect();
    return (box.top + box.bottom) / 2 > top;
  });
  return seen < 0 ? last : seen;
}

/**
 * The pages of a document as they will be, turned by scrolling, buttons or arrow keys; as wide as there is
 * room, or whole. Renders a `<section>`.
 */
export const PagePreview = ({
  pages,
  firstPage = 0,
  updating = false,
  problem,
  actions,
  labels,
  ...rest
}: PagePreviewProps) => {
  const id = useId();
  const sheets = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(0);
  const [isWhole, setWhole] = useState(false);
  const count = problem ? 0 : (pages?.length ?? 0);
  const current = Math.min(seen, Math.max(0, count - 1));
  const turnTo = (index: number) => {
    const place = sheets.current;
    const page = place?.querySelectorAll('li')[index];
    if (!place || !page) return;
    const gap = Number.parseFloat(getComputedStyle(place).paddingTop);
    place.scrollTop += page.getBoundingClientRect().top - place.getBoundingClientRect().top - gap;
    setSeen(index);
  };
  const isBegun = useRef(false);
  useEffect(() => {
    // Once: when there are pages, and they are seen.
    if (isBegun.current || count === 0 || !sheets.current?.clientHeight) return;
    isBegun.current = true;
    if (firstPage > 0) turnTo(firstPage);
  });
  const turner = (label: string, to: number, drawing: IconDrawing) => {
    const possible = to >= 0 && to < count;
    return (
      <IconButton
        size="sm"
        label={label}
        aria-disabled={!possible}
        onClick={() => {
          if (possible) turnTo(to);
        }}
      >
        <Icon icon={drawing} size="sm" />
      </IconButton>
    );
  };
  return (
    <Root {...rest} aria-labelledby={id} data-updating={updating || undefined}>
      <Head>
        <h3 id={id}>{labels.title}</h3>
        <p role="status" data-shown={(updating && count > 0) || undefined}>
          {updating && count > 0 ? (
            <>
              <Spinner size="sm" />
              {labels.updating}
            </>
          ) : updating ? (
            <VisuallyHidden>{labels.updating}</VisuallyHidden>
          ) : count > 1 ? (
            <VisuallyHidden>{labels.count(count)}</VisuallyHidden>
          ) : (
            count > 0 && labels.count(count)
          )}
        </p>
        {count > 1 && (
          <Pager>
            {turner(labels.previous, current - 1, ChevronLeftIcon)}
            {labels.page(current + 1, count)}
            {turner(labels.next, current + 1, ChevronRightIcon)}
          </Pager>
        )}
        {count > 0 && (
          <IconButton
            size="sm"
            label={labels.whole}
            aria-pressed={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            <Icon icon={FitIcon} size="sm" />
          </IconButton>
        )}
        {actions}
      </Head>
      <Sheets
        ref={sheets}
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        data-updating={updating || undefined}
        data-whole={isWhole || undefined}
        onScroll={({ currentTarget }) => setSeen(pageInView(currentTarget))}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget) return;
          if (event.key === 'ArrowLeft') turnTo(current - 1);
          if (event.key === 'ArrowRight') turnTo(current + 1);
        }}
      >
        {problem ? (
          <div>{problem}</div>
        ) : count === 0 ? (
          <div>
            {updating ? (
              <span aria-hidden>
                <Spinner />
                {labels.updating}
              </span>
            ) : (
              labels.empty
            )}
          </div>
        ) : (
          <ol>
            {pages?.map((page, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              <li key={index}>{page}</li>
            ))}
          </ol>
        )}
      </Sheets>
    </Root>
  );
};
