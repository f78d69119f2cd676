import type { CompiledText } from '../src/i18n/format.js';

export const TEXT_FILES: RegExp;
export function compileText(text: string): CompiledText;
export function compileTexts(json: string): string;
