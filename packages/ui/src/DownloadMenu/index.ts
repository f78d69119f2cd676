export { type DownloadItem, DownloadMenu, type DownloadMenuProps } from './DownloadMenu.js';
