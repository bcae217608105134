import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { competitorOfText } from '../../src/domain/briefs/competitor';
import { type FoundGoal, goalOf } from '../../src/domain/optimize/goal';
import { factsOfPage } from '../../src/domain/optimize/page-facts';
import { scoreOf } from '../../src/domain/optimize/score';

const DATA = join(__dirname, 'briefs/topics');

/** Fluent, and of nothing: TOPIC is all that it knows of the subject. */
const FLUENT = {
  en: `# Everything about TOPIC

More and more people discover how rewarding TOPIC can be. It fits a busy life, and it brings a quiet joy that many had forgotten.

## Why it matters

The right attitude makes all the difference. Experts agree that patience pays off sooner or later, and that nobody was born a master.

## Getting started

Begin with small steps and celebrate every success. Do not compare yourself with others, since each journey is unique. Good preparation saves trouble, as the saying goes.

## Finding your own style

There is no single right way, and that is the beauty of it. Some prefer tradition, while others love to experiment; both have their merits. Stay curious, keep an open mind, and trust your own judgement. Mistakes are lessons in disguise. Over the months a personal touch develops, which nobody can copy.

## Sharing the experience

Friends and family often want to join in. A relaxed weekend brings everybody together, and good company makes all things better. Ask for advice whenever you feel stuck.

## Conclusion

It is more than a trend. With a little care, anyone can enjoy it for years to come.`,
  de: `# Alles über TOPIC

Immer mehr Menschen entdecken, wie erfüllend TOPIC sein kann. Es passt in jeden Alltag und schenkt eine Freude, die viele vergessen hatten.

## Warum es zählt

Die richtige Einstellung macht den Unterschied. Fachleute sind sich einig, dass Geduld sich früher oder später auszahlt.

## Der Einstieg

Beginnen Sie mit kleinen Zielen und feiern Sie jeden Erfolg. Vergleichen Sie sich mit niemandem, denn jeder Weg ist einzigartig.

## Der eigene Stil

Es gibt keinen einzig richtigen Weg, und genau das macht den Reiz aus. Manche schätzen Tradition, andere probieren gern Neues. Bleiben Sie neugierig und vertrauen Sie Ihrem Gefühl. Fehler sind verkleidete Lektionen.

## Gemeinsam geht es besser

Freunde und Familie machen oft mit Begeisterung mit. Gute Gesellschaft macht alles schöner, und wer fragt, lernt schneller.

## Fazit

Das ist mehr als eine Mode. Mit etwas Sorgfalt haben alle lange etwas davon.`,
};
const ABOUT = { en: 'It is about TERM here.', de: 'Es geht hier um TERM.' };
const FILLED_IN = {
  en: 'The TERM is a great thing for your home.',
  de: 'Mit dem TERM ist das alles für Sie ein Gewinn.',
};

const TOPICS = (
  [
    ['standing desk', 'standing-desk.md', 'en'],
    ['sourdough starter', 'sourdough-starter.md', 'en'],
    ['clean bike chain', 'bike-chain.md', 'en'],
    ['indoor herb garden', 'indoor-herbs.md', 'en'],
    ['Hochbeet bauen', 'hochbeet.md', 'de'],
  ] as const
).map(([keyword, file, language]) => {
  const texts = readFileSync(join(DATA, file), 'utf8').split('\n=====\n');
  return { keyword, language, query: { keyword, ownKeywords: [], language }, texts };
});
type Topic = (typeof TOPICS)[number];

const pageOf = (text: string, { keyword, language }: Topic, at = 0) => ({
  position: at + 1,
  finalUrl: `https://site${at}.example/${keyword.toLowerCase().replaceAll(' ', '-')}`,
  text: competitorOfText(text, { language }),
});
const goalOfTexts = (texts: readonly string[], topic: Topic) =>
  goalOf(
    texts.map((text, at) => pageOf(text, topic, at)),
    topic.query,
  );

/** As a draft, whose uses count as they are. */
function pointsOf(text: string, topic: Topic, goal: FoundGoal, words?: number): number {
  const query = { ...topic.query, terms: goal.terms };
  const page = pageOf(text, topic);
  return scoreOf(factsOfPage(page, query, words ?? page.text.counts.words), goal).points;
}

/** As long as the goal asks for, with headings where pages have them: nonsense is given all that can be given. */
function written(
  goal: FoundGoal,
  { keyword }: Topic,
  lineOf: (terms: string[]) => string,
  each: number,
): string {
  const terms = goal.terms.map(({ term }) => term);
  const parts = [`# ${keyword}`];
  let words = 0;
  for (let at = 0; words < goal.profile.target.words; at += each) {
    const line = lineOf(Array.from({ length: each }, (_, next) => terms[(at + next) % terms.length] ?? ''));
    if (at % (8 * each) === 0) parts.push(`## ${terms[at % terms.length]}`);
    parts.push(line);
    words += line.split(' ').length;
  }
  return parts.join('\n\n');
}

describe.each(TOPICS)('Optimize Prime on $keyword', (topic) => {
  const { texts, keyword, language } = topic;
  const goal = goalOfTexts(texts, topic);
  const best = Math.max(...goal.pages.map(({ points }) => points ?? 0));
  const held = texts.map((text) => {
    const others = goalOfTexts(
      texts.filter((other) => other !== text),
      topic,
    );
    // At the target's length, as its pages are.
    return pointsOf(text, topic, others, others.profile.target.words);
  });
  const filled = (sentence: string) =>
    pointsOf(
      written(goal, topic, ([term = '']) => sentence.replace('TERM', term), 1),
      topic,
      goal,
    );
  const fluent = pointsOf(FLUENT[language].replaceAll('TOPIC', keyword), topic, goal);
  const list = pointsOf(
    written(goal, topic, (terms) => `${terms.join(', ')}.`, 8),
    topic,
    goal,
  );

  it('has articles above fluent text of nothing, that above a list of terms, and nonsense last', () => {
    const order = [best, Math.max(...held), Math.min(...held), fluent, list, filled(ABOUT[language])];
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    expect(Math.min(...held)).toBeGreaterThan(1.5 * fluent);
    expect(fluent).toBeGreaterThan(list);
    expect(list).toBeGreaterThan(filled(ABOUT[language]));
    expect(list).toBeLessThan(5);
    expect(filled(ABOUT[language])).toBeLessThan(1);
  });

  it('has every article above a form that is filled in with terms', () => {
    expect(Math.min(...held)).toBeGreaterThan(filled(FILLED_IN[language]));
  });
});
