/** Bytes that are characters in no text file: control characters other than tab, line and page breaks. */
const CONTROL = new Uint8Array(256);
for (let byte = 0; byte < 32; byte += 1) CONTROL[byte] = 1;
for (const allowed of ['\t', '\n', '\f', '\r']) CONTROL[allowed.charCodeAt(0)] = 0;
CONTROL[0x7f] = 1;

/** Bytes without a character in Windows-1252. */
const NOT_WINDOWS_1252 = new Uint8Array(256);
for (const byte of [0x81, 0x8d, 0x8f, 0x90, 0x9d]) NOT_WINDOWS_1252[byte] = 1;

/** Blanks before a tag, at most. */
const MAX_MARKUP_START = 1024;
/** What browsers take for a page when nothing tells them otherwise, and SVG. */
const MARKUP =
  /^(?:\xEF\xBB\xBF)?\s*<(?:!--|!doctype|\?xml|\?php|html|head|body|script|style|title|iframe|svg|math|img|h1|div|font|table|a|br|p|meta|link|object|embed|form)(?![\w-])/i;

/** Looks at a text while it passes, piece by piece. */
export interface TextCheck {
  update(piece: Uint8Array): void;
  /** Whether all of it was a text in UTF-8 or, as Excel writes, in Windows-1252, and not HTML. */
  isText(): boolean;
}

export function createTextCheck(): TextCheck {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let isWindows1252 = true;
  let hasControl = false;
  let start = '';

  function decode(piece?: Uint8Array): void {
    if (!isUtf8) return;
    try {
      decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      isUtf8 = false;
    }
  }

  return {
    update(piece) {
      if (hasControl) return;
      if (start.length < MAX_MARKUP_START)
        start += Buffer.from(piece.subarray(0, MAX_MARKUP_START - start.length)).toString('latin1');
      for (const byte of piece) {
        if (CONTROL[byte] === 1) hasControl = true;
        if (NOT_WINDOWS_1252[byte] === 1) isWindows1252 = false;
      }
      decode(piece);
    },
    isText() {
      decode();
      return !hasControl && (isUtf8 || isWindows1252) && !MARKUP.test(start);
    },
  };
}
