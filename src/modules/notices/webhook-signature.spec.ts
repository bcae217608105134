import { newWebhookSecret, signedHeaders } from './webhook-signature';

/** The example of github.com/standard-webhooks/standard-webhooks (libraries/javascript and others use the same). */
const KNOWN = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

it('signs as the published example does', () => {
  expect(signedHeaders(KNOWN, [KNOWN.secret])).toEqual({
    'webhook-id': KNOWN.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': KNOWN.signature,
  });
});

it('signs once for each secret, the newest first', () => {
  const other = newWebhookSecret();
  const [alone] = [signedHeaders(KNOWN, [other])['webhook-signature']];
  expect(signedHeaders(KNOWN, [other, KNOWN.secret])['webhook-signature']).toBe(
    `${alone} ${KNOWN.signature}`,
  );
});

it('makes secrets of 32 random bytes', () => {
  const secrets = [newWebhookSecret(), newWebhookSecret()];
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]+=*$/);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
  }
});
