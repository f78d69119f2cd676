export {
  organizationCall,
  organizationChosen,
  organizationConflict,
  organizationTreeCall,
} from './slice.js';
export { hotLinkTree, organizationName } from './tree.js';
