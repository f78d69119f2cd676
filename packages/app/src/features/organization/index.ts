export { organizationCall, organizationChosen, organizationConflict } from './slice.js';
export { hotLinkTree } from './tree.js';
