import { ACTING_MESSAGES } from '@contracts/auth/acting-messages';
import type { UserView } from '@contracts/users/users';
import ActIcon from '@mui/icons-material/SwitchAccountOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRecordContext } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { session } from '../../session/useSession';

/** In the form of a student who can log in: opens the application as that student, in this tab. */
export function ActAsStudent() {
  const user = useRecordContext<UserView>();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: UserView) => session.actAs(id),
    // The guard of addresses leads on: this page is no student's.
    onSuccess: (_, { name }) => notify(ACTING_MESSAGES.started(name), { type: 'info' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  if (user?.role !== 'student' || !user.isActive) return null;
  return (
    <Button variant="outlined" startIcon={<ActIcon />} loading={isPending} onClick={() => mutate(user)}>
      Act as this student
    </Button>
  );
}
