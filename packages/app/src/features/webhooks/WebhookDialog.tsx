import {
  MAX_WEBHOOK_NAME_CHARACTERS,
  MAX_WEBHOOK_URL_CHARACTERS,
  WEBHOOK_EVENTS,
  type Webhook,
} from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { Banner, Checkbox, Stack, TextField } from '@tavoite/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch } from '../../core/hooks.js';
import { FormDialog } from '../../core/page/FormDialog.js';
import { fieldErrors } from '../../core/page/fieldErrors.js';
import { GroupLabel } from '../../core/page/GroupLabel.js';
import { useText } from '../../i18n/Texts.js';
import { useDraft } from '../drafts/index.js';
import { ShownSecret } from '../shownSecret/index.js';
import { saveCall } from './slice.js';
import { useWebhooksSelector } from './state.js';
import { EVENT_WORDS } from './words.js';

/** Of the webhook itself, and none of what it tells. */
const Apart = styled.div`
  padding-block-start: ${token('space-4')};
  border-block-start: 1px solid ${token('color-border')};
`;

/** The fields that the form has, in which the server may find something wrong. */
const FIELDS = ['name', 'url', 'events'];

export interface WebhookDialogProps {
  /** What is changed; null to make one. */
  webhook: Webhook | null;
  onClose: () => void;
}

/** Names an address and what it is told of, and shows the secret of a new one once. */
export const WebhookDialog = ({ webhook, onClose }: WebhookDialogProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const { status, data, error } = useWebhooksSelector((state) => state.webhooks.save);
  const { values, isChanged, change, forget } = useDraft(`webhooks/${webhook?.id ?? 'new'}`, {
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    events: WEBHOOK_EVENTS.filter((one) => webhook?.events.includes(one) ?? one === 'month.closed'),
    enabled: webhook?.enabled ?? true,
  });
  const pending = status === 'pending';
  const secret = data?.secret;
  const isDone = status === 'fulfilled' && secret === undefined;
  const errorsOf = fieldErrors(error);

  useEffect(() => {
    dispatch(saveCall.reset());
    return () => {
      dispatch(saveCall.reset());
    };
  }, [dispatch]);
  useEffect(() => {
    if (status === 'fulfilled') forget();
    if (isDone) onClose();
  }, [status, isDone, forget, onClose]);
  const close = () => {
    forget();
    onClose();
  };

  const submit = () => {
    dispatch(saveCall.request({ id: webhook?.id ?? null, fields: values }));
  };

  return (
    <FormDialog
      title={secret === undefined && webhook ? webhook.name : text('new-webhook')}
      size="sm"
      isPending={pending}
      unchanged={webhook !== null && !isChanged}
      error={error}
      fields={FIELDS}
      submitLabel={text(webhook ? 'save' : 'create')}
      onSubmit={submit}
      onClose={close}
      shownOnce={
        secret === undefined ? null : (
          <ShownSecret
            secret={secret}
            name="webhook-secret"
            help="webhook-secret-shown-once"
            notCopied="webhook-secret-not-copied"
            onClose={onClose}
          />
        )
      }
    >
      <TextField
        label={text('access-token-name')}
        name="name"
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
        maxLength={MAX_WEBHOOK_NAME_CHARACTERS}
        autoComplete="off"
        errors={errorsOf('name')}
      />
      <TextField
        label={text('webhook-address')}
        hint={text('webhook-address-hint')}
        name="url"
        inputMode="url"
        value={values.url}
        onChange={({ target }) => change({ url: target.value })}
        maxLength={MAX_WEBHOOK_URL_CHARACTERS}
        autoComplete="off"
        errors={errorsOf('url')}
      />
      <Stack role="group" aria-label={text('webhook-events')}>
        <GroupLabel aria-hidden>{text('webhook-tell-when')}</GroupLabel>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            name={event}
            label={text(EVENT_WORDS[event])}
            checked={values.events.includes(event)}
            onChange={({ target }) =>
              change({
                events: WEBHOOK_EVENTS.filter((one) =>
                  one === event ? target.checked : values.events.includes(one),
                ),
              })
            }
          />
        ))}
        {errorsOf('events').map((message) => (
          <Banner key={message} tone="danger">
            {message}
          </Banner>
        ))}
      </Stack>
      <Apart>
        <Checkbox
          name="enabled"
          label={text('webhook-enabled')}
          checked={values.enabled}
          onChange={({ target }) => change({ enabled: target.checked })}
        />
      </Apart>
    </FormDialog>
  );
};
