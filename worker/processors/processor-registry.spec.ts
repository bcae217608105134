import { JOB_KIND_DEFINITIONS, JOB_KINDS } from '../../src/contracts/jobs/job-kinds';
import type { JobProcessor } from './processor';
import { registerProcessors } from './processor-registry';

class First implements JobProcessor<'intent'> {
  readonly kind = 'intent';
  run = () => Promise.reject(new Error('not run here'));
}
class Second extends First {}
const rest = JOB_KINDS.filter((kind) => kind !== 'intent').map((kind): JobProcessor => ({
  kind,
  run: new First().run,
}));

describe('registerProcessors', () => {
  it('finds the one processor of each kind', () => {
    const first = new First();
    const registry = registerProcessors([first, ...rest], JOB_KIND_DEFINITIONS);
    expect([...registry.keys()].sort()).toEqual([...JOB_KINDS].sort());
    expect(registry.get(first.kind)).toBe(first);
  });

  it('refuses a kind without a processor', () => {
    expect(() => registerProcessors(rest, JOB_KIND_DEFINITIONS)).toThrow(
      'Jobs of kind intent have no processor. Enter it in PROCESSORS (worker/worker.module.ts).',
    );
  });

  it('refuses a second processor of a kind, and names both', () => {
    expect(() => registerProcessors([new First(), new Second(), ...rest], JOB_KIND_DEFINITIONS)).toThrow(
      'Jobs of kind intent have two processors: First and Second.',
    );
  });
});
