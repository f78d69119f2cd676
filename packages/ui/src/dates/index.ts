export { type DayFormat, dayOfText, dayText } from './dayText.js';
export { type MomentPrecision, momentText } from './momentText.js';
export { type MonthNameWidth, monthAndYear, monthName } from './monthNames.js';
export { rangeName } from './rangeName.js';
export { relativeTime, timeText } from './relativeTime.js';
