import { MAX_TITLE_CHARACTERS, type Report, type ReportTheme } from '@tavoite/model';
import {
  Banner,
  Button,
  Columns,
  Modal,
  SegmentedControl,
  Stack,
  Switch,
  TextField,
  Toolbar,
  useMediaQuery,
} from '@tavoite/ui';
import { RichTextEditor } from '@tavoite/ui/RichTextEditor';
import { memo, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { ClosingDialog, useDraft } from '../../drafts/index.js';
import { nameOfReport } from '../drafts.js';
import { contentsOf, type ItemRef, itemOfKey, keyOfItem, orderOf, PAPER } from '../items.js';
import { useReportsSelector } from '../state.js';
import { Contents } from './Contents.js';
import type { DialogProps } from './dialogProps.js';
import { Preview } from './Preview.js';
import { useSave } from './useSave.js';

/** Pixels that form and preview need beside each other. */
const COLUMN_MIN = 420;
/** Where they do not fit, one of them is shown at a time. */
const NARROW_QUERY = '(max-width: 960px)';

/** A part of the dialog that stays as it is while the other one is shown. */
const shownIf = (isShown: boolean) => ({ display: isShown ? 'contents' : 'none' }) as const;

/** Keys in other fields do not draw the text again. */
const Editor = memo(RichTextEditor);

interface Values {
  title: string;
  content: string;
  /** Keys of the items in the report, in order. */
  included: string[];
  /** Keys of all items as they are listed. */
  listed: string[];
  /** Whether the PDF carries the figures as tables, and the open comments. */
  tables: boolean;
  comments: boolean;
  /** Creating twice makes one report. */
  key: string;
}

/** Creates a report or changes one, with its pages beside it. */
export const ReportDialog = ({ report, onClose }: DialogProps & { report: Report | null }) => {
  const { text } = useText();
  const labels = useLabels();
  const items = useReportsSelector((state) => state.reports.items) ?? [];
  const [theme, setTheme] = useState<ReportTheme>(PAPER);
  const isNarrow = useMediaQuery(NARROW_QUERY);
  const [view, setView] = useState<'form' | 'pages'>('form');
  const [began] = useState((): Values => {
    const included = report ? orderOf(report).map(keyOfItem) : [];
    return {
      title: report?.title ?? '',
      content: report?.content ?? '',
      included,
      listed: included,
      tables: report?.properties.tables ?? true,
      comments: report?.properties.comments ?? false,
      key: crypto.randomUUID(),
    };
  });
  const draft = useDraft<Values>(nameOfReport(report?.id ?? null), began, 'browser');
  const { values, change } = draft;
  const [initial] = useState(values.content);
  const [isDirty, setDirty] = useState(draft.isKept);
  const [closing, setClosing] = useState(false);
  const [isTried, setTried] = useState(false);
  const edit = useCallback(
    (changed: Partial<Values>) => {
      setDirty(true);
      change(changed);
    },
    [change],
  );
  const onContent = useCallback((content: string) => edit({ content }), [edit]);
  const discard = () => {
    draft.forget();
    onClose();
  };
  const { isSaving, save } = useSave(discard);
  const requestClose = () => (isDirty ? setClosing(true) : onClose());

  // Items that were deleted meanwhile drop out; new ones stand last.
  const known = new Set(items.map(keyOfItem));
  const listed = [
    ...values.listed.filter((key) => known.has(key)),
    ...items.map(keyOfItem).filter((key) => !values.listed.includes(key)),
  ];
  const order = listed
    .filter((key) => values.included.includes(key))
    .map(itemOfKey)
    .filter((item): item is ItemRef => item !== null);
  const editorLabels = useMemo(
    () => ({ ...labels.richTextEditor, text: text('introduction') }),
    [labels, text],
  );
  const titleErrors =
    values.title.trim().length > MAX_TITLE_CHARACTERS
      ? [text('title-too-long', { max: MAX_TITLE_CHARACTERS })]
      : isTried && values.title.trim() === ''
        ? [text('title-required')]
        : [];

  return (
    <>
      <Modal
        {...labels.modal}
        open
        align="top"
        size="full"
        locked={isSaving}
        onOpenChange={requestClose}
        title={text(report ? 'edit-report' : 'create-report')}
        description={isNarrow ? undefined : text('report-dialog-description')}
        footer={
          <>
            <Button disabled={isSaving} onClick={requestClose}>
              {text('cancel')}
            </Button>
            <Button
              variant="primary"
              loading={isSaving}
              loadingLabel={text('saving')}
              onClick={() => {
                setTried(true);
                if (values.title.trim() === '' || titleErrors.length > 0) {
                  // What is not shown takes no focus.
                  flushSync(() => setView('form'));
                  document.querySelector<HTMLElement>('[data-report-title]')?.focus();
                  return;
                }
                save({
                  kind: 'report',
                  id: report?.id ?? null,
                  body: {
                    title: values.title,
                    content: values.content,
                    ...contentsOf(order, values),
                    idempotency_key: values.key,
                  },
                });
              }}
            >
              {text(report ? 'save' : 'create-report')}
            </Button>
          </>
        }
      >
        <Stack>
          {isNarrow && (
            <Toolbar>
              <SegmentedControl
                label={text('report-view')}
                options={[
                  { value: 'form', label: text('report-view-form') },
                  { value: 'pages', label: text('report-view-pages') },
                ]}
                value={view}
                onValueChange={setView}
              />
            </Toolbar>
          )}
          <Columns min={COLUMN_MIN}>
            <div style={shownIf(!isNarrow || view === 'form')}>
              <Stack>
                {draft.isKept && <Banner tone="info">{text('draft-restored')}</Banner>}
                <TextField
                  label={text('title')}
                  value={values.title}
                  disabled={isSaving}
                  autoComplete="off"
                  data-report-title=""
                  errors={titleErrors}
                  onChange={(event) => edit({ title: event.target.value })}
                />
                <Editor initialContent={initial} onValueChange={onContent} labels={editorLabels} />
                <Contents
                  items={items}
                  listed={listed}
                  included={values.included}
                  onChange={edit}
                />
                <Switch
                  label={text('report-tables')}
                  checked={values.tables}
                  disabled={isSaving}
                  onValueChange={(tables) => edit({ tables })}
                />
                <Switch
                  label={text('report-comments')}
                  checked={values.comments}
                  disabled={isSaving}
                  onValueChange={(comments) => edit({ comments })}
                />
              </Stack>
            </div>
            <div style={shownIf(!isNarrow || view === 'pages')}>
              <Preview
                title={values.title}
                content={values.content}
                items={order}
                tables={values.tables}
                comments={values.comments}
                theme={theme}
                onThemeChange={setTheme}
              />
            </div>
          </Columns>
        </Stack>
      </Modal>
      <ClosingDialog
        open={closing}
        title={text('close-unsaved')}
        description={text('close-unsaved-description')}
        onStay={() => setClosing(false)}
        onKeep={onClose}
        onDiscard={discard}
      />
    </>
  );
};
