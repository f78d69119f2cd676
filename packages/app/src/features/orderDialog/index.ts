export { OrderDialog } from './OrderDialog.js';
