import { Sealer } from './sealer';

const SECRET = 'a-secret-of-the-server-0123456789';
const sealer = new Sealer(SECRET, 'keys');

it('opens what it sealed', () => {
  const sealed = sealer.seal('3F7A-91C2', 'ann');
  expect(sealed).not.toContain('3F7A');
  expect(sealer.open(sealed, 'ann')).toBe('3F7A-91C2');
});

it('seals the same text differently each time', () => {
  expect(sealer.seal('one', 'ann')).not.toBe(sealer.seal('one', 'ann'));
});

it('opens nothing of another owner, purpose or secret, and nothing damaged', () => {
  const sealed = sealer.seal('3F7A-91C2', 'ann');
  expect(sealer.open(sealed, 'bob')).toBeUndefined();
  expect(new Sealer(SECRET, 'other').open(sealed, 'ann')).toBeUndefined();
  expect(new Sealer(`${SECRET}!`, 'keys').open(sealed, 'ann')).toBeUndefined();
  const other = sealed.startsWith('A') ? 'B' : 'A';
  expect(sealer.open(other + sealed.slice(1), 'ann')).toBeUndefined();
  expect(sealer.open('', 'ann')).toBeUndefined();
});
