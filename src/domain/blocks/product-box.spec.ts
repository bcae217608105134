import type { ProductBoxConfig } from '../../contracts/blocks/blocks';
import { productBox1 } from './product-box-1/markup';
import { productBox2 } from './product-box-2/markup';

const CONFIG: ProductBoxConfig = {
  themeColor: '#FC0',
  name: 'Pen & Co.',
  image: 'https://shop.example/pen.png',
  imageAlt: '',
  imageHref: 'https://shop.example/pen?a=1&b=2',
  description: ' Writes\nwell.\r\n\r\nEvery day.\n',
  multiList: [
    { key: 'Ink', value: 'Blue' },
    { key: ' ', value: '' },
  ],
  buttons: [
    { text: 'Buy {product}', link: 'https://shop.example/', textColor: '#fff', bgColor: 'black' },
    { text: 'Read more', link: 'javascript:alert(1)', textColor: '#ffffff', bgColor: '#000000' },
    { text: ' ', link: 'https://shop.example/', textColor: '#ffffff', bgColor: '#000000' },
  ],
  showSpecialBox: true,
  specialText: 'Top Pick',
  showScore: true,
  productScoreText: '9.8/10',
  showDisclaimer: true,
  disclaimerText: 'We may earn.',
};
const EMPTY: ProductBoxConfig = {
  ...CONFIG,
  name: '',
  image: '',
  description: '',
  multiList: [],
  buttons: [],
  specialText: ' ',
  productScoreText: '',
  disclaimerText: '',
};
const HIDDEN: ProductBoxConfig = {
  ...CONFIG,
  showSpecialBox: false,
  showScore: false,
  showDisclaimer: false,
};

const THEME =
  '--cohort-theme: #ffcc00; --cohort-on-theme: #050505; --cohort-tint: #fffbeb; --cohort-ink: #826903';
const LINK = 'rel="sponsored nofollow noopener" target="_blank"';

describe('Product Box 1', () => {
  it('is a card with the picture beside the text', () => {
    expect(productBox1(CONFIG).toString()).toBe(
      `
<div class="cohort-block cohort-product-box-1" style="${THEME}">
  <div class="cohort-body">
    <div class="cohort-figure">
      <p class="cohort-special">Top Pick</p>
      <div class="cohort-media"><a href="https://shop.example/pen?a=1&amp;b=2" ${LINK}><img class="cohort-image" src="https://shop.example/pen.png" alt="Pen &amp; Co." width="320" height="320" loading="lazy"></a></div>
    </div>
    <div class="cohort-details">
      <div class="cohort-head">
        <p class="cohort-title">Pen &amp; Co.</p>
        <p class="cohort-score" style="--cohort-score: 98"><span class="cohort-score-text" dir="auto">9.8<span class="cohort-score-best">/10</span></span></p>
      </div>
      <div class="cohort-description"><p class="cohort-paragraph">Writes<br>well.</p><p class="cohort-paragraph">Every day.</p></div>
      <dl class="cohort-features">
        <div class="cohort-feature">
          <dt class="cohort-key"><bdi>Ink</bdi></dt>
          <dd class="cohort-value"><bdi>Blue</bdi></dd>
        </div>
      </dl>
      <div class="cohort-buttons">
        <a class="cohort-button" href="https://shop.example/" ${LINK} style="--cohort-button: #484848; --cohort-on-button: #ffffff">Buy Pen &amp; Co.</a> <span class="cohort-button" style="--cohort-button: #000000; --cohort-on-button: #ffffff">Read more</span>
      </div>
    </div>
  </div>
  <p class="cohort-disclaimer">We may earn.</p>
</div>
`.replace(/\s*\n\s*/g, ''),
    );
  });
});

describe('Product Box 2', () => {
  it('is a card under a field of the theme color', () => {
    const config = { ...CONFIG, imageAlt: 'A blue pen', imageHref: '', productScoreText: 'great' };
    expect(productBox2(config).toString()).toBe(
      `
<div class="cohort-block cohort-product-box-2" style="${THEME}">
  <div class="cohort-hero">
    <p class="cohort-special">Top Pick</p>
    <div class="cohort-figure" style="--cohort-score: 0">
      <div class="cohort-media"><img class="cohort-image" src="https://shop.example/pen.png" alt="A blue pen" width="240" height="240" loading="lazy"></div>
      <p class="cohort-score"><span class="cohort-score-text" dir="auto">great</span></p>
    </div>
    <p class="cohort-title">Pen &amp; Co.</p>
  </div>
  <div class="cohort-details">
    <div class="cohort-description"><p class="cohort-paragraph">Writes<br>well.</p><p class="cohort-paragraph">Every day.</p></div>
    <dl class="cohort-features">
      <div class="cohort-feature">
        <dt class="cohort-key"><bdi>Ink</bdi></dt>
        <dd class="cohort-value"><bdi>Blue</bdi></dd>
      </div>
    </dl>
    <div class="cohort-buttons">
      <a class="cohort-button" href="https://shop.example/" ${LINK} style="--cohort-button: #484848; --cohort-on-button: #ffffff">Buy Pen &amp; Co.</a> <span class="cohort-button" style="--cohort-button: #000000; --cohort-on-button: #ffffff">Read more</span>
    </div>
    <p class="cohort-disclaimer">We may earn.</p>
  </div>
</div>
`.replace(/\s*\n\s*/g, ''),
    );
  });
});

describe.each([
  ['Product Box 1', productBox1],
  ['Product Box 2', productBox2],
])('%s', (_name, render) => {
  it.each(['cohort-special', 'cohort-score', 'cohort-disclaimer'])('leaves out %s when it is off', (part) => {
    expect(render(CONFIG).toString()).toContain(part);
    expect(render(HIDDEN).toString()).not.toContain(`class="${part}`);
  });

  it('has no element without a content, but for its frame', () => {
    expect(render(EMPTY).toString()).not.toMatch(/<(p|a|span|dl|dt|dd|img)\b/);
  });

  it('does not link a picture that nothing names', () => {
    const unnamed = render({ ...CONFIG, name: ' ', imageAlt: '' }).toString();
    expect(unnamed).toContain('alt=""');
    expect(unnamed).not.toContain('<a class="cohort-media"');
  });

  it('shows the score when there is no picture', () => {
    expect(render({ ...CONFIG, image: 'ftp://shop.example/pen.png' }).toString()).toMatch(
      /<p class="cohort-score".*9\.8/,
    );
  });

  it('takes the name into a button as it is', () => {
    expect(render({ ...CONFIG, name: "$& $' {product}" }).toString()).toContain(
      '>Buy $&amp; $&#39; {product}<',
    );
  });
});
