import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { apiJson, messageOf } from '../../providers/apiClient';

/** Tells the admins that a student wants a plan, where no address leads to it. */
export function AskForPlan({ plan, isAsked }: { plan: string; isAsked: boolean }) {
  const notify = useNotify();
  const client = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => apiJson('/pricing/wishes', { method: 'POST', json: { plan } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['pricing'] }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  if (isAsked || isSuccess) {
    return (
      <Typography role="status" color="success.main" sx={{ py: 0.75 }}>
        Your request was sent to the admins. You can go on here as soon as they change your plan.
      </Typography>
    );
  }
  return (
    <Button variant="contained" disabled={isPending} onClick={() => mutate()}>
      Ask for {plan}
    </Button>
  );
}
