import { MAX_TITLE_CHARACTERS } from '@tavoite/model';
import { Banner, Button, Modal, Stack, TextField } from '@tavoite/ui';
import { RichTextEditor, type RichTextEditorHandle } from '@tavoite/ui/RichTextEditor';
import { useRef, useState } from 'react';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useShownLanguage, useText } from '../../../i18n/Texts.js';
import { ClosingDialog, useDraft } from '../../drafts/index.js';
import { shownTheme } from '../../preferences/index.js';
import { nameOfContent } from '../drafts.js';
import { pictureIn, type ReportItem } from '../items.js';
import { detailsOfItem, plainTitleOfItem, titleOfItem } from '../words.js';
import type { DialogProps } from './dialogProps.js';
import { PeriodFields } from './PeriodFields.js';
import { SuggestText } from './SuggestText.js';
import { periodOfItem, useItemPeriod } from './useItemPeriod.js';
import { useSave } from './useSave.js';

/** Name and months of a graph or data map, and the words that go with it in every report that has it. */
export const ContentDialog = ({ item, onClose }: DialogProps & { item: ReportItem }) => {
  const { text } = useText();
  const language = useShownLanguage();
  const { modal, richTextEditor } = useLabels();
  const [began] = useState(() => ({
    title: titleOfItem(item, text),
    content: item.content,
    months: periodOfItem(item),
  }));
  const draft = useDraft(nameOfContent(item), began, 'browser');
  const period = useItemPeriod(draft.values.months, item);
  const edit = (changed: Partial<typeof began>) => {
    setDirty(true);
    draft.change(changed);
  };
  const [initial] = useState(draft.values.content);
  const editor = useRef<RichTextEditorHandle>(null);
  const [isDirty, setDirty] = useState(draft.isKept);
  const [closing, setClosing] = useState(false);
  const discard = () => {
    draft.forget();
    onClose();
  };
  const { isSaving, save } = useSave(discard);
  const requestClose = () => (isDirty ? setClosing(true) : onClose());
  const { id, type } = item;
  const picture = pictureIn(
    useAppSelector((state) => shownTheme(state.preferences)),
    item,
  );
  // What it is called by itself follows the language, and so is not kept as a name.
  const typed = draft.values.title.trim();
  const title = typed === plainTitleOfItem(item, text) ? '' : typed;
  const titleErrors =
    typed.length > MAX_TITLE_CHARACTERS
      ? [text('title-too-long', { max: MAX_TITLE_CHARACTERS })]
      : [];
  return (
    <>
      <Modal
        {...modal}
        open
        align="top"
        size="wide"
        locked={isSaving}
        onOpenChange={requestClose}
        title={text('edit-item', { title: titleOfItem(item, text) })}
        description={detailsOfItem(item, text, language)}
        footer={
          <>
            <Button disabled={isSaving} onClick={requestClose}>
              {text('cancel')}
            </Button>
            <Button
              variant="primary"
              disabled={period.given === null || titleErrors.length > 0}
              loading={isSaving}
              loadingLabel={text('saving')}
              onClick={() =>
                save({
                  kind: 'content',
                  item: { id, type },
                  content: draft.values.content,
                  title: title === item.properties.title ? null : title,
                  period: period.isChanged ? period.given : null,
                })
              }
            >
              {text('save')}
            </Button>
          </>
        }
      >
        <Stack>
          {draft.isKept && <Banner tone="info">{text('draft-restored')}</Banner>}
          {picture && (
            <img
              src={picture}
              alt={item.image_text ?? ''}
              style={{ maxWidth: '100%', maxHeight: 320, objectFit: 'contain' }}
            />
          )}
          <TextField
            label={text('item-name')}
            hint={text('item-name-hint', { title: plainTitleOfItem(item, text) })}
            errors={titleErrors}
            autoComplete="off"
            value={draft.values.title}
            disabled={isSaving}
            onChange={({ target }) => edit({ title: target.value })}
          />
          <PeriodFields
            values={draft.values.months}
            onValuesChange={(months) => edit({ months })}
            choice={period}
            disabled={isSaving}
          />
          <RichTextEditor
            handle={editor}
            initialContent={initial}
            onValueChange={(content) => edit({ content })}
            labels={{ ...richTextEditor, text: text('text') }}
          />
          {type === 'graph' && (
            <div>
              <SuggestText graph={id} onText={(sentence) => editor.current?.append(sentence)} />
            </div>
          )}
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
