/** How a tree is shown: cards to pan and zoom, or all names with what they come to, indented. */
export type TreeForm = 'cards' | 'list';
/** null: what suits the width of its place, where there is no room for cards side by side a list. */
export type TreeFormChoice = TreeForm | null;
