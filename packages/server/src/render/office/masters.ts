import type { ReportDocument } from '../pdf/document.js';
import { palette } from '../pdf/look.js';
import { FACE, HEIGHT, hex, LEFT, lookOf, ROOM, WIDTH } from './layout.js';
import type { Presentation } from './pptxgenjs.js';

/** What all slides of a kind have: ground, band, the place of the title, footer. */
export function defineMasters(file: Presentation, document: ReportDocument, title: string): void {
  const { cover, language } = document;
  const { ground, accent, text, muted, subtle } = palette(document.theme);
  const titleAt = { x: LEFT, y: 0.4, w: ROOM, h: 0.55 };
  file.defineSlideMaster({
    title: 'ITEM',
    background: { color: hex(ground) },
    objects: [
      { rect: { x: 0, y: 0, w: 0.12, h: HEIGHT, fill: { color: hex(accent) } } },
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            ...titleAt,
            color: hex(text),
            fontFace: FACE,
            fontSize: 24,
            bold: true,
            margin: 0,
            align: 'left',
            valign: 'middle',
          },
          text: '',
        },
      },
      {
        text: {
          text: [cover.organization, title].filter((words) => words !== '').join('  ·  '),
          options: {
            ...lookOf(language, 9, muted),
            margin: 0,
            x: LEFT,
            y: 7.08,
            w: ROOM - 1,
            h: 0.25,
          },
        },
      },
    ],
    slideNumber: {
      x: WIDTH - LEFT - 0.6,
      y: 7.08,
      w: 0.6,
      h: 0.25,
      color: hex(subtle),
      fontFace: FACE,
      fontSize: 9,
      align: 'right',
    },
  });
  file.defineSlideMaster({
    title: 'COVER',
    background: { color: hex(ground) },
    objects: [
      { rect: { x: 0, y: 0, w: 0.25, h: HEIGHT, fill: { color: hex(accent) } } },
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            x: 1,
            y: 2.2,
            w: ROOM - 1,
            h: 1.9,
            color: hex(text),
            fontFace: FACE,
            fontSize: 40,
            bold: true,
            margin: 0,
            align: 'left',
            valign: 'top',
          },
          text: '',
        },
      },
    ],
  });
}
