import { isBlankContent, type ReportTheme } from '@tavoite/model';
import { ErrorState, LinkButton, PagePreview } from '@tavoite/ui';
import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { failureMessage } from '../../../i18n/failureMessages.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import type { ItemRef } from '../items.js';
import { type PreviewBody, previewCall } from '../slice.js';
import { useReportsSelector } from '../state.js';
import type { PdfPage } from './pdfPages.js';
import { ThemeChoice } from './ThemeChoice.js';
import { usePdfPages } from './usePdfPages.js';

/** How long typing pauses before the pages are made again. */
export const PREVIEW_PAUSE_MS = 1000;

/** A page that is drawn already. */
const Sheet = ({ page, label }: { page: PdfPage; label: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(page.canvas);
  }, [page]);
  return <div ref={place} role="img" aria-label={label} />;
};

export interface PreviewProps {
  title: string;
  content: string;
  items: readonly ItemRef[];
  /** Whether the PDF carries the figures as tables, and the open comments. */
  tables: boolean;
  comments: boolean;
  theme: ReportTheme;
  onThemeChange: (theme: ReportTheme) => void;
}

/** From 0: behind the cover and the contents, which say little of a report. */
const FIRST_ITEM_PAGE = 2;

/** The pages of the report as it is in the editor, from the real PDF. */
export const Preview = ({
  title,
  content,
  items,
  tables,
  comments,
  theme,
  onThemeChange,
}: PreviewProps) => {
  const dispatch = useAppDispatch();
  const { text, messageText } = useText();
  const { pagePreview } = useLabels();
  const { status, data, error } = useReportsSelector((state) => state.reports.preview);
  const body = JSON.stringify({
    title,
    content,
    theme,
    tables,
    comments,
    items: [...items],
  } satisfies PreviewBody);
  // A title alone makes a cover, which is as it always is.
  const isEmpty = items.length === 0 && isBlankContent(content);
  const pause = useRef(0);
  useEffect(() => {
    if (isEmpty) {
      dispatch(previewCall.reset());
      return;
    }
    dispatch(previewCall.request({ pause: pause.current, body: JSON.parse(body) as PreviewBody }));
    pause.current = PREVIEW_PAUSE_MS;
  }, [dispatch, body, isEmpty]);
  useEffect(
    () => () => {
      dispatch(previewCall.reset());
    },
    [dispatch],
  );
  const { pages, drawing, failed, href } = usePdfPages(data);
  const retry = () =>
    dispatch(previewCall.request({ pause: 0, body: JSON.parse(body) as PreviewBody }));
  const problem =
    error || failed ? (
      <ErrorState
        title={text('preview-failed')}
        description={error ? messageText(failureMessage(error)) : text('preview-not-drawn')}
        retryLabel={text('retry')}
        onRetry={retry}
      />
    ) : undefined;
  return (
    <PagePreview
      labels={{ ...pagePreview, empty: text('preview-empty') }}
      firstPage={items.length > 0 ? FIRST_ITEM_PAGE : 0}
      updating={status === 'pending' || drawing}
      problem={problem}
      pages={
        pages?.map((page, index) => (
          <Sheet
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            key={index}
            page={page}
            label={`${pagePreview.page(index + 1, pages.length)}. ${page.words}`}
          />
        )) ?? null
      }
      actions={
        <>
          <ThemeChoice hideLabel value={theme} onValueChange={onThemeChange} />
          {href && (
            <LinkButton size="sm" href={href} target="_blank" rel="noopener">
              {text('open-pdf')}
            </LinkButton>
          )}
        </>
      }
    />
  );
};
