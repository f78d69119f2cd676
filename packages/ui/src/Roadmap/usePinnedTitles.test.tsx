import { render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { usePinnedTitles } from './usePinnedTitles.js';

interface ExampleProps {
  end: number;
  opensAt?: number;
  name?: string;
  extra?: {
    left: number;
    width: number;
    needed: number;
    room: number;
    twoLines?: number;
    owner?: string;
    done?: boolean;
  };
}

class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  globalThis.ResizeObserver ??= NoResizeObserver;
});

/** What a test says is seen of the frame. */
let frameWidth = 0;
beforeEach(() => {
  frameWidth = 2000;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => frameWidth);
});
afterEach(() => jest.restoreAllMocks());

function Example({ end, opensAt = 0, name = 'First version', extra }: ExampleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  usePinnedTitles(frame, body, { end, titleWidth: 1, font: 13 });
  // As the roadmap does, once its rows are there.
  useLayoutEffect(() => {
    if (opensAt > 0 && frame.current) frame.current.scrollLeft = opensAt;
  }, [opensAt]);
  const bar = (
    id: string,
    left: number,
    width: number,
    needed?: number,
    room?: number,
    twoLines?: number,
    owner?: string,
    done?: boolean,
  ) => (
    <button
      className="bar"
      type="button"
      data-needed={needed}
      data-room={room}
      data-two-lines={twoLines}
      data-done={done}
      style={{ left, width }}
    >
      <span data-testid={id}>
        <b>Late </b>
        {name}
      </span>
      {owner && <i data-testid="initials">{owner}</i>}
    </button>
  );
  return (
    <div ref={frame} data-testid="frame">
      <div ref={body}>
        {bar('before', 0, 300, 95)}
        {bar('hardly', 0, 230, 95)}
        {bar('inside', 240, 200)}
        {bar('beyond', 440, 200)}
        <svg aria-hidden="true">
          <g className="arrow" data-testid="arrow" data-from="205" data-to="-300" />
        </svg>
        {extra &&
          bar(
            'extra',
            extra.left,
            extra.width,
            extra.needed,
            extra.room,
            extra.twoLines,
            extra.owner,
            extra.done,
          )}
      </div>
    </div>
  );
}

it('keeps titles within what is seen of bars that begin before or end after it', () => {
  const { container, getByTestId, rerender } = render(<Example end={500} />);
  const widths = () =>
    ['before', 'hardly', 'inside', 'beyond'].map((id) => getByTestId(id).style.maxInlineSize);
  expect(widths()).toEqual(['', '', '', '44px']);
  const frame = getByTestId('frame');
  frame.scrollLeft = 200;
  frame.dispatchEvent(new Event('scroll'));
  // 100 px are seen of the first; of the second too few for a letter.
  expect(widths()).toEqual(['84px', '0px', '', '44px']);
  // Only what begins before or near the edge is a layer that sticks.
  expect(getByTestId('before').matches('[data-sticky]')).toBe(true);
  expect(getByTestId('beyond').matches('[data-sticky]')).toBe(false);
  // The words go before the title does.
  expect(container.querySelectorAll('b[hidden]')).toHaveLength(2);
  frame.scrollLeft = 0;
  frame.dispatchEvent(new Event('scroll'));
  expect(widths()).toEqual(['', '', '', '44px']);

  // With wider months the timeline ends elsewhere, for later scrolls, too.
  rerender(<Example end={600} />);
  frame.scrollLeft = 200;
  frame.dispatchEvent(new Event('scroll'));
  expect(widths()).toEqual(['84px', '0px', '', '144px']);
});

it('follows a frame that opens scrolled', () => {
  const { getByTestId } = render(<Example end={600} opensAt={200} />);
  getByTestId('frame').dispatchEvent(new Event('scroll'));
  expect(getByTestId('before').style.maxInlineSize).toBe('84px');
});

it('stands a name behind its bar where only there is room for all of it', () => {
  const { getByTestId } = render(
    <Example end={900} extra={{ left: 0, width: 100, needed: 90, room: 120 }} />,
  );
  const bar = getByTestId('extra').parentElement as HTMLElement;
  expect(bar.matches('[data-beside]')).toBe(false);
  const frame = getByTestId('frame');
  const scrollTo = (left: number) => {
    frame.scrollLeft = left;
    frame.dispatchEvent(new Event('scroll'));
  };
  scrollTo(20);
  expect(bar.matches('[data-beside]')).toBe(true);
  expect(bar.style.getPropertyValue('--seen')).toBe('80px');
  expect(getByTestId('extra').style.maxInlineSize).toBe('');
});

