import { afterPaint } from './afterPaint.js';

const frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames.length = 0;
  jest.useFakeTimers();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => {
    frames.splice(id - 1, 1);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const paint = () => {
  for (const frame of frames.splice(0)) frame(0);
  jest.runAllTimers();
};

it('waits for a frame', () => {
  const work = jest.fn();
  afterPaint(work);
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  paint();
  expect(work).toHaveBeenCalledTimes(1);
});

it('does nothing once it is cancelled, before the frame and after it', () => {
  const work = jest.fn();
  afterPaint(work).cancel();
  paint();
  const waiting = afterPaint(work);
  for (const frame of frames.splice(0)) frame(0);
  waiting.cancel();
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});

it('does not wait for a page that is not shown', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const work = jest.fn();
  afterPaint(work);
  jest.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});
