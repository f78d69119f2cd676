import library from 'pptxgenjs';

/** Its types describe the CommonJS file; what is loaded is the module, whose default is the class. */
export const Presentation = library as unknown as typeof library.default;
export type Presentation = library.default;

export type Slide = library.default.Slide;
export type TextPiece = library.default.TextProps;
export type TableRow = library.default.TableRow;
export type TableCell = library.default.TableCell;
