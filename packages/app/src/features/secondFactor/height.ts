/** Of the rows of the card of two-step verification, in pixels, while it or what it shows is being loaded. */
export const FACTORS_HEIGHT_PX = 132;
