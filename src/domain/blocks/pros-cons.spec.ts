import type { ProsConsConfig } from '../../contracts/blocks/blocks';
import { prosCons1 } from './pros-cons-1/markup';
import { prosCons2 } from './pros-cons-2/markup';
import { prosCons3 } from './pros-cons-3/markup';
import { prosCons4 } from './pros-cons-4/markup';

const CONFIG: ProsConsConfig = {
  innerData: [
    { alternateTitle: 'Left Side', title: 'PROS', themeColor: '#15803d', list: ['Light & strong', ' '] },
    { alternateTitle: 'Right Side', title: 'CONS', themeColor: 'tomato', list: ['Loud'] },
  ],
};
const GREEN =
  '--cohort-theme: #15803d; --cohort-on-theme: #ffffff; --cohort-tint: #ecf5ef; --cohort-ink: #15803d';
const FALLBACK =
  '--cohort-theme: #2a2e32; --cohort-on-theme: #ffffff; --cohort-tint: #eeeeef; --cohort-ink: #2a2e32';
const ICON = '<svg class="cohort-icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">';
const CHECK = `${ICON}<polyline points="5 12.5 10 17.5 19 7" /></svg>`;
const CROSS = `${ICON}<polyline points="6.5 6.5 17.5 17.5" /><polyline points="17.5 6.5 6.5 17.5" /></svg>`;

const emblem = (sign: string) => `\n      <div class="cohort-emblem">${sign}</div>`;

describe.each([
  [1, prosCons1, true],
  [2, prosCons2, true],
  [3, prosCons3, false],
  [4, prosCons4, false],
])('Pros & Cons Box %d', (number, render, signInHead) => {
  it('is two lists, of checks and of crosses', () => {
    expect(render(CONFIG).toString()).toBe(
      `
<div class="cohort-block cohort-pros-cons-${number}">
  <div class="cohort-side" style="${GREEN}">
    <div class="cohort-head">${signInHead ? emblem(CHECK) : ''}
      <p class="cohort-title">PROS</p>
    </div>
    <ul class="cohort-list">
      <li class="cohort-item">
        <div class="cohort-sign">${CHECK}</div>
        <div class="cohort-text">Light &amp; strong</div>
      </li>
    </ul>
  </div>
  <div class="cohort-side" style="${FALLBACK}">
    <div class="cohort-head">${signInHead ? emblem(CROSS) : ''}
      <p class="cohort-title">CONS</p>
    </div>
    <ul class="cohort-list">
      <li class="cohort-item">
        <div class="cohort-sign">${CROSS}</div>
        <div class="cohort-text">Loud</div>
      </li>
    </ul>
  </div>
</div>
`.replace(/\s*\n\s*/g, ''),
    );
  });

  it('has no list where nothing is said', () => {
    const [pros, cons] = CONFIG.innerData;
    const silent = {
      innerData: [
        { ...pros!, list: [' '] },
        { ...cons!, list: [], title: '' },
      ],
    };
    expect(render(silent).toString()).not.toMatch(/<(ul|li)\b/);
  });
});
