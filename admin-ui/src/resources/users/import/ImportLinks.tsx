import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../providers/apiClient';
import { counted } from '../../../shared/counted';
import { downloadImportLinks } from '../invitations';

interface ImportLinksProps {
  jobId: string;
  /** Invitations that were mailed, and new users who have neither one nor a password. */
  sent: number;
  open: number;
}

/** How the new users without a password get in. */
export function ImportLinks({ jobId, sent, open }: ImportLinksProps) {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => downloadImportLinks(jobId),
    onSuccess: () => client.invalidateQueries({ queryKey: ['users'] }),
  });
  return (
    <>
      {sent > 0 ? <Alert severity="success">{counted(sent, 'invitation')} sent.</Alert> : null}
      {open > 0 ? (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" loading={isPending} onClick={() => mutate()}>
              Download links
            </Button>
          }
        >
          {counted(open, 'new user')} without a password. Hand over their links: each works once, within 14
          days.
          {isSuccess ? ' Downloaded. Another download makes new links.' : ''}
        </Alert>
      ) : null}
      {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
    </>
  );
}
