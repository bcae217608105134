import { TOTP } from 'otpauth';
import {
  hashOfRecoveryCode,
  newRecoveryCode,
  newSecret,
  plainCode,
  setupUri,
  stepOf,
} from './one-time-codes';

const NOW = new Date('2026-11-24T08:00:10Z');
const STEP_MS = 30_000;
const secret = newSecret();
const codeAt = (steps: number) =>
  new TOTP({ secret }).generate({ timestamp: NOW.getTime() + steps * STEP_MS });

it.each<[number, boolean]>([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a code of %i steps from now is taken: %s', (steps, isTaken) => {
  const step = Math.floor(NOW.getTime() / STEP_MS) + steps;
  expect(stepOf(secret, codeAt(steps), NOW)).toBe(isTaken ? step : undefined);
});

it.each(['', '12345', '1234567', 'abcdef', `${codeAt(0)}0`])('%j is no code', (code) => {
  expect(stepOf(secret, code, NOW)).toBeUndefined();
});

it('a key is taken over by apps with its account', () => {
  expect(setupUri('JBSWY3DPEHPK3PXP', 'SEO Guild', 'ann@cohort.test')).toBe(
    'otpauth://totp/SEO%20Guild:ann%40cohort.test?issuer=SEO%20Guild&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
  );
});

it('a recovery code is read as people type it, and is its owner’s alone', () => {
  const code = newRecoveryCode();
  expect(code).toMatch(/^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/);
  expect(code).not.toBe(newRecoveryCode());
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
  expect(plainCode(typed)).toBe(code.replaceAll('-', ''));
  expect(hashOfRecoveryCode(typed, 'ann')).toBe(hashOfRecoveryCode(code, 'ann'));
  expect(hashOfRecoveryCode(code, 'bob')).not.toBe(hashOfRecoveryCode(code, 'ann'));
});
