import Dialog from '@mui/material/Dialog';
import { FORM_RESET_MS } from '../../../shared/form/RecordDialog';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { useDialogTitle } from '../../../shared/usePageTitle';
import { ProfileForm } from './ProfileForm';

const TITLE = 'Update Profile';
const TITLE_ID = 'profile-title';

interface ProfileDialogProps {
  open: boolean;
  onClose: () => void;
}

/** What users change of their own account. */
export function ProfileDialog({ open, onClose }: ProfileDialogProps) {
  useDialogTitle(open ? TITLE : undefined);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={useIsPhone()}
      fullWidth
      maxWidth="md"
      aria-labelledby={TITLE_ID}
      transitionDuration={{ exit: FORM_RESET_MS }}
    >
      <ProfileForm title={TITLE} titleId={TITLE_ID} onClose={onClose} />
    </Dialog>
  );
}
