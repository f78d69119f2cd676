/** One sender or recipient. */
export interface MailAddress {
  /** Can be empty. */
  readonly name: string;
  readonly address: string;
}

/** One address and nothing else: no list, no name, no comment. */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/;

export function isOneAddress(text: string): boolean {
  return ONE_ADDRESS.test(text);
}

/** `Name <name@example.com>` or the address alone; null for anything else. */
export function readMailAddress(text: string): MailAddress | null {
  const [, name = '', address = ''] = /^\s*(?:([^<>]*?)\s*<([^<>]*)>)\s*$/.exec(text) ?? [
    '',
    '',
    text.trim(),
  ];
  return isOneAddress(address) ? { name: name.replace(/^"(.*)"$/, '$1'), address } : null;
}
