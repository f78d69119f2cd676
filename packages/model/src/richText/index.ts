export {
  type ContentProblem,
  type ContentProblemKind,
  checkContent,
  isBlankContent,
  MAX_CONTENT_BYTES,
} from './check.js';
export {
  type BlockType,
  contentOfText,
  FONT_SIZES,
  INLINE_STYLES,
  isPage,
  MAX_BLOCKS,
  type RawBlock,
  type RawContent,
  readContent,
  safeLink,
  type TextAlign,
  textOfContent,
} from './content.js';
export { type HtmlPolicy, htmlPolicy } from './htmlPolicy.js';
export { type Run, runsOf, type Section, sectionsOf } from './runs.js';
