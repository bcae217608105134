import { Confirmation } from '../../../shared/Confirmation';
import { useBulkJob } from '../../../shared/list/useBulkJob';
import { useInstance } from '../../../shared/useInstance';

/** Mails invitations to users beyond the page; a file of links is for those of a page. */
export function InviteManyDialog({ onClose }: { onClose: () => void }) {
  const { mail } = useInstance();
  const { records, isPending, refusal, start } = useBulkJob();
  return (
    <Confirmation
      open
      title={`Invite ${records}?`}
      text={mail ? BY_MAIL : NO_MAIL}
      action={mail ? 'Send invitations' : 'OK'}
      busy={isPending}
      refusal={refusal}
      onConfirm={() => (mail ? start({ action: 'invite' }, onClose) : onClose())}
      onClose={onClose}
    />
  );
}

const BY_MAIL =
  'Each gets an email with a link to choose a password. A link works once, within 14 days; older links stop working. ' +
  'Users who have logged in already or are not active get none and are listed in the result.';
const NO_MAIL =
  'Email is not set up here. Select the users of one page at a time to download their links, and hand the links over yourself.';
