import { Confirmation } from '../../../shared/Confirmation';
import { CANCEL_QUESTION } from '../crawlText';

interface CancelQuestionProps {
  open: boolean;
  busy: boolean;
  onCancel: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a crawl is ended for good. */
export function CancelQuestion({ open, busy, onCancel, onClose }: CancelQuestionProps) {
  return (
    <Confirmation
      {...{ open, busy, onClose }}
      {...CANCEL_QUESTION}
      onConfirm={() => void onCancel().finally(onClose)}
    />
  );
}
