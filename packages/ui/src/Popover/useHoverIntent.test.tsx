import { act, fireEvent, render, screen } from '@testing-library/react';
import { Popover } from './Popover.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const panel = () => screen.queryByRole('dialog');

/** jsdom has no PointerEvent, so the pointer type cannot be set. */
function point(type: 'pointerover' | 'pointerout', element: Element): void {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget: document.body });
  Object.assign(event, { pointerType: 'mouse' });
  fireEvent(element, event);
}

function renderPopover(): HTMLElement {
  render(
    <Popover label="Margin" hoverDelay={250} trigger={<button type="button">Margin</button>}>
      Profit
    </Popover>,
  );
  return screen.getByRole('button');
}

it('opens after the pointer has rested on the button and closes after it has left', () => {
  const button = renderPopover();
  point('pointerover', button);
  wait(249);
  expect(panel()).toBeNull();
  wait(1);
  expect(panel()).not.toBeNull();
  point('pointerout', button);
  wait(119);
  expect(panel()).not.toBeNull();
  wait(1);
  expect(panel()).toBeNull();
});

it('does not open for a pointer that passes by', () => {
  const button = renderPopover();
  point('pointerover', button);
  wait(200);
  point('pointerout', button);
  wait(1000);
  expect(panel()).toBeNull();
});

it('stays open after a click, wherever the pointer goes', () => {
  const button = renderPopover();
  point('pointerover', button);
  wait(250);
  fireEvent.click(button);
  point('pointerout', button);
  wait(1000);
  expect(panel()).not.toBeNull();
});
