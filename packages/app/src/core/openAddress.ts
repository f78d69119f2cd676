/** Lets the browser load a file, as a click on a link would; the page stays. */
export function openAddress(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Opens an address in a new window, as a link would. */
export function openWindow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
