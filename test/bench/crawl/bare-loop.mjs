// Fetches the same addresses and reads none of them.
import { Agent, request } from 'undici';
import { pathOf } from './site.mjs';

const [, , origin, pages, concurrency] = process.argv;
const dispatcher = new Agent({ connections: Number(concurrency) });
let next = 0;
const begin = performance.now();
const lane = async () => {
  while (next < Number(pages)) {
    const { body } = await request(origin + pathOf(next++), { dispatcher });
    await body.arrayBuffer();
  }
};
await Promise.all(Array.from({ length: Number(concurrency) }, lane));
const seconds = (performance.now() - begin) / 1000;
const { user, system } = process.cpuUsage();
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(
  JSON.stringify({ perSecond: Number(pages) / seconds, cpuSeconds: (user + system) / 1e6, megabytes }),
);
await dispatcher.close();
