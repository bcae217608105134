import { API_KEY_MESSAGES } from '@contracts/api-keys/api-key-messages';
import type { NewApiKeyView } from '@contracts/api-keys/api-keys';
import { SecretOnce } from '../../shared/SecretOnce';

interface NewKeyDialogProps {
  made: NewApiKeyView;
  onClose: () => void;
}

/** A new key, this once. */
export function NewKeyDialog({ made: { key, secret }, onClose }: NewKeyDialogProps) {
  return (
    <SecretOnce
      title={key.name}
      text="Your program sends it with each request, in the header “Authorization: Bearer”, followed by a space and the key."
      label="API key"
      secret={secret}
      copy={{ action: 'Copy key', done: API_KEY_MESSAGES.copied, failed: API_KEY_MESSAGES.copyFailed }}
      onClose={onClose}
    />
  );
}
