// Apart from the editor: who takes the ready labels needs no types of draft-js.
export interface RichTextToolbarLabels {
  toolbar: string;
  bold: string;
  italic: string;
  underline: string;
  strikethrough: string;
  blockType: string;
  paragraph: string;
  heading: (level: 1 | 2 | 3) => string;
  quote: string;
  fontSize: string;
  normalSize: string;
  bulletList: string;
  numberedList: string;
  alignLeft: string;
  alignCenter: string;
  alignRight: string;
  link: string;
  linkAddress: string;
  linkHint: string;
  linkInvalid: string;
  linkApply: string;
  linkRemove: string;
  undo: string;
  redo: string;
}

export interface RichTextEditorLabels extends RichTextToolbarLabels {
  /** Label of the text itself. */
  text: string;
  /** Stands in the text while it is empty. */
  placeholder: string;
}
