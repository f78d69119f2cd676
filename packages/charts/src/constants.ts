/** Most ticks on a value axis unless configured. */
export const DEFAULT_TICK_COUNT = 9;

/** Part of the data's span added below and above it when an axis is not configured. */
export const DOMAIN_PADDING = 0.1;

/** A radar is filtered only while at least this many of its keys stay. */
export const MIN_RADAR_KEYS = 3;

/** How far outside the viewport a lazily drawn chart starts to be drawn. */
export const NEAR_VIEWPORT_PX = 1400 + 35;

/** Below this no chart is laid out: marks would be smaller than the text that names them. */
export const MIN_WIDTH_PX = 160;
export const MIN_HEIGHT_PX = 96;

/** The numbers of a radar are always in the Finnish form. */
export const RADAR_LOCALE = 'fi';
