import { READY_ADMIN_PAGES } from '../resources/adminPages';
import { TOOL_VIEWS } from '../tools/registry';
import { preloadPage } from './preloadPage';

const adminPage = (id: string) => READY_ADMIN_PAGES.find((page) => page.id === id);
const users = adminPage('users');

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['/word-counter', TOOL_VIEWS['word-counter'].page],
  ['/users', users?.list],
  ['/users/import', users?.subPages?.['import']],
  ['/users/u7', users?.list],
  ['/users/create', users?.list],
  ['/users/u7/show', users?.show],
  ['/full-site-scrapper/c1', adminPage('full-site-scrapper')?.edit],
])('loads the page at %s', (path, page) => {
  if (!page) throw new Error(`No page at ${path}`);
  const preload = vi.spyOn(page, 'preload').mockReturnValue(undefined);
  preloadPage(path);
  expect(preload).toHaveBeenCalledTimes(1);
});

it('loads nothing at an address without a page', () => {
  const preloads = [
    ...Object.values(TOOL_VIEWS).map(({ page }) => page),
    ...READY_ADMIN_PAGES.map(({ list }) => list),
  ];
  const spies = preloads.map((page) => vi.spyOn(page, 'preload').mockReturnValue(undefined));
  for (const path of ['/', '/nowhere', '/word-counter/more', '/users/u7/show/more']) preloadPage(path);
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});
