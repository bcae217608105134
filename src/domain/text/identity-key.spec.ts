import { identityKey } from './identity-key';

describe('identityKey', () => {
  it.each([
    ['the case', 'Ada@Example.ORG', 'ada@example.org'],
    ['full-width letters', 'ａｄａ＠example.org', 'ada@example.org'],
    ['a zero-width space', 'ad\u200ba@example.org', 'ada@example.org'],
    ['a zero-width joiner', 'ad\u200da@example.org', 'ada@example.org'],
    ['a soft hyphen', 'ad\u00ada@example.org', 'ada@example.org'],
    ['a byte order mark', '\ufeffada@example.org', 'ada@example.org'],
    ['marks of direction', '\u202eada\u2069@example.org', 'ada@example.org'],
    ['a variation selector', 'ada\ufe0f@example.org', 'ada@example.org'],
    ['an invisible letter', 'ad\u3164a@example.org', 'ada@example.org'],
    ['mathematical letters', '𝐚𝐝𝐚@example.org', 'ada@example.org'],
    ['how an accent is written', 'e\u0301va', 'éva'],
    ['the width of spaces', ' Batch\u00a0 \u30001 ', 'batch 1'],
    ['tabs and line ends', 'Batch\t1\r\n', 'batch 1'],
    ['control characters', 'Batch\u0000 1', 'batch 1'],
    ['digits in circles', 'Batch ①', 'batch 1'],
  ])('does not mind %s', (_, text, key) => {
    expect(identityKey(text)).toBe(key);
    expect(identityKey(key)).toBe(key);
  });

  it.each([
    ['Batch 1', 'Batch 1.'],
    ['Batch 1', 'Batch 11'],
    ['eva', 'éva'],
    ['strasse', 'straße'],
  ])('tells %s and %s apart', (one, other) => {
    expect(identityKey(one)).not.toBe(identityKey(other));
  });

  it('is empty where nothing shows', () => {
    expect(identityKey(' \u200b\u00ad\u2060\u3164 ')).toBe('');
  });
});
