import { type PdfFile, pdfText, type Reference } from './pdfkit.js';

/*
 * The structure of the document, which screen readers go by. Everything that is painted belongs to an
 * element of it or is an artifact: rules, grounds, repeated heads, page numbers.
 */

/** What an element may carry. */
export interface TagOptions {
  /** In words what a picture or link shows. */
  readonly alternative?: string | undefined;
  /** Attributes of the element, with their owner. */
  readonly attributes?: Record<string, unknown> | undefined;
}

export class Tag {
  readonly reference: Reference;
  readonly #kids: unknown[] = [];
  #page: Reference | null = null;
  readonly #children: Tag[] = [];

  constructor(
    readonly file: PdfFile,
    readonly type: string,
    readonly parent: Tag | null,
    options: TagOptions = {},
  ) {
    const { alternative, attributes } = options;
    this.reference = file.ref({ S: type });
    if (alternative) this.reference.data.Alt = pdfText(alternative);
    if (attributes) this.reference.data.A = attributes;
  }

  /** A child after those that are there. */
  add(type: string, options?: TagOptions): Tag {
    const child = new Tag(this.file, type, this, options);
    this.#children.push(child);
    this.#kids.push(child.reference);
    return child;
  }

  set attributes(value: Record<string, unknown>) {
    this.reference.data.A = value;
  }

  /** What `paint` paints on the current page is this element's. Not to be nested. */
  mark(paint: () => void): void {
    const { file } = this;
    const content = file.markStructureContent(this.type).refs[0];
    if (content === undefined) throw new Error('pdfkit gave no place in the structure');
    const { pageRef, mcid } = content;
    file.getStructParentTree().get(file.page.structParentTreeKey)[mcid] = this.reference;
    this.#page ??= pageRef;
    this.#kids.push(this.#page === pageRef ? mcid : { Type: 'MCR', Pg: pageRef, MCID: mcid });
    paint();
    file.endMarkedContent();
  }

  /** Makes an annotation of the current page this element's. */
  own(annotation: Reference): void {
    const { file } = this;
    const key = file.createStructParentTreeNextKey();
    annotation.data.StructParent = key;
    file.getStructParentTree().add(key, this.reference);
    this.#kids.push({ Type: 'OBJR', Obj: annotation, Pg: file.page.dictionary });
  }

  /** Writes the element and all below it. */
  end(): void {
    const { data } = this.reference;
    data.P = this.parent?.reference ?? this.file.getStructTreeRoot();
    if (this.#page) data.Pg = this.#page;
    data.K = this.#kids.length === 1 ? this.#kids[0] : this.#kids;
    this.reference.end();
    for (const child of this.#children) child.end();
  }
}

/** The element of the whole document. */
export function documentTag(file: PdfFile): Tag {
  const tag = new Tag(file, 'Document', null);
  file.getStructTreeRoot().data.K = [tag.reference];
  return tag;
}

/** What `paint` paints is not read aloud. */
export function artifact(
  file: PdfFile,
  kind: 'Pagination' | 'Layout' | 'Page',
  paint: () => void,
): void {
  file.markContent('Artifact', { type: kind });
  paint();
  file.endMarkedContent();
}
