import { Confirmation } from '../Confirmation';

interface DiscardDialogProps {
  /** What will be lost. */
  text: string;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before a dialog with changes is closed. */
export function DiscardDialog({ text, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <Confirmation
      open
      title="Discard your changes?"
      text={text}
      action="Discard changes"
      keep="Keep editing"
      destroys
      onConfirm={onDiscard}
      onClose={onKeep}
    />
  );
}
