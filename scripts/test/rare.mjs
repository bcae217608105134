/**
 * Long specs of mechanisms that seldom change: `npm test` leaves them out, `npm test -- all` and the named stages run them, and
 * `npm test -- changed` where a change reaches them.
 */
export const RARE = [
  'src/domain/watches/hostile-pages.spec.ts',
  'test/integration/block-markup.spec.ts',
  'test/integration/kinds-begun-again.spec.ts',
  'test/integration/watches-histories.spec.ts',
  'test/integration/watches-hostile.spec.ts',
  'test/integration/watches-rotating.spec.ts',
];