it('keeps a name in its bar where two lines hold all of it', () => {
  const extra = { left: 0, width: 100, needed: 110, room: 120 };
  const stateWith = (twoLines: number) => {
    const { getByTestId, unmount } = render(<Example end={900} extra={{ ...extra, twoLines }} />);
    const title = getByTestId('extra');
    const isBeside = title.parentElement?.matches('[data-beside]');
    const isFolded = title.matches('[data-folded]');
    unmount();
    return { isBeside, isFolded };
  };
  expect(stateWith(100)).toEqual({ isBeside: false, isFolded: true });
  expect(stateWith(101)).toEqual({ isBeside: true, isFolded: false });
});

it('leaves a name in one line that is hardly too wide, as widths are rather too large', () => {
  const extra = { left: 0, width: 100, needed: 104, room: 120, twoLines: 60 };
  const { getByTestId } = render(<Example end={900} extra={extra} />);
  expect(getByTestId('extra').parentElement?.matches('[data-beside]')).toBe(false);
  expect(getByTestId('extra').matches('[data-folded]')).toBe(false);
});

it('cuts a name that has no room on either side of the end of its bar', () => {
  const { getByTestId } = render(
    <Example end={900} extra={{ left: 0, width: 100, needed: 130, room: 120 }} />,
  );
  const frame = getByTestId('frame');
  frame.scrollLeft = 20;
  frame.dispatchEvent(new Event('scroll'));
  expect(getByTestId('extra').parentElement?.matches('[data-beside]')).toBe(false);
  expect(getByTestId('extra').style.maxInlineSize).toBe('64px');
  // In two lines there is room for all of it, unless a word were cut.
  expect(getByTestId('extra').matches('[data-folded]')).toBe(true);
  frame.scrollLeft = 70;
  frame.dispatchEvent(new Event('scroll'));
  expect(getByTestId('extra').matches('[data-folded]')).toBe(false);
});

it('writes nothing where only a few letters would be left of a name', () => {
  frameWidth = 431;
  const widthWith = (needed: number) => {
    // 50 px of it are seen.
    const extra = { left: 380, width: 100, needed, room: 0 };
    const { getByTestId, unmount } = render(
      <Example end={2000} extra={extra} name="Qualification" />,
    );
    const { style, dataset } = getByTestId('extra');
    const seen = { width: style.maxInlineSize, hasHint: dataset.shortened !== undefined };
    unmount();
    return seen;
  };
  expect(widthWith(90)).toEqual({ width: '0px', hasHint: true });
  // All of it has room.
  expect(widthWith(50)).toEqual({ width: '34px', hasHint: true });
});

it('cuts titles at the right edge of the frame, also the ones that could stand behind it', () => {
  frameWidth = 501;
  const { getByTestId } = render(
    <Example end={2000} extra={{ left: 380, width: 100, needed: 130, room: 150 }} />,
  );
  expect(getByTestId('beyond').style.maxInlineSize).toBe('44px');
  expect(getByTestId('extra').parentElement?.matches('[data-beside]')).toBe(false);
});

it('stands initials at the end of what is seen of a bar', () => {
  frameWidth = 601;
  const extra = { left: 200, width: 700, needed: 200, room: 0, owner: 'AV' };
  const { getByTestId } = render(<Example end={2000} extra={extra} />);
  const initials = getByTestId('initials');
  expect([initials.hidden, initials.style.translate]).toEqual([false, '-300px']);
  const frame = getByTestId('frame');
  const scrollTo = (left: number) => {
    frame.scrollLeft = left;
    frame.dispatchEvent(new Event('scroll'));
    return [initials.hidden, initials.style.translate];
  };
  expect(scrollTo(400)).toEqual([false, '']);
  // Hardly a word of the title is left.
  expect(scrollTo(860)).toEqual([true, '']);
});

it('leaves out the tick of a done bar before its title has no room', () => {
  const extra = { left: 0, width: 100, needed: 95, room: 0, done: true };
  const { getByTestId } = render(<Example end={900} extra={extra} />);
  const isTickless = () => getByTestId('extra').matches('[data-tickless]');
  expect(isTickless()).toBe(false);
  const frame = getByTestId('frame');
  frame.scrollLeft = 60;
  frame.dispatchEvent(new Event('scroll'));
  expect(isTickless()).toBe(true);
});

it('hides an arrow of which no end is in view', () => {
  const { getByTestId } = render(<Example end={900} />);
  expect(getByTestId('arrow').style.display).toBe('');
  const frame = getByTestId('frame');
  frame.scrollLeft = 200;
  frame.dispatchEvent(new Event('scroll'));
  expect(getByTestId('arrow').style.display).toBe('none');
});
