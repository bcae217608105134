// The same crawl by Crawlee's CheerioCrawler, its storage in memory.
import { CheerioCrawler, Configuration, log } from '@crawlee/cheerio';

const [, , origin, , concurrency] = process.argv;
log.setLevel(log.LEVELS.ERROR);
let visited = 0;
const crawler = new CheerioCrawler(
  {
    minConcurrency: Number(concurrency),
    maxConcurrency: Number(concurrency),
    maxRequestRetries: 0,
    // No limit of requests: with one, pages that are in work when it is reached wait until their time is over.
    useSessionPool: false,
    persistCookiesPerSession: false,
    async requestHandler({ $, enqueueLinks }) {
      visited += 1;
      $('title').text();
      $('h1').first().text();
      await enqueueLinks({ exclude: [/\/private\//, /nofollow-only/, /\.pdf$/] });
    },
  },
  new Configuration({ persistStorage: false, purgeOnStart: true }),
);
const begin = performance.now();
await crawler.run([`${origin}/`]);
const seconds = (performance.now() - begin) / 1000;
const { user, system } = process.cpuUsage();
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(JSON.stringify({ perSecond: visited / seconds, cpuSeconds: (user + system) / 1e6, megabytes }));
process.exit(0);
