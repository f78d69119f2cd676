import type { Readable } from 'node:stream';
import type { Font } from 'fontkit';
import PDFKit from 'pdfkit';

/*
 * What is used of pdfkit beyond its documented methods. The version is fixed to one minor release, and
 * the tests check the files with other programs.
 */

/** An object of the file. */
export interface Reference {
  readonly id: number;
  data: Record<string, unknown>;
  readonly buffer: Uint8Array[] | Uint8Array;
  offset: number;
  write(chunk: Uint8Array | string): void;
  end(chunk?: Uint8Array | string): void;
  finalize(): void;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly dictionary: Reference;
  readonly resources: Reference;
  readonly fonts: Record<string, Reference>;
  readonly patterns: Record<string, Reference>;
  readonly colorSpaces: Record<string, unknown>;
  readonly annotations: Reference[];
  readonly structParentTreeKey: number;
}

/** A font in one document: what of it is used is embedded. */
export interface EmbeddedFont {
  readonly id: string;
  readonly font: Font;
  readonly subset: { includeGlyph(id: number): number };
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  ref(): Reference;
}

/** A document of pdfkit, as far as it is used here. */
export interface PdfFile extends Readable {
  page: PdfPage;
  readonly info: Record<string, unknown>;
  readonly outline: {
    addItem(title: string, place: { top: number; left: number; fit: boolean }): void;
  };
  _font: EmbeddedFont;
  _root: Reference;
  _info: Reference;
  _id: unknown;
  _offset: number;
  _offsets: (number | null)[];
  _write(data: Uint8Array | string): void;
  _refEnd(reference: Reference): void;
  _finalize(): void;
  _addInfo(): void;
  ref(data?: unknown): Reference;
  addPage(options: { size: [number, number]; margin: number }): this;
  appendXML(xml: string, newline?: boolean): void;
  addContent(operators: string): this;
  font(font: Font, name: string): this;
  save(): this;
  restore(): this;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
  fillOpacity(opacity: number): this;
  strokeOpacity(opacity: number): this;
  markContent(tag: 'Artifact', options: { type: string }): this;
  endMarkedContent(): this;
  switchToPage(index: number): unknown;
  bufferedPageRange(): { start: number; count: number };
  end(): void;
  getStructTreeRoot(): Reference;
  getStructParentTree(): {
    get(key: number): (Reference | null)[];
    add(key: number, value: unknown): void;
  };
  createStructParentTreeNextKey(): number;
  markStructureContent(tag: string): { refs: { pageRef: Reference; mcid: number }[] };
}

/** A text of the file, which pdfkit tells from a name by its type. */
export const pdfText = (text: string): object => new String(text);

/** What the types of pdfkit do not know. */
interface FurtherOptions {
  readonly subset?: 'PDF/UA';
}

export const openFile = (
  options: Omit<PDFKit.PDFDocumentOptions, 'subset'> & FurtherOptions,
): PdfFile => new PDFKit(options as PDFKit.PDFDocumentOptions) as unknown as PdfFile;
