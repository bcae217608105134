import { Confirm } from 'react-admin';

interface DiscardDialogProps {
  /** What will be lost. */
  text: string;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before a dialog with changes is closed. */
export function DiscardDialog({ text, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Confirm
      isOpen
      title="Discard your changes?"
      content={text}
      confirm="Discard changes"
      confirmColor="warning"
      cancel="Keep editing"
      onConfirm={onDiscard}
      onClose={onKeep}
    />
  );
}
