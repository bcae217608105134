const PRO = 'pro@cohort.local';
const RESULT = { name: 'Result', exact: true };

const press = (place, name) => place.getByRole('button', { name }).first().click();
const result = (page) => page.getByRole('region', RESULT);

/** Begins with the sample that a tool offers, and waits for what it shows. */
const sample = (seen) => async (page) => {
  await press(page, 'Try a sample');
  await seen(page).first().waitFor({ timeout: 120_000 });
};

/** Puts something at the top of the picture, below the toolbar. */
const upTo = (locatorOf) => async (page) => {
  await locatorOf(page)
    .first()
    .evaluate((element) => {
      const { scrollBy } = element.ownerDocument.defaultView;
      scrollBy(0, element.getBoundingClientRect().top - 80);
    });
};

const inTurn =
  (...steps) =>
  async (page) => {
    for (const step of steps) await step(page);
  };

const preview = async (page) => {
  await page.frameLocator('iframe').first().getByRole('link').first().waitFor();
  await upTo((shown) => shown.getByRole('button', { name: /^Customize/ }))(page);
};

/** The pictures of the guide: whose page shows where, and what is done before it is taken. */
export const PICTURES = [
  { slug: 'getting-started', email: PRO, path: '/' },
  { slug: 'plan-limits', email: PRO, path: '/pricing' },
  {
    slug: 'intent-finder',
    email: PRO,
    path: '/intent-finder',
    show: async (page) => {
      await page.getByLabel('Select Your Keywords File').setInputFiles({
        name: 'running-shoes.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(KEYWORDS),
      });
      await press(page, 'Auto fill important words');
      // Of the four lists one at least is filled.
      await page.getByText('No words chosen yet').nth(3).waitFor({ state: 'detached' });
      await press(page, 'Submit');
      await result(page).getByRole('table').first().waitFor({ timeout: 60_000 });
      await upTo(result)(page);
    },
  },
  {
    slug: 'word-counter',
    email: PRO,
    path: '/word-counter',
    show: sample((page) => page.getByText(/^Flesch reading ease/)),
  },
  {
    slug: 'kw-stuffing-checker',
    email: PRO,
    path: '/kw-stuffing-checker',
    show: inTurn(
      sample((page) => page.getByRole('region', { name: 'Verdicts' }).getByRole('row')),
      upTo((page) => page.getByRole('region', { name: 'Verdicts' })),
    ),
  },
  {
    slug: 'tld-language',
    email: PRO,
    path: '/tld-language',
    show: async (page) => {
      await page.getByRole('textbox').first().fill(DOMAINS);
      await page.getByRole('row', { name: /United Kingdom/ }).waitFor();
    },
  },
  { slug: 'new-test-tool', email: PRO, path: '/new-test-tool' },
  {
    slug: 'amazon-revenue-by-visitors',
    email: PRO,
    path: '/amazon-revenue-by-visitors',
    show: async (page) => {
      await page.getByLabel('Estimated monthly visitors').fill('20000');
      await page.getByLabel('Average product price').fill('60');
      await page.getByLabel('Commission category').click();
      await page.getByRole('option').nth(3).click();
      await press(page, 'Calculate');
      await page.getByText('Converted Buyers').first().waitFor();
      await page.evaluate(() => globalThis.scrollTo(0, 0));
    },
  },
  { slug: 'ppl-files', email: PRO, path: '/ppl-files' },
  {
    slug: 'content-strategy-evaluator',
    email: PRO,
    path: '/content-strategy-evaluator',
    show: inTurn(
      sample((page) => result(page).getByRole('tablist')),
      upTo(result),
    ),
  },
  {
    slug: 'intelligent-briefs',
    email: PRO,
    path: '/intelligent-briefs',
    show: inTurn(
      sample((page) => page.getByRole('table', { name: 'Terms' })),
      upTo(result),
    ),
  },
  {
    slug: 'intelligent-hub',
    email: PRO,
    path: '/intelligent-hub',
    show: inTurn(
      sample((page) => result(page).getByRole('tree')),
      upTo((page) => result(page).getByRole('tablist')),
    ),
  },
  {
    slug: 'optimize-prime',
    email: PRO,
    path: '/optimize-prime',
    show: async (page) => {
      await press(page, 'Try a sample');
      await press(page, 'Start draft');
      await page
        .getByRole('list', { name: 'Terms' })
        .getByRole('listitem')
        .first()
        .waitFor({ timeout: 60_000 });
    },
  },
  {
    slug: 'schema-intelligence',
    email: PRO,
    path: '/schema-intelligence',
    show: async (page) => {
      await press(page, 'Try a sample');
      await press(page, 'Check markup');
      await result(page).getByText('Not eligible').first().waitFor({ timeout: 60_000 });
      await upTo(result)(page);
    },
  },
  {
    slug: 'intelligent-interlink',
    email: PRO,
    path: '/intelligent-interlinks',
    show: inTurn(
      sample((page) => result(page).getByRole('button', { name: 'Why?' })),
      upTo((page) => result(page).getByRole('tablist')),
    ),
  },
  { slug: 'product-box-generator', email: PRO, path: '/product-box-generator', show: preview },
  { slug: 'top-3-table-generator', email: PRO, path: '/top-3-table-generator', show: preview },
  { slug: 'schema-generator', email: PRO, path: '/schema-generator' },
  {
    slug: 'content-detection',
    email: PRO,
    path: '/content-detection',
    show: async (page) => {
      await press(page, 'See a sample');
      await page.getByRole('region', { name: 'Sample' }).getByRole('link').last().click();
      await page.getByText('No: Marked noindex').waitFor();
    },
  },
  { slug: 'students', path: '/users' },
  { slug: 'batches', path: '/tools-permissions' },
  { slug: 'plans', path: '/pro-plans' },
  { slug: 'imports', path: '/users/import' },
  { slug: 'crawls', path: '/full-site-scrapper' },
  { slug: 'intent-words', path: '/intent-words' },
  { slug: 'statistics', path: '/dashboard', show: (page) => press(page, 'Hide these steps') },
  { slug: 'health', path: '/settings/health' },
];

const DOMAINS =
  'www.example.co.uk\nexample.io\nbücher.example.de\nexample.github.io\nexample.com.br\nexample.fr';

const KEYWORDS = [
  'Keyword,Avg. monthly searches',
  'running shoes,90500',
  'best running shoes for flat feet,8100',
  'how to lace running shoes,5400',
  'buy running shoes online,2900',
  'nike running shoes login,1300',
  'running shoes vs trainers,1900',
  'why do running shoes wear out,720',
  'cheap running shoes sale,4400',
  'running shoes review,3600',
].join('\n');
