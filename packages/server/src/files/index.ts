export type { FileLink, Files, KeptFile, OpenFile } from './files.js';
export type { StagedFile } from './staging.js';
export type { FileGrant } from './tickets.js';
