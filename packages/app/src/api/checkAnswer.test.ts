import { checkAnswer } from './checkAnswer.js';

it('takes an answer without content where there is to be none, and nowhere else', () => {
  expect(() => checkAnswer('deleteNotification', '')).not.toThrow();
  expect(() => checkAnswer('getNotification', '')).toThrow();
  expect(() => checkAnswer('deleteNotification', 'Deleted')).toThrow();
});
