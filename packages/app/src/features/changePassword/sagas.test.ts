import { refusal } from '../../../test/fakeApi.js';
import { runApp, settle } from '../../../test/harness.js';
import { confirmResetCall } from '../resetPassword/slice.js';
import { changePasswordCall } from './slice.js';

const passwords = {
  old_password: 'old',
  new_password1: 'a long new sentence',
  new_password2: 'a long new sentence',
};

it("shows the server's words as a success toast", async () => {
  const app = runApp({ handlers: { changePassword: () => ({ detail: 'New password saved.' }) } });
  await settle();
  app.store.dispatch(changePasswordCall.request(passwords));
  await settle();
  expect(app.callsOf('changePassword')[0]?.input).toEqual({ body: passwords });
  expect(app.toasts()).toEqual([{ kind: 'success', message: { text: 'New password saved.' } }]);
});

it('shows one error toast per field, with its first message', async () => {
  const app = runApp({
    handlers: {
      changePassword: () => {
        throw refusal(400, {
          old_password: ['Wrong password.', 'Really.'],
          new_password2: ['The passwords differ.'],
        });
      },
    },
  });
  await settle();
  app.store.dispatch(changePasswordCall.request(passwords));
  await settle();
  expect(app.toasts()).toEqual([
    { kind: 'error', message: { field: 'old_password', text: 'Wrong password.' } },
    { kind: 'error', message: { field: 'new_password2', text: 'The passwords differ.' } },
  ]);
});

it('shows one toast when no field is to blame', async () => {
  const app = runApp({
    handlers: {
      changePassword: () => {
        throw refusal(429, { detail: 'Wait a minute.' });
      },
    },
  });
  await settle();
  app.store.dispatch(changePasswordCall.request(passwords));
  await settle();
  expect(app.toasts()).toEqual([{ kind: 'error', message: { text: 'Wait a minute.' } }]);
});

it('goes to the sign-in page once a forgotten password is set again', async () => {
  const app = runApp({
    token: null,
    handlers: { confirmPasswordReset: () => ({ detail: 'Password has been reset.' }) },
  });
  await settle();
  app.store.dispatch(
    confirmResetCall.request({
      uid: 'MQ',
      token: 't',
      new_password1: passwords.new_password1,
      new_password2: passwords.new_password2,
    }),
  );
  await settle();
  expect(app.visited).toEqual(['/login']);
  expect(app.toasts()).toEqual([
    { kind: 'success', message: { text: 'Password has been reset.' } },
  ]);
});
