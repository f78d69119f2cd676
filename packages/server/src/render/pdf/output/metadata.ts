import type { PdfFile } from './pdfkit.js';

const PRODUCT = 'Tavoite';

const escaped = (text: string): string =>
  text
    // What XML has no form for.
    .replace(/[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');

/** Says what the document is, in the two forms that readers look for. */
export function writeMetadata(
  file: PdfFile,
  { title, author, organization }: { title: string; author: string; organization: string },
): void {
  const created = new Date();
  Object.assign(file.info, {
    Title: title,
    Author: author === '' ? organization : author,
    Producer: PRODUCT,
    Creator: PRODUCT,
    CreationDate: created,
  });
  // pdfkit writes the texts into the XML as they are.
  file._addInfo = () =>
    file.appendXML(
      [
        '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
        `<xmp:CreateDate>${created.toISOString().slice(0, 19)}Z</xmp:CreateDate>`,
        `<xmp:CreatorTool>${PRODUCT}</xmp:CreatorTool></rdf:Description>`,
        '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">',
        `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`,
        `<dc:creator><rdf:Seq><rdf:li>${escaped(author === '' ? organization : author)}</rdf:li></rdf:Seq></dc:creator>`,
        '</rdf:Description>',
        '<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">',
        `<pdf:Producer>${PRODUCT}</pdf:Producer></rdf:Description>`,
      ].join('\n'),
    );
}
