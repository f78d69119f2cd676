export * from './ReportGraphTile.js';
export type { TileEntry, TileNote } from './TileNotes.js';
