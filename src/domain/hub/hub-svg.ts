import type { HubPageView, HubView } from '../../contracts/hub/hub';
import { branchOf, type Placed, radialLayout, shownTitle, titleTurn } from './radial-layout';

/** Around the outer ring, for its titles. */
const MARGIN = 240;
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
  const parents = new Set(places.map(({ page }) => page.parent));
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
    ...places.map((place) => pageMark(place, parents.has(place.page.id))),
    `<text class="note" x="${-half + 16}" y="${half - 16}">${note}</text>`,
    '</svg>',
  ].join('\n');
}

function pageMark(place: Placed<HubPageView>, hasChildren: boolean): string {
  const { page, x, y } = place;
  const classes = ['page', page.pillar ? 'pillar' : '', page.address === null ? '' : 'there'];
  const dot = `<circle class="${classes.filter(Boolean).join(' ')}" cx="${round(x)}" cy="${round(y)}" r="${page.pillar ? 7 : 5}"/>`;
  return `<g><title>${safe(page.title)}</title>${dot}${label(place, hasChildren)}</g>`;
}

function label(place: Placed<HubPageView>, hasChildren: boolean): string {
  const { page, x, y, depth } = place;
  const strong = page.pillar ? ' class="strong"' : '';
  if (depth === 0) return `<text${strong} text-anchor="middle" x="0" y="-14">${safe(page.title)}</text>`;
  const { isLeft, degrees } = titleTurn(place);
  const text = safe(shownTitle(page.title, hasChildren));
  const at = `translate(${round(x)} ${round(y)}) rotate(${round(degrees)})`;
  return `<text${strong} text-anchor="${isLeft ? 'end' : 'start'}" x="${isLeft ? -12 : 12}" dy="0.32em" transform="${at}">${text}</text>`;
}

const round = (value: number) => Math.round(value * 10) / 10;

function safe(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}
