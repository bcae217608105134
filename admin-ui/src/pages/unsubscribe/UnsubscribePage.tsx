import type { UnsubscribedView } from '@contracts/notices/channels';
import { NOTICE_MESSAGES } from '@contracts/notices/notice-messages';
import { CHANNELS_PATH, UNSUBSCRIBE_PATH } from '@contracts/notices/notices';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { ApiError, apiJson, messageOf } from '../../providers/apiClient';
import { GuestFrame } from '../GuestFrame';

/** Where the link of a mail leads: one button ends such mails, without a login. */
export function UnsubscribePage() {
  const token = useLocation().hash.slice(1);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      apiJson<UnsubscribedView>(`${UNSUBSCRIBE_PATH}/${encodeURIComponent(token)}`, { method: 'POST' }),
  });
  const isDead = token === '' || (error instanceof ApiError && error.code === 'LINK_DEAD');
  if (data) return <Ended title="You are unsubscribed" text={data.message} />;
  if (isDead) return <Ended title="This link does not work" text={NOTICE_MESSAGES.unsubscribeDead} />;
  return (
    <GuestFrame
      title="Unsubscribe from these emails?"
      text="You will get no more notifications by email. They stay in the app, and your other channels keep working."
    >
      {error ? (
        <Alert severity="error" sx={{ mb: 3 }}>
          {messageOf(error)}
        </Alert>
      ) : null}
      <Button variant="contained" size="large" fullWidth loading={isPending} onClick={() => mutate()}>
        Unsubscribe
      </Button>
      <ToChannels />
    </GuestFrame>
  );
}

function Ended({ title, text }: { title: string; text: string }) {
  return (
    <GuestFrame title={title} text={text}>
      <ToChannels />
    </GuestFrame>
  );
}

function ToChannels() {
  return (
    <Button component={Link} to={CHANNELS_PATH} size="large" fullWidth sx={{ mt: 1 }}>
      Choose what is sent
    </Button>
  );
}
