import bowser from 'bowser';

/** No browser sends more. */
const MAX_AGENT_CHARACTERS = 512;
const MAX_NAME_CHARACTERS = 40;

/** The name that a client gives itself; every browser claims to be Mozilla. */
const OWN_NAME = /^(?!Mozilla\b)[a-z][\w.-]*(?=\/|$)/i;

/**
 * Browser and system of a client, such as "Firefox, Linux", or the name of a program that is no
 * browser, such as "curl"; null where nothing is known. What the client itself says: to recognise
 * it by, not to rely on.
 */
export function deviceNameOf(userAgent: string | undefined): string | null {
  const agent = (userAgent ?? '').slice(0, MAX_AGENT_CHARACTERS);
  const { browser, os } = bowser.parse(agent || ' ');
  const names = [browser.name || OWN_NAME.exec(agent)?.[0], os.name]
    .filter((name) => name !== undefined && name !== '')
    .map((name) => String(name).slice(0, MAX_NAME_CHARACTERS));
  return names.length > 0 ? names.join(', ') : null;
}
