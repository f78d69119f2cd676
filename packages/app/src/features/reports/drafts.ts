import { type ItemRef, keyOfItem } from './items.js';

/** Names of the drafts of this screen's forms. */
export const nameOfReport = (id: number | null): string => `reports/report/${id ?? 'new'}`;
export const nameOfContent = (item: ItemRef): string => `reports/content/${keyOfItem(item)}`;
export const nameOfSend = (id: number): string => `reports/send/${id}`;
export const nameOfSchedule = (report: number, id: number | null): string =>
  `reports/schedule/${report}/${id ?? 'new'}`;

export const NEW_REPORT = nameOfReport(null);
