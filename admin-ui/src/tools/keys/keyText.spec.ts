import type { KeyHistoryView, OwnKeyView } from '@contracts/keys/keys';
import { maskedKey, ownKeyProblem, stateText } from './keyText';

const OWN: OwnKeyView = {
  state: 'active',
  hint: '91C2',
  generatedAt: '2026-01-05T10:00:00Z',
  endedAt: null,
  locked: false,
  unreadable: false,
};
const ENDED = '2026-01-06T10:00:00Z';

it('masks all of a key but its last group', () => {
  expect(maskedKey('91C2')).toBe('••••-••••-••••-••••-••••-••••-••••-91C2');
});

it.each<[Partial<OwnKeyView>, RegExp | undefined]>([
  [{}, undefined],
  [{ state: 'none' }, /no key yet/],
  [{ state: 'revoked', endedAt: ENDED }, /revoked your key on 6 Jan 2026.*You can generate a new one\.$/],
  [{ state: 'revoked', endedAt: ENDED, locked: true }, /when an admin allows it/],
  [{ state: 'replaced', endedAt: ENDED }, /has ended/],
  [{ unreadable: true }, /no longer be shown/],
])('of a key with %j says %s', (fields, sentence) => {
  const problem = ownKeyProblem({ ...OWN, ...fields });
  if (sentence) expect(problem).toMatch(sentence);
  else expect(problem).toBeUndefined();
});

it.each<[Partial<KeyHistoryView>, RegExp]>([
  [{ state: 'active', endedAt: null }, /^Active$/],
  [{ state: 'replaced', endedAt: ENDED }, /^Replaced 6 Jan 2026/],
  [
    { state: 'revoked', endedAt: ENDED, endedBy: 'ada@cohort.local', locked: true },
    /^Revoked .* by ada@cohort.local$/,
  ],
  [{ state: 'revoked', endedAt: ENDED, endedBy: 'ada@cohort.local' }, /A new key is allowed$/],
])('tells the state %j', (fields, text) => {
  const entry: KeyHistoryView = {
    id: '1',
    owner: '2',
    ownerEmail: 'finn@cohort.local',
    hint: '91C2',
    state: 'active',
    generatedAt: ENDED,
    endedAt: null,
    endedBy: '',
    locked: false,
    ...fields,
  };
  expect(stateText(entry)).toMatch(text);
});
