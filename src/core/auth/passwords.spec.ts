import { hashPassword, unknownPassword, verifyNothing, verifyPassword } from './passwords';

/** The cost that OWASP asks of argon2id, in the hash as everybody can read it. */
const OWASP = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

it('verifies the password that was hashed, and no other', async () => {
  const hashed = await hashPassword('correct horse');
  expect(hashed).toMatch(OWASP);
  expect(await verifyPassword(hashed, 'correct horse')).toBe(true);
  expect(await verifyPassword(hashed, 'Correct horse')).toBe(false);
});

it('hashes the same password differently each time', async () => {
  expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'));
});

it('lets nobody in to an account that does not exist', async () => {
  expect(await verifyNothing('correct horse')).toBe(false);
});

it('makes passwords that nobody knows, as long as any rule may ask for, of letters, digits, - and _', () => {
  const passwords = Array.from({ length: 20 }, unknownPassword);
  expect(new Set(passwords).size).toBe(20);
  for (const password of passwords) expect(password).toMatch(/^[\w-]{128}$/);
});
