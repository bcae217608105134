import { assert, constantFrom, noBias, property, uint8Array } from 'fast-check';
import { isWeakSecret } from './weak-secret';

describe('isWeakSecret', () => {
  it.each([
    'short',
    'ab'.repeat(30),
    'abcdefgh'.repeat(4),
    'Xk29fQ7vLm'.repeat(3) + 'Xk29',
    '0123456789abcdef0123456789abcdef',
    'please-change-me-before-you-go-live-42',
    'CHANGEME-4f8a1c0be27d9563a8f17c24d0e95b6a',
    'this_must_be_changed_change_it_1234567',
    'your-secret-goes-here-0123456789-abcdef',
    'my Super Secret key for signing sessions',
    'jwt-secret-key-for-cohort-production-1',
    '<paste 32 random characters in here!!>',
    'an-example-of-thirty-two-characters',
    'placeholder-4f8a1c0be27d9563a8f17c24d0',
    'correct-horse-battery-password-staple',
    'replace-this-with-openssl-rand-output',
  ])('finds %s weak', (secret) => {
    expect(isWeakSecret(secret)).toBe(true);
  });

  it('lets every random one pass', () => {
    // Its bias towards small numbers draws bytes that are not random.
    const bytes = noBias(uint8Array({ minLength: 24, maxLength: 64 }));
    const encoding = constantFrom('hex' as const, 'base64' as const, 'base64url' as const);
    assert(
      property(bytes, encoding, (drawn, as) => !isWeakSecret(Buffer.from(drawn).toString(as))),
      { numRuns: 2000 },
    );
  });
});
