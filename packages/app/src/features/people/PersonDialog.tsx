import { type Language, MAX_NAME_CHARACTERS, type Person, type PersonFlags } from '@tavoite/model';
import { Checkbox, Select, Stack, TextField } from '@tavoite/ui';
import { useEffect, useState } from 'react';
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

const NO_FLAGS: PersonFlags = {
  report_manager: false,
  notification_manager: false,
  roadmap_manager: false,
  organization_manager: false,
};

/** Only what was changed, so that what someone else changes meanwhile stays. */
function changesOf(person: Person, language: Language, flags: PersonFlags) {
  const changed = FLAGS.filter(({ id }) => flags[id] !== person.flags?.[id]);
  return {
    ...(changed.length > 0 && {
      flags: Object.fromEntries(changed.map(({ id }) => [id, flags[id]])),
    }),
    ...(language !== person.language && { language }),
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
  const [began] = useState({
    email: '',
    full_name: '',
    language: person?.language ?? language,
    flags: { ...NO_FLAGS, ...person?.flags },
  });
  const { values, isChanged, change, forget } = useDraft(
    person ? `people/${person.id}` : 'people/invitation',
    began,
  );
  const [isLeaving, setLeaving] = useState(false);
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

  const submit = () => {
    const { email, full_name, language, flags } = values;
    dispatch(
      person
        ? changeCall.request({ person, values: changesOf(person, language, flags) })
        : inviteCall.request({
            email: email.trim(),
            full_name: full_name.trim(),
            language,
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
        unchanged={!isNamed && !isChanged}
        error={call.error}
        fields={FIELDS}
        submitLabel={text(isNamed ? 'send-invitation' : 'save')}
        onSubmit={submit}
        onClose={() => (isChanged ? setLeaving(true) : close())}
      >
        {isNamed ? (
          <>
            <TextField
              label={text('email')}
              name="email"
              value={values.email}
              onChange={({ target }) => change({ email: target.value })}
              inputMode="email"
              autoComplete="off"
              errors={errorsOf('email')}
            />
            <TextField
              label={text('full-name')}
              name="full_name"
              value={values.full_name}
              onChange={({ target }) => change({ full_name: target.value })}
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
            value={values.language}
            onChange={({ target }) => change({ language: target.value as Language })}
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
              checked={values.flags[id]}
              onChange={({ target }) =>
                change({ flags: { ...values.flags, [id]: target.checked } })
              }
            />
          ))}
        </Stack>
      </FormDialog>
      <UnsavedDialog open={isLeaving} onOpenChange={setLeaving} onDiscard={close} />
    </>
  );
};
