export { DownloadMenu, type DownloadMenuProps } from './DownloadMenu.js';
export type { DownloadItem } from './item.js';
