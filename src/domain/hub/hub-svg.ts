import type { HubPageView, HubView } from '../../contracts/hub/hub';
import { branchOf, type Placed, radialLayout } from './radial-layout';

/** Around the outer ring, for its titles. */
const MARGIN = 240;
const MAX_TITLE = 38;
/** Of XML 1.0: other control characters make a file that nothing opens. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const STYLES = `
.hub{background:#fff;font:13px Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.hub text{fill:#1e293b}
.hub .branch{fill:none;stroke:#94a3b8;stroke-width:1.5}
.hub .page{fill:#fff;stroke:#4f46e5;stroke-width:2}
.hub .pillar{fill:#4f46e5}
.hub .there{stroke:#15803d}
.hub .there.pillar{fill:#15803d}
.hub .strong{font-weight:600}
.hub .note{fill:#475569;font-size:12px}
`.trim();

/** The tree of a hub as a drawing that stands alone: its own styles, no script, nothing from elsewhere. */
export function hubSvg({ seed, pages }: Pick<HubView, 'seed' | 'pages'>): string {
  const { places, radius } = radialLayout(pages.filter(({ kind }) => kind !== 'off'));
  const half = Math.ceil(radius + MARGIN);
  const size = half * 2;
  const there = places.filter(({ page }) => page.address !== null).length;
  const branches = places.map((place) => `<path class="branch" d="${branchOf(place)}"/>`).slice(1);
  const note = `${places.length.toLocaleString('en')} pages, ${there.toLocaleString('en')} of them there already`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="hub" role="img" width="${size}" height="${size}" viewBox="${-half} ${-half} ${size} ${size}">`,
    `<title>${safe(seed)}</title>`,
    `<style>${STYLES}</style>`,
    `<rect x="${-half}" y="${-half}" width="${size}" height="${size}" fill="#fff"/>`,
    ...branches,
    ...places.map(pageMark),
    `<text class="note" x="${-half + 16}" y="${half - 16}">${note}</text>`,
    '</svg>',
  ].join('\n');
}

function pageMark({ page, x, y, angle, depth }: Placed<HubPageView>): string {
  const classes = ['page', page.pillar ? 'pillar' : '', page.address === null ? '' : 'there'];
  const dot = `<circle class="${classes.filter(Boolean).join(' ')}" cx="${round(x)}" cy="${round(y)}" r="${page.pillar ? 7 : 5}"/>`;
  const name = `<title>${safe(page.title)}</title>`;
  return `<g>${name}${dot}${label(page, { x, y, angle, depth })}</g>`;
}

/** Along its branch, and never upside down. */
function label(page: HubPageView, { x, y, angle, depth }: { x: number; y: number; angle: number; depth: number }) {
  const text = safe(page.title.length > MAX_TITLE ? `${page.title.slice(0, MAX_TITLE - 1).trimEnd()}…` : page.title);
  const strong = page.pillar ? ' class="strong"' : '';
  if (depth === 0) return `<text${strong} text-anchor="middle" x="0" y="-14">${text}</text>`;
  const isLeft = angle > Math.PI;
  const turn = (angle * 180) / Math.PI - 90 + (isLeft ? 180 : 0);
  const place = `translate(${round(x)} ${round(y)}) rotate(${round(turn)})`;
  return `<text${strong} text-anchor="${isLeft ? 'end' : 'start'}" x="${isLeft ? -12 : 12}" dy="0.32em" transform="${place}">${text}</text>`;
}

const round = (value: number) => Math.round(value * 10) / 10;

function safe(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}
