import type { VersusBoxConfig, VersusSide } from '../../contracts/blocks/blocks';
import { contrast } from './colors';
import { VERSUS_BOX_1, VERSUS_BOX_2 } from './presets/presets';
import { versusBox1 } from './versus-box-1/markup';
import { versusBox2 } from './versus-box-2/markup';

const PEN: VersusSide = {
  name: 'WINNER',
  alternateName: 'Left Side',
  innerThemeColor: '#15803d',
  title: 'Pen & Co.',
  image: 'https://shop.example/pen.png',
  imageAlt: 'A blue pen',
  imageHref: '',
  features: [{ key: 'Brand', value: 'Pen' }],
  buttons: [{ text: 'Buy', link: 'https://shop.example/', textColor: '#fff', bgColor: '#000' }],
  withVs: true,
};
const INK: VersusSide = {
  ...PEN,
  name: ' ',
  alternateName: 'Right Side',
  innerThemeColor: 'tomato',
  title: '',
  image: 'javascript:alert(1)',
  features: [],
  buttons: [],
};
const CONFIG: VersusBoxConfig = { themeColor: '#FC0', innerData: [PEN, INK] };
const STYLE =
  '--cohort-theme: #ffcc00; --cohort-on-theme: #050505; --cohort-tint: #fffbeb; --cohort-ink: #826903; --cohort-rows: 1';
const GREEN =
  '--cohort-theme: #15803d; --cohort-on-theme: #ffffff; --cohort-tint: #ecf5ef; --cohort-ink: #15803d';
const FALLBACK =
  '--cohort-theme: #2a2e32; --cohort-on-theme: #ffffff; --cohort-tint: #eeeeef; --cohort-ink: #2a2e32';

describe.each([
  [1, versusBox1],
  [2, versusBox2],
])('Versus Box %d', (number, render) => {
  it('is two sides with VS between them', () => {
    expect(render(CONFIG).toString()).toBe(
      `
<div class="cohort-block cohort-versus-box-${number}" style="${STYLE}">
  <div class="cohort-sides">
  <div class="cohort-side" style="${GREEN}">
    <p class="cohort-name">WINNER</p>
    <div class="cohort-media"><img class="cohort-image" src="https://shop.example/pen.png" alt="A blue pen" width="240" height="240" loading="lazy"></div>
    <p class="cohort-title">Pen &amp; Co.</p>
    <dl class="cohort-features">
      <div class="cohort-feature">
        <dt class="cohort-key"><bdi>Brand</bdi></dt>
        <dd class="cohort-value"><bdi>Pen</bdi></dd>
      </div>
    </dl>
    <div class="cohort-buttons">
      <a class="cohort-button" href="https://shop.example/" rel="sponsored nofollow noopener" target="_blank" style="--cohort-button: #000000; --cohort-on-button: #ffffff">Buy</a>
    </div>
  </div>
  <div class="cohort-vs">VS</div>
  <div class="cohort-side" style="${FALLBACK}">
    <p class="cohort-name">Right Side</p>
  </div>
  </div>
</div>
`.replace(/\s*\n\s*/g, ''),
    );
  });

  it('has no heading where both names are empty', () => {
    const unnamed = { ...INK, name: '', alternateName: '' };
    expect(render({ ...CONFIG, innerData: [unnamed, unnamed] }).toString()).not.toContain('cohort-name');
  });
});

describe('the VS mark', () => {
  it.each([
    [true, true, true, true],
    [true, false, true, true],
    [false, true, true, false],
    [false, false, false, false],
  ])('asked for by the sides %s and %s: %s in layout 1, %s in layout 2', (left, right, one, two) => {
    const config = {
      ...CONFIG,
      innerData: [
        { ...PEN, withVs: left },
        { ...INK, withVs: right },
      ],
    };
    const marks = [versusBox1, versusBox2].map(
      (render) => render(config).toString().split('>VS<').length - 1,
    );
    expect(marks).toEqual([Number(one), Number(two)]);
  });
});

describe.each([
  ['Versus Box 1', VERSUS_BOX_1],
  ['Versus Box 2', VERSUS_BOX_2],
])('the sample of %s', (_name, { innerData }) => {
  it('has a winner and a loser with the same features', () => {
    expect(innerData.map(({ name }) => name)).toEqual(['WINNER', 'LOSER']);
    expect(innerData.map(({ alternateName }) => alternateName)).toEqual(['Left Side', 'Right Side']);
    for (const { features } of innerData) {
      expect(features.map(({ key }) => key)).toEqual([
        'Brand',
        'Capacity',
        'Material',
        'Closure Type',
        'Color',
      ]);
    }
  });

  it('has buttons that can be read', () => {
    for (const { textColor, bgColor } of innerData.flatMap(({ buttons }) => buttons)) {
      expect(contrast(textColor, bgColor)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
