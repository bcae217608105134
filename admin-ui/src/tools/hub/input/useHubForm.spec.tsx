import { HUB_MESSAGES } from '@contracts/hub/hub-messages';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { handoverPath } from '../../../shared/handover/handover';
import { answerApi, Refusal } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { useHubForm } from './useHubForm';

beforeEach(async () => {
  localStorage.clear();
  await signIn(aStudent());
});

const open = (path: string) =>
  renderHook(useHubForm, {
    wrapper: ({ children }: { children: ReactNode }) => <QueryHarness path={path}>{children}</QueryHarness>,
  }).result;

it('asks for a seed and keywords', () => {
  expect(open('/').current.problems()).toEqual({
    seed: HUB_MESSAGES.seedRequired,
    file: HUB_MESSAGES.keywordsRequired,
  });
});

it('sends the reading of the address in place of a list, and keeps the list', () => {
  const form = open('/?from=paste&existing=reading&reading=r1');
  act(() => form.current.seed.change('shoes'));
  act(() => form.current.keywords.change('running shoes'));
  act(() => form.current.existing.change('https://a.example/shoes'));
  expect(form.current.problems()).toEqual({});
  expect(form.current.run()).toEqual({ seed: 'shoes', language: 'en', readingId: 'r1' });
  act(() => form.current.site.choose(false));
  expect(form.current.run()).toEqual({
    seed: 'shoes',
    language: 'en',
    existing: 'https://a.example/shoes',
  });
});

it('sends up to five examples, each once', () => {
  const form = open('/?from=paste');
  act(() => form.current.seed.change('coffee'));
  act(() => form.current.keywords.change('coffee'));
  act(() => form.current.examples.change(' v60, cortado,, v60 '));
  expect(form.current.run()).toEqual({ seed: 'coffee', language: 'en', examples: ['v60', 'cortado'] });
  act(() => form.current.examples.change('a, b, c, d, e, f'));
  expect(form.current.problems()).toEqual({ examples: HUB_MESSAGES.examplesTooMany });
});

it('wants the reading once it is chosen, and loses nothing when it is gone', () => {
  const form = open('/?existing=reading&reading=r1');
  act(() => form.current.seed.change('shoes'));
  act(() => form.current.site.setReading(''));
  expect(form.current.problems()).toMatchObject({ readingId: HUB_MESSAGES.readingRequired });
  expect(form.current.run()).toMatchObject({ seed: 'shoes' });
});

const FILE = 'Keyword,Volume\nbuy shoes,10\n';
const HANDED = handoverPath(
  '/intelligent-hub',
  {
    keyword: 'shoes',
    language: 'de',
    keywordsOf: { job: 'j1', name: 'Transactional - k', q: '', show: 'Transactional' },
  },
  '/intent-finder?run=j1',
);

it('begins with the keywords that another tool hands over, whole, and lets them be replaced', async () => {
  const seen = answerApi({ 'GET /intent/jobs/j1/keywords-file': () => FILE });
  const form = open(HANDED);
  expect(form.current.problems()).toEqual({ file: HUB_MESSAGES.keywordsLoading });
  await waitFor(() => expect(form.current.file).toBeDefined());
  expect(form.current.problems()).toEqual({});
  expect(form.current.run()).toEqual({ seed: 'shoes', language: 'de' });
  const file = form.current.upload();
  expect([file?.name, file?.size]).toEqual(['Transactional - k.csv', FILE.length]);
  expect(seen.map(({ query }) => query)).toEqual(['?q=&show=Transactional']);
  act(() => form.current.setFile(undefined));
  expect(form.current.problems()).toEqual({ file: HUB_MESSAGES.keywordsRequired });
});

it('asks for the group of an evaluation, and says where it is gone', async () => {
  const seen = answerApi({
    'GET /content-strategy-evaluator/jobs/s1/clusters/3/keywords-file': () => new Refusal(404, 'Gone'),
  });
  const form = open(handoverPath('/', { keywordsOf: { job: 's1', name: 'cold brew', cluster: '3' } }, '/'));
  await waitFor(() => expect(form.current.handedProblem).toBe(HUB_MESSAGES.keywordsNotLoaded));
  expect(seen).toHaveLength(1);
});
