function isFrameOfPage(): boolean {
  if (window.parent === window) return false;
  return new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs';
}

/**
 * A page of documentation shows open dialogs in frames. What takes the focus in there must not
 * scroll the page to its frame.
 */
export function keepPageStill(): void {
  if (!isFrameOfPage()) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
