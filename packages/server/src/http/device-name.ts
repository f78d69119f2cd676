import bowser from 'bowser';

/** No browser sends more. */
const MAX_AGENT_CHARACTERS = 512;
const MAX_NAME_CHARACTERS = 40;

/**
 * Browser and system of a client, such as "Firefox, Linux"; null where neither is known. What the
 * client itself says: to recognise it by, not to rely on.
 */
export function deviceNameOf(userAgent: string | undefined): string | null {
  const { browser, os } = bowser.parse((userAgent ?? '').slice(0, MAX_AGENT_CHARACTERS) || ' ');
  const names = [browser.name, os.name]
    .filter((name) => name !== undefined && name !== '')
    .map((name) => String(name).slice(0, MAX_NAME_CHARACTERS));
  return names.length > 0 ? names.join(', ') : null;
}
