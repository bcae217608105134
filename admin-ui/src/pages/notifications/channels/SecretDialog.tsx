import type { ChannelWithSecret } from '@contracts/notices/channels';
import { formatDateTime } from '../../../shared/format';
import { SecretOnce } from '../../../shared/SecretOnce';

interface SecretDialogProps {
  channel: ChannelWithSecret;
  onClose: () => void;
}

const COPY = {
  action: 'Copy secret',
  done: 'The secret is copied to your clipboard',
  failed: 'Your browser did not allow copying. Select the secret and copy it.',
};

/** The secret of a webhook, this once. */
export function SecretDialog({ channel, onClose }: SecretDialogProps) {
  const { name, secret = '', oldSecretsUntil } = channel;
  return (
    <SecretOnce
      title={`Secret of ${name}`}
      text="Deliveries are signed with it (Standard Webhooks), so your program can verify that they come from us."
      label="Secret"
      secret={secret}
      more={oldSecretsUntil ? `The old one works until ${formatDateTime(oldSecretsUntil)}.` : undefined}
      copy={COPY}
      onClose={onClose}
    />
  );
}
