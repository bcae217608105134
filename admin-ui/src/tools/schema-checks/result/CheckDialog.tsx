import { checkName } from '@contracts/schema/schema-run-messages';
import { DetailDialog } from '../../../shared/result/DetailDialog';
import { CheckDetail } from './CheckDetail';
import { useCheck } from './useCheck';

interface CheckDialogProps {
  open: boolean;
  id: string | undefined;
  onClose: () => void;
  /** Opens another check of the same page. */
  onOpen: (id: string) => void;
}

/** One check, opened again. */
export function CheckDialog({ open, id, onClose, onOpen }: CheckDialogProps) {
  return (
    <DetailDialog
      open={open}
      onClose={onClose}
      query={useCheck(id)}
      noun="check"
      titleOf={checkName}
      heights={[64, 200, 240]}
      wide
    >
      {(check) => <CheckDetail key={check.id} check={check} onOpen={onOpen} />}
    </DetailDialog>
  );
}
