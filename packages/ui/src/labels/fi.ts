// The Finnish texts of the components, ready to pass: one export for each component, named after it.
import type { RichTextEditorLabels } from '../RichTextEditor/RichTextEditor.js';

export const richTextEditor: RichTextEditorLabels = {
  text: 'Teksti',
  toolbar: 'Muotoilu',
  bold: 'Lihavointi',
  italic: 'Kursivointi',
  underline: 'Alleviivaus',
  strikethrough: 'Yliviivaus',
  blockType: 'Kappaleen tyyli',
  paragraph: 'Leipäteksti',
  heading: (level) => `Otsikko ${level}`,
  quote: 'Lainaus',
  fontSize: 'Fonttikoko',
  normalSize: 'Normaali koko',
  bulletList: 'Luettelomerkit',
  numberedList: 'Numeroitu luettelo',
  alignLeft: 'Tasaa vasemmalle',
  alignCenter: 'Keskitä',
  alignRight: 'Tasaa oikealle',
  link: 'Linkki',
  linkAddress: 'Osoite',
  linkInvalid: 'Anna osoite, jonka alussa on http, https tai mailto.',
  linkApply: 'Lisää linkki',
  linkRemove: 'Poista linkki',
  undo: 'Kumoa',
  redo: 'Tee uudelleen',
};
