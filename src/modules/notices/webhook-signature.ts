import { createHmac, randomBytes } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';
/** Between the 24 and 64 that Standard Webhooks asks for: as many as the hash has. */
const SECRET_BYTES = 32;

export function newWebhookSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/** What is signed: the headers `webhook-id` and `webhook-timestamp`, and the body as it is sent. */
export interface SignedMessage {
  id: string;
  /** Of this try. */
  at: Date;
  body: string;
}

/** The headers of Standard Webhooks, with a signature for each secret that is valid. */
export function signedHeaders({ id, at, body }: SignedMessage, secrets: readonly string[]) {
  const timestamp = Math.floor(at.getTime() / 1_000).toString();
  const content = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
