import type { SkipReason } from '../../contracts/scraper/crawls';
import { normaliseAddress } from './address';
import { FILE_TYPES } from './ignored';
import { LinkFilter, MAX_ADDRESS_LENGTH } from './link-filter';

const START = 'https://example.com/';
const OPTIONS = { subdomains: false, ignorePaths: [], depth: 20 };

function verdict(path: string, options: Partial<typeof OPTIONS & { ignorePaths: string[] }> = {}, depth = 1) {
  return new LinkFilter({ ...OPTIONS, ...options }, START).verdict(
    normaliseAddress(path, START) as string,
    depth,
  );
}

describe('LinkFilter', () => {
  it.each<[path: string, reason: SkipReason | null]>([
    ['/', null],
    ['/about', null],
    ['/about.html', null],
    ['/index.php', null],
    ['/page.aspx', null],
    // Slugs that look like files.
    ['/node.js-x', null],
    ['/what-is-node.js', null],
    ['/mp3-players', null],
    ['/mp3', null],
    ['/best.mp3/', null],
    ['/v2.0', null],
    ['/jasper.ai', null],
    ['/made-in-u.s.a', null],
    ['/.pdf', null],
    ['/report.pdf.html', null],
    ['/report.pdf-download', null],
    ['/a.pdf/b', null],
    ['/pdf.', null],
    // Files.
    ['/photo.jpg', 'file-type'],
    ['/photo.JPEG', 'file-type'],
    ['/a/b/report.pdf', 'file-type'],
    ['/report.v2.pdf', 'file-type'],
    ['/report%2Epdf', 'file-type'],
    ['/song.mp3', 'file-type'],
    ['/film.mp4;v=1', 'file-type'],
    ['/archive.tar.gz', 'file-type'],
    ['/feed.xml', 'file-type'],
    // Lists of pages.
    ['/category/', 'ignored-path'],
    ['/category', 'ignored-path'],
    ['/category/shoes', 'ignored-path'],
    ['/blog/Category/shoes/', 'ignored-path'],
    ['/categories/shoes', 'ignored-path'],
    ['/tag/red/', 'ignored-path'],
    ['/blog/tags/red', 'ignored-path'],
    ['/category-theory', null],
    ['/category-theory/', null],
    ['/subcategory/', null],
    ['/my-category', null],
    ['/tagged/', null],
    ['/tags-and-labels', null],
    ['/hashtag/x', null],
    ['/category.html', null],
    // Queries.
    ['/about?page=2', 'query'],
    ['/photo.jpg?w=200', 'query'],
    // Other sites.
    ['https://other.com/', 'other-site'],
    ['https://blog.example.com/', 'other-site'],
    ['https://www.example.com/about', null],
    ['https://other.com/photo.jpg', 'other-site'],
    // Lengths.
    [`/${'a'.repeat(MAX_ADDRESS_LENGTH - START.length)}`, null],
    [`/${'a'.repeat(MAX_ADDRESS_LENGTH - START.length + 1)}`, 'too-long'],
    // Paths that repeat themselves.
    ['/a/a/a', null],
    ['/archive/2001/01/01/01', null],
    ['/a/a/a/a', 'endless'],
    ['/a/b/a/b/a/b', null],
    ['/a/b/a/b/a/b/a/b', 'endless'],
    ['/x/a/b/c/a/b/c/a/b/c/a/b/c/y', 'endless'],
    ['/a/b/a/c/a/d/a/e/a/f', null],
    ['/a/b/c/d/a/b/c/d/a/b/c/d/a/b/c/d', 'endless'],
    ['/a/b/c/d/e/a/b/c/d/e/a/b/c/d/e/a/b/c/d/e', null],
    ['/calendar/2031/11', null],
  ])('answers %s with %s', (path, reason) => {
    expect(verdict(path)).toBe(reason);
  });

  it.each(Object.values(FILE_TYPES).flat())(
    'takes .%s for a file, but not a slug that begins with it',
    (type) => {
      expect(verdict(`/file.${type}`)).toBe('file-type');
      expect(verdict(`/file.${type}-x`)).toBeNull();
      expect(verdict(`/${type}`)).toBeNull();
    },
  );

  it('visits subdomains when asked to', () => {
    expect(verdict('https://blog.example.com/', { subdomains: true })).toBeNull();
    expect(verdict('https://example.com.evil.org/', { subdomains: true })).toBe('other-site');
  });

  it('stops at the depth', () => {
    expect(verdict('/a', { depth: 3 }, 3)).toBeNull();
    expect(verdict('/a', { depth: 3 }, 4)).toBe('depth');
    expect(verdict('/', { depth: 0 }, 0)).toBeNull();
  });

  it.each<[ignored: string, path: string, reason: SkipReason | null]>([
    ['private', '/private/a', 'ignored-path'],
    ['/private/', '/a/private', 'ignored-path'],
    ['shop/cart', '/de/shop/cart/1', 'ignored-path'],
    ['shop/cart', '/shop/my/cart', null],
    ['private', '/private-parts', null],
    ['/', '/a', null],
    ['', '/a', null],
    ['', '/a//b', null],
  ])('ignores the paths it is given: %j of %s', (ignored, path, reason) => {
    expect(verdict(path, { ignorePaths: [ignored] as never })).toBe(reason);
  });
});

