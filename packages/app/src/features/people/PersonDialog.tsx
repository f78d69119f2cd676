import { type Language, MAX_NAME_CHARACTERS, type Person, type PersonFlags } from '@tavoite/model';
import { Checkbox, Select, Stack, TextField } from '@tavoite/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useAppDispatch } from '../../core/hooks.js';
import { FormDialog } from '../../core/page/FormDialog.js';
import { fieldErrors } from '../../core/page/fieldErrors.js';
import { GroupLabel } from '../../core/page/GroupLabel.js';
import { UnsavedDialog } from '../../core/page/UnsavedDialog.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { useDraft } from '../drafts/index.js';
import { FLAGS } from './flags.js';
import { changeCall, inviteCall } from './slice.js';
import { usePeopleSelector } from './state.js';

/** The fields that the form has. */
const FIELDS = ['email', 'full_name'];

const flagsIn = (fields: FormData): PersonFlags => ({
  report_manager: fields.has('report_manager'),
  notification_manager: fields.has('notification_manager'),
  roadmap_manager: fields.has('roadmap_manager'),
  organization_manager: fields.has('organization_manager'),
});

const NO_FLAGS = flagsIn(new FormData());

/** Only what was changed, so that what someone else changes meanwhile stays. */
function changesOf(person: Person, flags: PersonFlags, language: Language | null) {
  const changed = FLAGS.filter(({ id }) => flags[id] !== person.flags?.[id]);
  return {
    ...(changed.length > 0 && {
      flags: Object.fromEntries(changed.map(({ id }) => [id, flags[id]])),
    }),
    ...(language !== null && language !== person.language && { language }),
  };
}

export interface PersonDialogProps {
  /** Who is changed; null to invite someone. */
  person: Person | null;
  onClose: () => void;
}

/** Invites someone, or changes what a member may do. */
export const PersonDialog = ({ person, onClose }: PersonDialogProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const language = useShownLanguage();
  const call = usePeopleSelector((state) => (person ? state.people.change : state.people.invite));
  const [empty] = useState({ email: '', full_name: '', language, ...NO_FLAGS });
  const draft = useDraft('people/invitation', empty);
  const { forget } = draft;
  const [isLeaving, setLeaving] = useState(false);
  const isBegun =
    person === null &&
    (Object.keys(empty) as (keyof typeof empty)[]).some(
      (name) => draft.values[name] !== empty[name],
    );
  const pending = call.status === 'pending';
  const isDone = call.status === 'fulfilled';
  const errorsOf = fieldErrors(call.error);

  useEffect(() => {
    dispatch(inviteCall.reset());
    dispatch(changeCall.reset());
    return () => {
      dispatch(inviteCall.reset());
      dispatch(changeCall.reset());
    };
  }, [dispatch]);
  useEffect(() => {
    if (!isDone) return;
    forget();
    onClose();
  }, [isDone, forget, onClose]);
  const close = () => {
    forget();
    onClose();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    const field = (name: string) => String(fields.get(name) ?? '').trim();
    const chosen = fields.get('language') as Language | null;
    const flags = flagsIn(fields);
    if (person) {
      const values = changesOf(person, flags, chosen);
      if (Object.keys(values).length === 0) onClose();
      else dispatch(changeCall.request({ person, values }));
      return;
    }
    dispatch(
      inviteCall.request({
        email: field('email'),
        full_name: field('full_name'),
        language: chosen ?? language,
        flags,
      }),
    );
  };

  const isNamed = person === null;
  return (
    <>
      <FormDialog
        title={person ? person.full_name : text('invite-person')}
        description={person ? person.email : text('invite-person-help')}
        size="sm"
        isPending={pending}
        error={call.error}
        fields={FIELDS}
        submitLabel={text(isNamed ? 'send-invitation' : 'save')}
        onSubmit={submit}
        onClose={() => (isBegun ? setLeaving(true) : close())}
      >
        {isNamed ? (
          <>
            <TextField
              label={text('email')}
              name="email"
              value={draft.values.email}
              onChange={({ target }) => draft.change({ email: target.value })}
              inputMode="email"
              autoComplete="off"
              errors={errorsOf('email')}
            />
            <TextField
              label={text('full-name')}
              name="full_name"
              value={draft.values.full_name}
              onChange={({ target }) => draft.change({ full_name: target.value })}
              maxLength={MAX_NAME_CHARACTERS}
              autoComplete="off"
              errors={errorsOf('full_name')}
            />
          </>
        ) : null}
        {isNamed || person.is_kept_here ? (
          <Select
            label={text('language')}
            hint={text('person-language-hint')}
            name="language"
            defaultValue={person?.language ?? draft.values.language}
            onChange={({ target }) =>
              isNamed && draft.change({ language: target.value as Language })
            }
            options={[
              { value: 'en', label: 'English' },
              { value: 'fi', label: 'Suomi' },
            ]}
          />
        ) : null}
        <Stack role="group" aria-labelledby="person-may">
          <GroupLabel id="person-may">{text('person-may')}</GroupLabel>
          {FLAGS.map(({ id, label, hint }) => (
            <Checkbox
              key={id}
              name={id}
              label={text(label)}
              hint={text(hint)}
              defaultChecked={isNamed ? draft.values[id] : (person.flags?.[id] ?? false)}
              onChange={({ target }) => isNamed && draft.change({ [id]: target.checked })}
            />
          ))}
        </Stack>
      </FormDialog>
      <UnsavedDialog open={isLeaving} onOpenChange={setLeaving} onDiscard={close} />
    </>
  );
};
