import { Component, type RefObject } from 'react';

/** Scrolls a frame sideways so that the middle of its content is in the middle. */
export const centreScroll = (frame: HTMLElement | null): void => {
  if (frame) frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
};

export interface ScrollKeeperProps {
  frame: RefObject<HTMLElement | null>;
  /** What was pressed last; null before anything was. */
  anchor: RefObject<Element | null>;
  /** Changes with the content. */
  version: string;
}

/**
 * Keeps what was pressed under the pointer when the content around it grows or shrinks sideways;
 * browsers do so for scrolling down only. Until something is pressed the middle is kept. A class,
 * because only a class can look at the document right before it changes. Renders nothing.
 */
export class ScrollKeeper extends Component<ScrollKeeperProps> {
  private place(): number | null {
    const anchor = this.props.anchor.current;
    return anchor?.isConnected ? anchor.getBoundingClientRect().left : null;
  }

  override getSnapshotBeforeUpdate(): number | null {
    return this.place();
  }

  override componentDidUpdate(
    previous: ScrollKeeperProps,
    _state: unknown,
    before: number | null,
  ): void {
    if (previous.version === this.props.version) return;
    const frame = this.props.frame.current;
    const after = this.place();
    // A change that nothing here was pressed for, such as another filter, begins in the middle again.
    this.props.anchor.current = null;
    if (!frame) return;
    if (before === null || after === null) centreScroll(frame);
    else frame.scrollLeft += after - before;
  }

  override render() {
    return null;
  }
}
