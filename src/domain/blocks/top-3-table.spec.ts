import type { Top3Card, Top3TableConfig } from '../../contracts/blocks/blocks';
import { contrast } from './colors';
import { TOP_3_TABLE_1, TOP_3_TABLE_2 } from './presets/presets';
import { top3Table1 } from './top-3-table-1/markup';
import { top3Table2 } from './top-3-table-2/markup';

const EMPTY: Top3Card = {
  id: '',
  showSpecialBox: true,
  topSpecialText: '',
  showRating: true,
  ratingText: ' ',
  title: '',
  image: '',
  imageAlt: '',
  imageHref: '',
  features: [],
  buttons: [],
};
const PEN: Top3Card = {
  ...EMPTY,
  id: 'Left Card',
  topSpecialText: "EDITOR'S PICK",
  ratingText: '9.4',
  title: 'Pen & Co.',
  image: 'https://shop.example/pen.png',
  imageHref: 'https://shop.example/pen',
  features: [
    { key: 'Ink', value: 'Blue' },
    { key: '', value: ' ' },
    { key: 'Weight', value: '9 g' },
  ],
  buttons: [{ text: 'Buy {product}', link: 'https://shop.example/', textColor: '#fff', bgColor: '#000' }],
};
const INK: Top3Card = {
  ...EMPTY,
  id: 'Center Card',
  showSpecialBox: false,
  topSpecialText: 'X',
  title: 'Ink',
};
const CONFIG: Top3TableConfig = {
  themeColor: '#FC0',
  showDisclaimer: true,
  disclaimerText: 'We may earn.',
  innerData: [PEN, INK, { ...EMPTY, id: 'Right Card' }],
};
const STYLE =
  '--cohort-theme: #ffcc00; --cohort-on-theme: #050505; --cohort-tint: #fffbeb; --cohort-ink: #826903; --cohort-rows: 2';
const LINK = 'rel="sponsored nofollow noopener" target="_blank"';

/** The parts of the first card that both layouts have, as deep as they stand there. */
const IMAGE = `
      <div class="cohort-media"><a href="https://shop.example/pen" ${LINK}><img class="cohort-image" src="https://shop.example/pen.png" alt="Pen &amp; Co." width="240" height="240" loading="lazy"></a></div>
      <p class="cohort-title">Pen &amp; Co.</p>`;
const FACTS = `
      <dl class="cohort-features">
        <div class="cohort-feature">
          <dt class="cohort-key"><bdi>Ink</bdi></dt>
          <dd class="cohort-value"><bdi>Blue</bdi></dd>
        </div>
        <div class="cohort-feature">
          <dt class="cohort-key"><bdi>Weight</bdi></dt>
          <dd class="cohort-value"><bdi>9 g</bdi></dd>
        </div>
      </dl>
      <div class="cohort-buttons">
        <a class="cohort-button" href="https://shop.example/" ${LINK} style="--cohort-button: #000000; --cohort-on-button: #ffffff">Buy Pen &amp; Co.</a>
      </div>`;

const first = (card: Partial<Top3Card>) => ({ ...CONFIG, innerData: [{ ...PEN, ...card }, INK, INK] });

describe('Top 3 Table 1', () => {
  it('is three cards with ratings', () => {
    expect(top3Table1(CONFIG).toString()).toBe(
      `
<div class="cohort-block cohort-top-3-table-1" style="${STYLE}">
  <ul class="cohort-cards">
    <li class="cohort-card">
      <p class="cohort-special">EDITOR&#39;S PICK</p>${IMAGE}
      <p class="cohort-score" style="--cohort-score: 94"><span class="cohort-score-text" dir="auto">9.4<span class="cohort-score-best">/10</span></span></p>${FACTS}
    </li>
    <li class="cohort-card">
      <p class="cohort-title">Ink</p>
    </li>
    <li class="cohort-card">
    </li>
  </ul>
  <p class="cohort-disclaimer">We may earn.</p>
</div>
`.replace(/\s*\n\s*/g, ''),
    );
  });

  it.each([
    ['9.4', 94, '9.4/10'],
    [' 10 / 10 ', 100, '10 / 10'],
    ['0', 0, '0'],
    ['11', 0, '11'],
    ['great', 0, 'great'],
    ['', undefined, undefined],
  ])('shows the rating %j as %s percent', (ratingText, percent, text) => {
    const html = top3Table1(first({ ratingText })).toString();
    const score = /<p class="cohort-score" style="--cohort-score: ([\d.]+)">(.*?)<\/p>/.exec(html);
    expect(score ? Number(score[1]) : undefined).toBe(percent);
    expect(score?.[2]?.replace(/<[^>]+>/g, '')).toBe(text);
  });

  it('leaves out a rating that is off, and shows no numbers', () => {
    const html = top3Table1(first({ showRating: false })).toString();
    expect(html).not.toContain('9.4');
    expect(html).not.toContain('cohort-number');
  });
});

describe('Top 3 Table 2', () => {
  it('is three numbered cards without ratings', () => {
    expect(top3Table2(CONFIG).toString()).toBe(
      `
<div class="cohort-block cohort-top-3-table-2" style="${STYLE}">
  <ol class="cohort-cards">
    <li class="cohort-card">
      <div class="cohort-number">1</div>
      <p class="cohort-special">EDITOR&#39;S PICK</p>${IMAGE}${FACTS}
    </li>
    <li class="cohort-card">
      <div class="cohort-number">2</div>
      <p class="cohort-title">Ink</p>
    </li>
    <li class="cohort-card">
      <div class="cohort-number">3</div>
    </li>
  </ol>
  <p class="cohort-disclaimer">We may earn.</p>
</div>
`.replace(/\s*\n\s*/g, ''),
    );
  });
});

describe.each([
  ['Top 3 Table 1', top3Table1],
  ['Top 3 Table 2', top3Table2],
])('%s', (_name, render) => {
  it('leaves out a label and a disclaimer that are off', () => {
    const html = render({ ...first({ showSpecialBox: false }), showDisclaimer: false }).toString();
    expect(html).not.toMatch(/class="cohort-(special|disclaimer)"/);
  });

  it('keeps a row for features where no card has one', () => {
    expect(render({ ...CONFIG, innerData: [INK, INK, INK] }).toString()).toContain('--cohort-rows: 1"');
  });
});

describe.each([
  ['Top 3 Table 1', TOP_3_TABLE_1, '#2A2E32'],
  ['Top 3 Table 2', TOP_3_TABLE_2, '#86178b'],
])('the sample of %s', (_name, config, theme) => {
  it('has three kitchen appliances under its theme and a disclaimer', () => {
    expect(config.themeColor).toBe(theme);
    expect(config.innerData.map(({ id }) => id)).toEqual(['Left Card', 'Center Card', 'Right Card']);
    expect(config.innerData.map(({ topSpecialText }) => topSpecialText)).toEqual([
      "EDITOR'S PICK",
      'PREMIUM PICK',
      'BUDGET PICK',
    ]);
    expect(config.showDisclaimer).toBe(true);
    expect(config.disclaimerText).toContain('affiliate links');
  });

  it('has buttons that can be read', () => {
    for (const { textColor, bgColor } of config.innerData.flatMap(({ buttons }) => buttons)) {
      expect(contrast(textColor, bgColor)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
