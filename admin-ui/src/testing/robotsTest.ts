import type { RobotsTestView } from '@contracts/scraper/robots-test';

/** What a robots.txt says of an address: nothing, unless `change` says otherwise. */
export function aRobotsTest(change: Partial<RobotsTestView> = {}): RobotsTestView {
  return {
    allowed: true,
    line: null,
    rule: null,
    crawlDelay: null,
    sitemaps: [],
    status: 200,
    failure: null,
    text: '',
    aiCrawlers: [],
    llms: null,
    ...change,
  };
}
