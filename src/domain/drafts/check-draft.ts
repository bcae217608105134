import {
  DRAFT_LIMITS,
  DRAFT_MARKS,
  DRAFT_NODES,
  type DraftAttributes,
  type DraftMark,
  type DraftNode,
  isDraftLink,
  isDraftPicture,
} from '../../contracts/drafts/draft-nodes';
import { DRAFT_MESSAGES as SAYS } from '../../contracts/drafts/draft-messages';
import { oneLine, plainLines, withoutBreaks } from '../../contracts/validation/text-lines';
import { utf8Bytes } from '../text/utf8-bytes';

/** Why a text is no draft, as a sentence. */
export class DraftFault extends Error {}

interface Walk {
  nodes: number;
}

/**
 * The text of a draft, of known nodes, marks and attributes only: others of an attribute are left out, a node or mark that is
 * not known is refused. Control characters are taken out.
 * @param json what an editor or anybody else has sent
 * @throws DraftFault
 */
export function readDraft(json: string): DraftNode {
  if (utf8Bytes(json).length > DRAFT_LIMITS.bytes) throw new DraftFault(SAYS.tooLarge);
  let sent: unknown;
  try {
    sent = JSON.parse(json);
  } catch {
    throw new DraftFault(SAYS.unreadable);
  }
  if (!isObject(sent) || sent['type'] !== 'doc') throw new DraftFault(SAYS.unreadable);
  return checked(sent, 1, { nodes: 0 });
}

function checked(sent: Record<string, unknown>, depth: number, walk: Walk): DraftNode {
  walk.nodes += 1;
  if (depth > DRAFT_LIMITS.depth) throw new DraftFault(SAYS.tooDeep);
  if (walk.nodes > DRAFT_LIMITS.nodes) throw new DraftFault(SAYS.tooManyNodes);
  const { type } = sent;
  const inside = typeof type === 'string' && Object.hasOwn(DRAFT_NODES, type) ? DRAFT_NODES[type] : undefined;
  if (typeof type !== 'string' || inside === undefined) throw new DraftFault(SAYS.unknownPart(shown(type)));
  if (type === 'text') return textOf(sent);
  const attrs = attributesOf(type, isObject(sent['attrs']) ? sent['attrs'] : {});
  const content = listOf(sent['content']).flatMap((child) => {
    if (!isObject(child)) throw new DraftFault(SAYS.unreadable);
    if (!inside.includes(child['type'] as string)) {
      const known = typeof child['type'] === 'string' && Object.hasOwn(DRAFT_NODES, child['type']);
      throw new DraftFault(known ? SAYS.unreadable : SAYS.unknownPart(shown(child['type'])));
    }
    const kept = checked(child, depth + 1, walk);
    return kept.text === '' ? [] : kept;
  });
  return { type, ...(Object.keys(attrs).length > 0 && { attrs }), ...(content.length > 0 && { content }) };
}

function textOf({ text, marks }: Record<string, unknown>): DraftNode {
  if (typeof text !== 'string' || text === '') throw new DraftFault(SAYS.unreadable);
  const kept = listOf(marks).map(markOf);
  return { type: 'text', text: plainLines(text), ...(kept.length > 0 && { marks: kept }) };
}

function markOf(sent: unknown): DraftMark {
  const type = isObject(sent) ? sent['type'] : undefined;
  const known = DRAFT_MARKS.find((mark) => mark === type);
  if (!known || !isObject(sent)) throw new DraftFault(SAYS.unknownPart(shown(type)));
  if (known !== 'link') return { type: known };
  const href = isObject(sent['attrs']) ? sent['attrs']['href'] : undefined;
  if (typeof href !== 'string' || !isDraftLink(href)) throw new DraftFault(SAYS.unsafeLink);
  return { type: known, attrs: { href: withoutBreaks(href) } };
}

function attributesOf(type: string, sent: Record<string, unknown>): DraftAttributes {
  switch (type) {
    case 'heading':
      return { level: wholeOf(sent['level'], 1, 6, 2) };
    case 'orderedList': {
      const start = wholeOf(sent['start'], 0, 100_000, 1);
      return start === 1 ? {} : { start };
    }
    case 'tableCell':
    case 'tableHeader':
      return spansOf(sent);
    case 'image':
      return pictureOf(sent);
    default:
      return {};
  }
}

function spansOf(sent: Record<string, unknown>): DraftAttributes {
  const spans: DraftAttributes = {};
  for (const span of ['colspan', 'rowspan'] as const) {
    const count = wholeOf(sent[span], 1, DRAFT_LIMITS.cells, 1);
    if (count > 1) spans[span] = count;
  }
  return spans;
}

function pictureOf({ src, alt, title }: Record<string, unknown>): DraftAttributes {
  if (typeof src !== 'string' || !isDraftPicture(src)) throw new DraftFault(SAYS.pictureByAddress);
  const short = (text: unknown) =>
    typeof text === 'string' ? oneLine(text.slice(0, DRAFT_LIMITS.alt)) : null;
  return { src: withoutBreaks(src), alt: short(alt), title: short(title) };
}

function wholeOf(sent: unknown, min: number, max: number, usual: number): number {
  return typeof sent === 'number' && Number.isInteger(sent) && sent >= min && sent <= max ? sent : usual;
}

function listOf(sent: unknown): unknown[] {
  if (sent === undefined || sent === null) return [];
  if (!Array.isArray(sent)) throw new DraftFault(SAYS.unreadable);
  return sent;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(type: unknown): string {
  return typeof type === 'string' ? type.slice(0, 40) : 'nothing';
}
