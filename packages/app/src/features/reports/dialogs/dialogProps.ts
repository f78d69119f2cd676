/** What every dialog of the page takes. */
export interface DialogProps {
  onClose: () => void;
}
