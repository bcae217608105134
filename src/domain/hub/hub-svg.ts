import type { HubPageView, HubView } from '../../contracts/hub/hub';
import {
  branchOf,
  extentOf,
  type Placed,
  radialLayout,
  shownTitle,
  TITLE_SIZE,
  titleTurn,
} from './radial-layout';

/** Of XML 1.0: other control characters make a file that nothing opens. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const STYLES = `
.hub{background:#fff;font:${TITLE_SIZE}px Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.hub text{fill:#1e293b}
.hub .branch{fill:none;stroke:#94a3b8;stroke-width:1.5}
.hub .page{fill:#fff;stroke:#4f46e5;stroke-width:2}
.hub .pillar{fill:#4f46e5}
.hub .there{stroke:#15803d}
.hub .there.pillar{fill:#15803d}
.hub .strong{font-weight:600}
.hub .note{fill:#475569;font-size:15px}
`.trim();

/** Below the tree, for its note. */
const FOOT = 48;

/** The tree of a hub as a drawing that stands alone: its own styles, no script, nothing from elsewhere. */
export function hubSvg({ seed, pages }: Pick<HubView, 'seed' | 'pages'>): string {
  const places = radialLayout(pages.filter(({ kind }) => kind !== 'off'));
  const extent = extentOf(places, titleOf);
  const [left, top, width] = [extent.left, extent.top, extent.width].map(Math.floor) as [
    number,
    number,
    number,
  ];
  const height = Math.ceil(extent.height) + FOOT;
  const there = places.filter(({ page }) => page.address !== null).length;
  const note = `${places.length.toLocaleString('en')} pages, ${there.toLocaleString('en')} of them existing`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="hub" role="img" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">`,
    `<title>${safe(seed)}</title>`,
    `<style>${STYLES}</style>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#fff"/>`,
    ...places.slice(1).map((place) => `<path class="branch" d="${branchOf(place)}"/>`),
    ...places.map(pageMark),
    `<text class="note" x="${left + 16}" y="${top + height - 16}">${note}</text>`,
    '</svg>',
  ].join('\n');
}

const titleOf = (place: Placed<HubPageView>) => shownTitle(place.page.title, place);

function pageMark(place: Placed<HubPageView>): string {
  const { page, x, y } = place;
  const classes = ['page', page.pillar ? 'pillar' : '', page.address === null ? '' : 'there'];
  const dot = `<circle class="${classes.filter(Boolean).join(' ')}" cx="${round(x)}" cy="${round(y)}" r="${page.pillar ? 8 : 6}"/>`;
  return `<g><title>${safe(page.title)}</title>${dot}${label(place)}</g>`;
}

function label(place: Placed<HubPageView>): string {
  const { page, x, y, depth } = place;
  const strong = page.pillar ? ' class="strong"' : '';
  const text = safe(titleOf(place));
  if (depth === 0) return `<text${strong} text-anchor="middle" x="0" y="-16">${text}</text>`;
  const { isLeft, degrees } = titleTurn(place);
  const at = `translate(${round(x)} ${round(y)}) rotate(${round(degrees)})`;
  return `<text${strong} text-anchor="${isLeft ? 'end' : 'start'}" x="${isLeft ? -14 : 14}" dy="0.32em" transform="${at}">${text}</text>`;
}

const round = (value: number) => Math.round(value * 10) / 10;

function safe(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}
