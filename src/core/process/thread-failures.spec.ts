import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import { logFailuresOf } from './thread-failures';

it.each([
  ['what it throws', 'throw new Error("broken")', 1],
  ['not that its memory is used up', 'const all = []; for (;;) all.push(new Array(1e5).fill({}))', 0],
])('logs of a thread %s', async (_, code, lines) => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 };
  const thread = new Worker(code, { eval: true, env: {}, resourceLimits });
  logFailuresOf(thread, 'test');
  await new Promise((resolve) => thread.on('exit', resolve));
  expect(warn).toHaveBeenCalledTimes(lines);
  warn.mockRestore();
});
