/** The three values of a target. */
export const TARGET_FIGURES = ['current', 'target', 'compare'] as const;
export type TargetFigure = (typeof TARGET_FIGURES)[number];
