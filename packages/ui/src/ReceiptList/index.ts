export {
  type Receipt,
  ReceiptList,
  type ReceiptListProps,
  type ReceiptState,
} from './ReceiptList.js';
