/**
 * What should have the focus again after a dialog that opens now: the focused element, or the
 * button of the menu whose item opened the dialog, since the item goes with its menu.
 */
export const returnTarget = (): HTMLElement | null => {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]');
  const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
  const target = button ?? activeElement;
  return target instanceof HTMLElement ? target : null;
};
