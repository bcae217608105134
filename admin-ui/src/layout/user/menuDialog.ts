/** What a dialog of the user menu gets: it is loaded when it is first opened, and stays so that it can close softly. */
export interface MenuDialogProps {
  open: boolean;
  onClose: () => void;
}
