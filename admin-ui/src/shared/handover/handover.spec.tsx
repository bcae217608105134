import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryHarness } from '../../testing/QueryHarness';
import { signIn } from '../../testing/signIn';
import { aStudent } from '../../testing/users';
import { BackLink } from './BackLink';
import { handedOver, handoverPath, wayBack } from './handover';
import { HandoverLink } from './HandoverLink';

const readerOf = (path: string) => {
  const query = new URL(path, 'http://a.example').searchParams;
  return (name: string) => query.get(name) ?? '';
};
const BACK = '/intelligent-hub?run=r1&part=p2';

it('carries keyword, language, pages and keywords, and the way back', () => {
  const given = {
    keyword: 'burr grinder & co',
    language: 'de',
    pages: ['https://a.example/?a=1&b=2', 'https://a.example/ü'],
    keywordsOf: { job: 'j1', name: 'Grinders & co', q: 'hand grinder', show: 'Transactional' },
  };
  const path = handoverPath('/content-detection?add=one', given, BACK);
  expect(path).toMatch(/^\/content-detection\?add=one&/);
  expect(handedOver(readerOf(path))).toEqual(given);
  expect(wayBack(readerOf(path))).toEqual({ path: BACK, title: 'Intelligent Hub' });
});

it('carries as many pages as an address has room for, each of them whole', () => {
  const pages = Array.from({ length: 200 }, (_, place) => `https://a.example/${'x'.repeat(80)}/${place}`);
  const kept = handedOver(readerOf(handoverPath('/pages-analysis', { pages }, '/dashboard'))).pages;
  expect(kept.length).toBeGreaterThan(20);
  expect(pages.slice(0, kept.length)).toEqual(kept);
});

it.each([
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  '/nowhere',
])('knows no way back to “%s”', (back) => {
  expect(wayBack((name) => (name === 'back' ? back : ''))).toBeUndefined();
});

it('leads back', async () => {
  render(
    <QueryHarness path={handoverPath('/intelligent-briefs', {}, BACK)}>
      <BackLink />
    </QueryHarness>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Back to Intelligent Hub' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('/intelligent-hub');
});

it.each([
  ['is shown to who may use the tool', ['intelligent-briefs'], 1],
  ['is not shown to others', ['word-counter'], 0],
])('%s', async (_, allowed, links) => {
  await signIn(aStudent({ permissions: { defaultTool: allowed[0] ?? '', allowed } }));
  render(
    <QueryHarness>
      <HandoverLink tool="intelligent-briefs" given={{ keyword: 'milk frother' }} label="Create a brief" />
    </QueryHarness>,
  );
  expect(screen.queryAllByRole('link', { name: 'Create a brief' })).toHaveLength(links);
});
