export { selectMappedViews, selectViewRedirects } from './selectors.js';
export { settingsCall } from './slice.js';
export {
  FIXED_VIEWS,
  firstVisiblePath,
  isRestricted,
  type MappedView,
  sectionOf,
} from './views.js';
export { VIEW_WORDS } from './viewWords.js';
