/** Keeps a pointer's events at an element, wherever it goes. */
export function capturePointer(element: Element | null, pointerId: number): void {
  try {
    element?.setPointerCapture(pointerId);
  } catch {
    // The finger has left the screen meanwhile: `pointerup` or `pointercancel` follows.
  }
}
