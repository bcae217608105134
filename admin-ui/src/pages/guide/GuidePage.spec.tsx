import type { UserView } from '@contracts/users/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages } from '../../testing/openPages';
import { signIn } from '../../testing/signIn';
import { anAdmin, aStudent } from '../../testing/users';
import { GuidePage } from './GuidePage';
import type { GuideBlock, GuideSection } from './guideTypes';

const CHAPTER: GuideBlock[] = [
  { kind: 'picture', url: '/assets/guide/a.webp', text: 'Figures of a text', width: 1280, height: 800 },
  { kind: 'heading', anchor: 'how', text: 'How it judges' },
  {
    kind: 'paragraph',
    parts: [
      'By ',
      { kind: 'strong', parts: ['Flesch'] },
      ', see ',
      { kind: 'link', to: '/guide/plan-limits#used', parts: ['limits'] },
      ' and ',
      { kind: 'link', to: 'https://publicsuffix.org/', parts: ['the list'] },
    ],
  },
  { kind: 'heading', anchor: 'sources', text: 'Its sources' },
  { kind: 'list', isOrdered: false, items: [[{ kind: 'paragraph', parts: ['Yoast'] }]] },
];
const SECTIONS: GuideSection[] = [
  { slug: 'word-counter', anchor: '', heading: 'Word Counter', text: '' },
  {
    slug: 'word-counter',
    anchor: 'how',
    heading: 'How it judges',
    text: 'Readability is Flesch reading ease.',
  },
  { slug: 'plan-limits', anchor: 'counted', heading: 'What is counted', text: 'These tools have a limit.' },
  { slug: 'health', anchor: 'looked', heading: 'What is looked at', text: 'The queue, workers and limits.' },
];

/** The address below which the build puts the guide's files answers with this; a status refuses. */
function answerFiles(status = 200) {
  const answer = (address: string) => {
    const content = address.includes('/sections-') ? SECTIONS : CHAPTER;
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(content) });
  };
  vi.stubGlobal('fetch', answer);
}

async function open(path: string, user: UserView = aStudent(), status = 200) {
  await signIn(user);
  answerFiles(status);
  return openPages({ '/before': 'The page before', '/guide/:slug?': <GuidePage /> }, '/before', path);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('shows a chapter with its headings, links and picture', async () => {
  await open('/guide/word-counter');
  await heading('Guide: Word Counter');
  expect(await screen.findByRole('heading', { level: 2, name: 'How it judges' })).toHaveAttribute(
    'id',
    'how',
  );
  const places = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(places.getByRole('link', { name: 'Its sources' })).toHaveAttribute(
    'href',
    '/guide/word-counter#sources',
  );
  expect(screen.getByRole('link', { name: 'limits' })).toHaveAttribute('href', '/guide/plan-limits#used');
  expect(screen.getByRole('link', { name: /the list/ })).toHaveAttribute('target', '_blank');
  const picture = screen.getByRole('img', { name: 'Figures of a text' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('height', '800');
});

it('puts the focus on the heading that its address names', async () => {
  await open('/guide/word-counter#sources');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Its sources' })).toHaveFocus());
});

it('leads on to the next chapter and back', async () => {
  const { address } = await open('/guide/getting-started');
  const neighbours = within(await screen.findByRole('navigation', { name: 'Chapters before and after' }));
  expect(neighbours.queryByRole('link', { name: /^Previous/ })).toBeNull();
  await userEvent.click(neighbours.getByRole('link', { name: 'Next: Plans and limits' }));
  await heading('Guide: Plans and limits');
  expect(address()).toBe('/guide/plan-limits');
  expect(await screen.findByRole('link', { name: 'Previous: Getting started' })).toBeInTheDocument();
});

it('lists all chapters where none is chosen, those of admins for admins alone', async () => {
  const { unmount } = await open('/guide');
  await heading('Guide');
  const contents = within(screen.getByRole('navigation', { name: 'Contents of the guide' }));
  expect(contents.getByRole('link', { name: 'Intent Finder' })).toHaveAttribute(
    'href',
    '/guide/intent-finder',
  );
  // Tools stand under the headings of the navigation, between the beginning and what is for admins.
  const parts = contents.getAllByRole('region').map((part) => part.getAttribute('aria-label'));
  expect(parts).toEqual(['Start here', 'Research', 'Write', 'Site', 'Publish', 'Files and keys']);
  const write = within(contents.getByRole('region', { name: 'Write' }));
  expect(write.getAllByRole('link')[0]).toHaveTextContent('Word Counter');
  expect(contents.queryByRole('link', { name: 'Health' })).toBeNull();
  unmount();
  await open('/guide', anAdmin());
  expect(screen.getByRole('link', { name: 'Health' })).toHaveAttribute('href', '/guide/health');
});

it.each([
  ['a chapter that is not there', '/guide/nothing'],
  ['a chapter of admins, to a student', '/guide/health'],
])('says that it has no %s', async (_, path) => {
  await open(path);
  expect(await screen.findByText('There is no such chapter')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Show the contents' }));
  await heading('Guide');
});

it('finds words of all chapters that the reader may see, and keeps what was searched for the way back', async () => {
  const { address, go } = await open('/guide/word-counter');
  const field = screen.getByRole('searchbox', { name: 'Search the guide' });
  await userEvent.type(field, 'limits');
  const results = within(await screen.findByRole('list', { name: 'Results' }));
  expect(results.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Plans and limits: What is counted',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('1 result');
  await userEvent.click(results.getByRole('link'));
  await heading('Guide: Plans and limits');
  expect(address()).toBe('/guide/plan-limits#counted');
  await go(-1);
  expect(await screen.findByRole('list', { name: 'Results' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('limits');
});

it('forgives a slip, and says where nothing is found', async () => {
  await open('/guide');
  const field = screen.getByRole('searchbox', { name: 'Search the guide' });
  await userEvent.type(field, 'readabilty');
  expect(await screen.findByRole('link', { name: 'Word Counter: How it judges' })).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, 'zebra');
  expect(await screen.findByText('The guide says nothing of “zebra”')).toBeInTheDocument();
});

it('says why a chapter does not show, and tries again', async () => {
  await open('/guide/word-counter', aStudent(), 503);
  expect(await screen.findByText(/could not be loaded\. Check/)).toBeInTheDocument();
  answerFiles();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'How it judges' })).toBeInTheDocument();
});
