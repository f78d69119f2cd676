export type { Files, KeptFile, OpenedFile, OpenFile } from './files.js';
export type { StagedFile } from './staging.js';
export type { ByteRange } from './storage.js';
export type { FileGrant } from './tickets.js';
