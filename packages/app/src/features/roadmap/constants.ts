/** How often the roadmaps are read again for what others have changed. */
export const ROADMAP_POLL_MS = 15_000;
/** How often a command is sent again after others have changed something else of the same. */
export const MAX_REBASES = 3;
/** Milestones: years before and after the current one that can be chosen. */
export const MILESTONE_YEARS = { before: 5, after: 4 } as const;
/** Characters of a title. */
export const MAX_TITLE_CHARACTERS = 255;

/** Address of all roadmaps on one timeline. */
export const OVERVIEW = '/roadmap/overview';
