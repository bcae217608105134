import type { HubLinkKind, HubPageView } from '../../contracts/hub/hub';
import type { DocumentCell, DocumentTable, ExportDocument } from '../export/document';
import { type HubGround, type HubTree, ROOT } from './hub-tree';
import { type HubContent, hubViewOf } from './hub-view';
import { isSpellable } from './spellable';

const PAGE_COLUMNS: Record<string, (page: HubPageView, above: string) => DocumentCell> = {
  Page: ({ title }) => title,
  Parent: (_, above) => above,
  Level: ({ depth, kind }) => (kind === 'off' ? 'Off topic' : depth),
  Pillar: ({ pillar }) => (pillar ? 'yes' : 'no'),
  Keywords: ({ keywords }) => keywords,
  Intent: ({ intent }) => intent ?? '',
  Volume: ({ volume }) => volume,
  Difficulty: ({ difficulty }) => difficulty,
  Priority: ({ priority }) => priority,
  Slug: ({ title, slug }) => (isSpellable(title) ? slug : ''),
  'Title Pattern': ({ titlePattern }) => titlePattern,
  'Words From': ({ words }) => words[0],
  'Words To': ({ words }) => words[1],
  'Existing Page': ({ address }) => address ?? 'new',
};

/** What a link is for, as people read it. */
const LINK_NAMES: Record<HubLinkKind, string> = {
  up: 'To its parent',
  down: 'To its child',
  sibling: 'To a sibling',
};
const LINK_PLACES: Record<HubLinkKind, string> = {
  up: 'First third of the text',
  down: 'Where the text touches on it',
  sibling: 'Where the text touches on it',
};

/** A hub as a document. Its tables: `pages`, `links` and, where they are asked for, `keywords` with the page of each. */
export function hubDocument(
  ground: HubGround,
  tree: HubTree,
  { withKeywords = false }: { withKeywords?: boolean } = {},
): ExportDocument {
  const view = hubViewOf(ground, tree);
  const { pages } = view;
  const inHub = pages.filter(({ kind }) => kind !== 'off');
  const off = pages.length - inHub.length;
  const isThere = inHub.filter(({ address }) => address !== null).length;
  return {
    title: `Content hub: ${ground.seed}`,
    language: ground.language,
    ...(ground.delimiter && { delimiter: ground.delimiter }),
    sections: [
      {
        heading: 'Overview',
        blocks: [
          {
            kind: 'facts',
            facts: [
              { name: 'Seed keyword', value: ground.seed },
              { name: 'Keywords', value: view.keywords.toLocaleString('en') },
              { name: 'Pages', value: inHub.length.toLocaleString('en') },
              { name: 'Existing', value: isThere.toLocaleString('en') },
              { name: 'Links', value: view.links.length.toLocaleString('en') },
              { name: 'Off topic', value: off.toLocaleString('en') },
            ],
          },
        ],
      },
      { heading: 'Pages', blocks: [pagesTable(view)] },
      { heading: 'Link plan', blocks: [linksTable(view)] },
      ...(withKeywords ? [{ heading: 'Keywords', blocks: [keywordsTable(ground, tree)] }] : []),
    ],
  };
}

function pagesTable({ pages }: HubContent): DocumentTable {
  const titles = new Map(pages.map(({ id, title }) => [id, title]));
  const cells = Object.values(PAGE_COLUMNS);
  const rows = pages.map((page) => cells.map((cell) => cell(page, titles.get(page.parent ?? '') ?? '')));
  return { kind: 'table', id: 'pages', columns: Object.keys(PAGE_COLUMNS), rows };
}

function linksTable({ pages, links }: HubContent): DocumentTable {
  const titles = new Map(pages.map(({ id, title }) => [id, title]));
  return {
    kind: 'table',
    id: 'links',
    columns: ['From', 'To', 'Link', 'Anchor', 'Place', 'There Already'],
    rows: links.map(({ from, to, kind, anchor, present }) => [
      titles.get(from) ?? '',
      titles.get(to) ?? '',
      LINK_NAMES[kind],
      anchor,
      LINK_PLACES[kind],
      present ? 'yes' : 'no',
    ]),
  };
}

function keywordsTable({ keywords }: HubGround, { nodes }: HubTree): DocumentTable {
  return {
    kind: 'table',
    id: 'keywords',
    columns: ['Keyword', 'Page', 'Off Topic', 'Volume', 'Difficulty', 'Position', 'Intent'],
    rows: nodes.flatMap(({ id, parent, title, keywords: places }) =>
      places.flatMap((place) => {
        const keyword = keywords[place];
        if (!keyword) return [];
        const { text, volume, difficulty, position, intent } = keyword;
        const isOff = parent === null && id !== ROOT;
        return [[text, title, isOff ? 'yes' : 'no', volume, difficulty, position, intent ?? '']];
      }),
    ),
  };
}
