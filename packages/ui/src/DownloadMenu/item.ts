import type { IconDrawing } from '../Icon/index.js';

/** A file that can be had. */
export interface DownloadItem<Format extends string = string> {
  /** Handed to `onSelect`, such as "csv". */
  format: Format;
  /** What it is for: "Table (XLSX)". */
  label: string;
  /** Shown before the text. */
  icon: IconDrawing;
}
