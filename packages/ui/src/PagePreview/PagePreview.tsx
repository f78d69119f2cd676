import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../Spinner/index.js';

const Root = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  position: sticky;
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

  & > p {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${token('space-2')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
    font-variant-numeric: tabular-nums;
  }
`;

const Sheets = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-4')};
  height: min(70vh, 900px);
  padding: ${token('space-4')};
  overflow-y: auto;

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

  figure {
    margin: 0;
  }

  figure > div {
    box-shadow: ${token('shadow-raised')};
  }

  figure > div > * {
    display: block;
    width: 100%;
    height: auto;
  }

  figcaption {
    padding-block-start: ${token('space-1')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  & > div {
    display: grid;
    place-content: center;
    min-height: 240px;
    color: ${token('color-text-muted')};
    text-align: center;
  }
`;

export interface PagePreviewLabels {
  /** Heading of the preview. */
  title: string;
  /** While the pages are made for the first time, and again. */
  updating: string;
  /** Below each page. */
  page: (page: number, count: number) => string;
  /** How many pages there are. */
  count: (count: number) => string;
  /** Shown while there is nothing to show. */
  empty: string;
}

export interface PagePreviewProps
  extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The pages in order, each a picture or canvas; null before there are any. */
  pages: readonly ReactNode[] | null;
  /** Newer pages are being made: those there are stay. */
  updating?: boolean;
  /** In place of the pages when they could not be made, such as an `ErrorState`. */
  problem?: ReactNode;
  /** At the end of the bar, such as a link to the file. */
  actions?: ReactNode;
  /** The texts it shows, in the reader's language. */
  labels: PagePreviewLabels;
}

/** The pages of a document as they will be. Renders a `<section>`. */
export const PagePreview = ({
  pages,
  updating = false,
  problem,
  actions,
  labels,
  ...rest
}: PagePreviewProps) => {
  const id = useId();
  const count = pages?.length ?? 0;
  return (
    <Root {...rest} aria-labelledby={id} data-updating={updating || undefined}>
      <Head>
        <h3 id={id}>{labels.title}</h3>
        <p role="status">
          {updating ? (
            <>
              <Spinner size="sm" />
              {labels.updating}
            </>
          ) : (
            count > 0 && labels.count(count)
          )}
        </p>
        {actions}
      </Head>
      <Sheets tabIndex={0} role="group" aria-labelledby={id} data-updating={updating || undefined}>
        {problem ? (
          <div>{problem}</div>
        ) : count === 0 ? (
          <div>{updating ? <Spinner /> : labels.empty}</div>
        ) : (
          <ol>
            {pages?.map((page, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              <li key={index}>
                <figure>
                  <div>{page}</div>
                  <figcaption>{labels.page(index + 1, count)}</figcaption>
                </figure>
              </li>
            ))}
          </ol>
        )}
      </Sheets>
    </Root>
  );
};
