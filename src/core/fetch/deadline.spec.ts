import { setImmediate as turn } from 'node:timers/promises';
import { Deadline } from './deadline';

function standStill(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

describe('a deadline', () => {
  it('ends after its time', async () => {
    const { signal } = new Deadline(20);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    expect(signal.reason).toMatchObject({ reason: 'timeout' });
  });

  it('does not hold against a site that this process was busy', async () => {
    const deadline = new Deadline(400);
    standStill(600);
    await turn();
    await turn();
    expect(deadline.signal.aborted).toBe(false);
    await new Promise((resolve) => deadline.signal.addEventListener('abort', resolve));
  });

  it('ends at once when its caller gives up', () => {
    const caller = new AbortController();
    const deadline = new Deadline(60_000, caller.signal);
    caller.abort(new Error('stop'));
    expect(deadline.signal.reason).toMatchObject({ reason: 'aborted' });
    deadline.clear();
  });

  it('never ends once it is cleared', async () => {
    const deadline = new Deadline(20);
    deadline.clear();
    await new Promise((resolve) => new Deadline(60).signal.addEventListener('abort', resolve));
    expect(deadline.signal.aborted).toBe(false);
  });
});
