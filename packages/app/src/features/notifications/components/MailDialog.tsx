import { MailPreview, Modal } from '@tavoite/ui';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import type { DraftFields } from '../drafts.js';
import { useNotificationsSelector } from '../state.js';

/** Names that are written out; of more their number is said. */
const SHOWN_NAMES = 3;

export interface MailDialogProps {
  open: boolean;
  onClose: () => void;
  fields: DraftFields;
  /** Names of the files that go with it. */
  files: readonly string[];
}

/** How the mail will look to those who get it. */
export const MailDialog = ({ open, onClose, fields, files }: MailDialogProps) => {
  const { text } = useText();
  const { modal, mailPreview } = useLabels();
  const organization = useAppSelector((state) => state.organization.data?.organization?.name ?? '');
  const members = useNotificationsSelector((state) => state.notifications.members.data ?? []);
  if (!open) return null;
  const users = fields.send ? fields.recipients.users : [];
  const names = users.slice(0, SHOWN_NAMES).map((id) => {
    const member = members.find((other) => other.id === id);
    return member ? member.full_name || member.username : `#${id}`;
  });
  const to =
    users.length === 0
      ? text('nobody-is-mailed')
      : text('names-and-more', { names: names.join(', '), more: users.length - names.length });
  return (
    <Modal
      {...modal}
      open
      covers
      size="wide"
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={text('preview-mail')}
    >
      <MailPreview
        from={text('mail-from', { organization })}
        to={to}
        subject={fields.title.trim() || text('untitled')}
        content={fields.content}
        files={files}
        footer={text('mail-footer', { organization })}
        labels={mailPreview}
      />
    </Modal>
  );
};
