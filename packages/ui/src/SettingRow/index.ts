export { SettingRow, type SettingRowProps } from './SettingRow.js';
