import { act, renderHook } from '@testing-library/react';
import { useToastTimer } from './useToastTimer.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

function startTimer(duration: number) {
  const onEnd = jest.fn();
  const { rerender } = renderHook((paused: boolean) => useToastTimer(duration, paused, onEnd), {
    initialProps: false,
  });
  return { onEnd, pause: rerender };
}

it('ends once, after its time', () => {
  const { onEnd } = startTimer(400);
  wait(399);
  expect(onEnd).not.toHaveBeenCalled();
  wait(10_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('stands still while it is paused and goes on with what was left', () => {
  const { onEnd, pause } = startTimer(400);
  wait(300);
  pause(true);
  wait(10_000);
  expect(onEnd).not.toHaveBeenCalled();
  pause(false);
  wait(99);
  expect(onEnd).not.toHaveBeenCalled();
  wait(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('never ends without a duration', () => {
  const { onEnd } = startTimer(Number.POSITIVE_INFINITY);
  wait(1_000_000);
  expect(onEnd).not.toHaveBeenCalled();
});
