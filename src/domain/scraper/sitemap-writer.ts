import type { CrawledPage } from '../../contracts/scraper/crawls';

/** The most that a sitemap may hold (sitemaps.org, "Index"); 50 MB are more than so many addresses of usual length. */
export const SITEMAP_FILE_ADDRESSES = 50_000;
export const SITEMAP_FILE_BYTES = 52_428_800;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const START = `${HEAD}<urlset xmlns="${NAMESPACE}">\n`;
const END = '</urlset>\n';

/** Whether a page belongs in its site's sitemap: one that may be indexed, under its own address. */
export function belongsInSitemap(page: Pick<CrawledPage, 'indexable' | 'status'>): boolean {
  return page.indexable && page.status === 200;
}

/**
 * Writes sitemaps piece by piece: `add` gives what comes next, `end` what closes the file. A file is `full` when the
 * next address needs another one, which begins with a new writer.
 */
export class SitemapWriter {
  private addresses = 0;
  private bytes = START.length + END.length;

  get full(): boolean {
    // An address has up to 2,048 characters, of which escaping makes at most six each.
    return this.addresses >= SITEMAP_FILE_ADDRESSES || this.bytes > SITEMAP_FILE_BYTES - 16_384;
  }

  add(url: string): string {
    const entry = `  <url><loc>${escapeXml(url)}</loc></url>\n`;
    const first = this.addresses === 0 ? START : '';
    this.addresses++;
    this.bytes += entry.length;
    return first + entry;
  }

  end(): string {
    return this.addresses === 0 ? START + END : END;
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}
