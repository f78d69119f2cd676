export { organizationCall, organizationChosen, organizationConflict } from './slice.js';
export { hotLinkTree, organizationName } from './tree.js';
