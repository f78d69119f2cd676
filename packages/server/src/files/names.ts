/** Most file systems take no longer names. */
const MAX_NAME_CHARACTERS = 255;

/** Control characters, line separators, and what changes the direction in which a name is read. */
const HIDDEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/** Halves of characters, which cannot be written as UTF-8. */
const LONE_SURROGATES = /\p{Cs}/gu;

/** Cuts the stem, never the ending nor a character in two. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_NAME_CHARACTERS) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot < 0 ? [] : [...name.slice(dot)];
  if (ending.length >= MAX_NAME_CHARACTERS)
    return characters.slice(0, MAX_NAME_CHARACTERS).join('');
  return [...characters.slice(0, MAX_NAME_CHARACTERS - ending.length), ...ending].join('');
}

/**
 * The name of a sent file as it is kept and shown: its last path part in any script, composed (NFC),
 * without characters that are not seen. Can be empty.
 */
export function cleanFileName(sent: string): string {
  const lastPart = sent.replace(LONE_SURROGATES, '\uFFFD').split(/[/\\]/).at(-1) ?? '';
  return shortened(lastPart.normalize('NFC').replace(HIDDEN, '').trim());
}
