export type { FileCell, FileTable } from '@tavoite/model';
export { ChartDownload } from './ChartDownload.js';
export { pictureFile } from './chartFiles.js';
export { fileName } from './names.js';
export { saveFile } from './save.js';
export { tableFile } from './tableFile.js';
export { type SavedChart, useChartDownload } from './useChartDownload.js';
export { useDownload } from './useDownload.js';
