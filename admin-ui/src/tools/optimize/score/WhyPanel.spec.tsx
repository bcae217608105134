import { DRAFT_JSON } from '@domain/drafts/draft-json';
import { competitorOfText } from '@domain/briefs/competitor';
import { DraftReader } from '@domain/optimize/draft-reader';
import { goalOf } from '@domain/optimize/goal';
import { scoreOf } from '@domain/optimize/score';
import type { OptimizeGoal } from '@contracts/optimize/optimize';
import { render, screen } from '@testing-library/react';
import { WhyPanel } from './WhyPanel';

const TEXTS = ['# Tea\n\nGreen tea leaves want warm water.', '# Tea\n\nPour warm water on green tea leaves.'];
const QUERY = { keyword: 'tea', ownKeywords: [], language: 'en' };

const pages = TEXTS.map((text, at) => ({
  ...{ position: at + 1, finalUrl: `https://site${at}.example/` },
  text: competitorOfText(text, { language: 'en' }),
}));
const found = goalOf(pages, QUERY);
const goal = { ...found, ...QUERY, country: null, outlines: [] } as unknown as OptimizeGoal;
const head = { title: '', slug: '', description: '' };
const facts = new DraftReader({ ...QUERY, terms: found.terms, words: 100 }, DRAFT_JSON).read(
  { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Tea needs water.' }] }] },
  head,
);
const scored = { facts, score: scoreOf(facts, goal), missing: null } as never;

it('says of a goal that was scored by older rules that its points are of then', () => {
  const { rerender } = render(<WhyPanel goal={goal} scored={scored} />);
  expect(screen.queryByText(/scored before this rule/)).toBeNull();
  const { counting: _counting, ...old } = goal;
  rerender(<WhyPanel goal={old} scored={scored} />);
  expect(screen.getByText(/scored before this rule/)).toBeVisible();
});
