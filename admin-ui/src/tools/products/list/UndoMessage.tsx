import { UndoLine } from './UndoLine';
import { useUndo } from './useUndo';

interface UndoMessageProps {
  /** What was done. */
  text: string;
  /** Id of the change. */
  change: string;
}

/** In a toast: what was done to products, and the button that takes it back; then what that came to. */
export function UndoMessage({ text, change }: UndoMessageProps) {
  return <UndoLine text={text} {...useUndo(change)} />;
}