describe('LinkFilter.judge', () => {
  const page = { url: 'https://example.com/post', depth: 1, nofollow: false };
  const filter = new LinkFilter(OPTIONS, START);

  it.each<[href: string, url: string | null, reason: SkipReason | null]>([
    ['#top', 'https://example.com/post', 'fragment'],
    ['/post#top', 'https://example.com/post', 'fragment'],
    ['/about#team', 'https://example.com/about', null],
    ['/post', 'https://example.com/post', null],
    ['/About/../about', 'https://example.com/about', null],
    ['mailto:a@example.com', null, 'scheme'],
    ['JavaScript:void(0)', null, 'scheme'],
    ['xhttp://example.com/', null, 'scheme'],
    ['/list?b=1&a=2', 'https://example.com/list?b=1&a=2', 'query'],
    ['https://user:secret@example.com/', null, 'invalid'],
    ['http://', null, 'invalid'],
    ['/photo.jpg', 'https://example.com/photo.jpg', 'file-type'],
  ])('answers %j', (href, url, reason) => {
    let resolved: string | null = null;
    try {
      resolved = new URL(href, page.url).href;
    } catch {
      // The parser says null for such.
    }
    expect(filter.judge({ href, url: resolved, rel: [] }, page)).toEqual({ url, reason });
  });

  it('knows an address that was too long for the reader of pages', () => {
    const href = `/${'ü'.repeat(500)}`;
    expect(filter.judge({ href, url: null, rel: [] }, page)).toEqual({ url: null, reason: 'too-long' });
  });

  it('stops at the depth, which a link is one click beyond its page', () => {
    const shallow = new LinkFilter({ ...OPTIONS, depth: 1 }, START);
    const link = { href: '/a', url: 'https://example.com/a', rel: ['nofollow'] };
    expect(shallow.judge({ ...link, rel: [] }, { ...page, depth: 0 }).reason).toBeNull();
    expect(shallow.judge(link, page).reason).toBe('depth');
  });

  it('records nofollow and does not follow it, by the link or by the page', () => {
    const link = { href: '/a', url: 'https://example.com/a', rel: ['ugc', 'nofollow'] };
    expect(filter.judge(link, page).reason).toBe('nofollow');
    expect(filter.judge({ ...link, rel: [] }, { ...page, nofollow: true }).reason).toBe('nofollow');
    expect(filter.judge({ ...link, url: 'https://other.com/' }, page).reason).toBe('other-site');
  });
});

describe('LinkFilter with query strings', () => {
  const page = { url: 'https://example.com/post', depth: 1, nofollow: false };

  it.each<[href: string, url: string, reason: SkipReason | null]>([
    ['/list?page=2', 'https://example.com/list?page=2', null],
    ['/list?b=1&a=2', 'https://example.com/list?a=2&b=1', null],
    ['/about?utm_source=x', 'https://example.com/about', null],
    ['/post?utm_source=x#top', 'https://example.com/post', 'fragment'],
    ['/photo.jpg?w=200', 'https://example.com/photo.jpg?w=200', 'file-type'],
    ['/tag/red?page=2', 'https://example.com/tag/red?page=2', 'ignored-path'],
    ['https://other.com/?b=1&utm_source=x&a=2', 'https://other.com/?b=1&utm_source=x&a=2', 'other-site'],
  ])('answers %j', (href, url, reason) => {
    const filter = new LinkFilter({ ...OPTIONS, queries: true }, START);
    const resolved = new URL(href, page.url).href;
    expect(filter.judge({ href, url: resolved, rel: [] }, page)).toEqual({ url, reason });
  });
});
