import type { JsonNode } from '../schema/markup/json-node';
import { readAmount } from '../text/amounts';
import { readJson } from '../schema/markup/json-reader';

/** What structured data adds to a search result; a text is empty where it says nothing. */
export interface StructuredFacts {
  breadcrumb: string;
  /** A day, `2026-11-21`. */
  date: string;
  rating: string;
  reviews: string;
  price: string;
}

type Node = Record<string, unknown>;

const MAX_NODES = 5_000;
/** What something costs at the list, before the reduction that is shown beside it. */
const STRUCK = /(?:^|[/:])(?:ListPrice|StrikethroughPrice|MSRP|SRP|RegularPrice|InvoicePrice)$/;
const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Reads the JSON-LD blocks of a page for what its result may show; of what is no JSON all that can be read. */
export function structuredFacts(blocks: readonly string[]): StructuredFacts {
  const nodes = blocks.flatMap((block) => nodesOf(parsed(block)));
  const first = (read: (node: Node) => string) => nodes.map(read).find((text) => text !== '') ?? '';
  return {
    breadcrumb: first((node) => (isA(node, 'BreadcrumbList') ? stepsOf(node) : '')),
    date:
      first(({ dateModified }) => dayOf(dateModified)) || first(({ datePublished }) => dayOf(datePublished)),
    rating: first((node) => (isA(node, 'AggregateRating') ? textOf(node['ratingValue']) : '')),
    reviews: first((node) =>
      isA(node, 'AggregateRating') ? textOf(node['reviewCount']) || textOf(node['ratingCount']) : '',
    ),
    price: first((node) => (isA(node, 'Offer') || isA(node, 'AggregateOffer') ? priceOf(node) : '')),
  };
}

function parsed(block: string): unknown {
  try {
    return JSON.parse(block);
  } catch {
    return readJson(block).roots.map(valueOf);
  }
}

/** The reader passes over what nests deeper than it looks. */
function valueOf(node: JsonNode): unknown {
  if (node.kind === 'array') return node.items.map(valueOf);
  if (node.kind !== 'object') return node.text;
  return Object.fromEntries(node.members.map(({ name, value }) => [name, valueOf(value)]));
}

/** Every object of a value, from the outside in. */
function nodesOf(root: unknown): Node[] {
  const nodes: Node[] = [];
  const waiting: unknown[] = [root];
  for (let at = 0; at < waiting.length && at < MAX_NODES; at += 1) {
    const value = waiting[at];
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) nodes.push(value as Node);
    for (const child of Object.values(value)) {
      if (typeof child === 'object' && child !== null && waiting.length < MAX_NODES) waiting.push(child);
    }
  }
  return nodes;
}

function isA(node: Node, type: string): boolean {
  const types: unknown[] = [node['@type']].flat();
  return types.some((each) => typeof each === 'string' && each.replace(/^.*[/:]/, '') === type);
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
}

function dayOf(value: unknown): string {
  return DAY.exec(textOf(value))?.[0] ?? '';
}

function priceOf(offer: Node): string {
  const price = textOf(offer['price']) || textOf(offer['lowPrice']);
  const specified = price === '' ? specificationsOf(offer['priceSpecification']) : [];
  // Prices of members alone and those that are struck through are not what a visitor pays.
  const told = specified.find((each) => isOfAll(each) && !isStruck(each)) ?? specified.find(isOfAll);
  return told ? specifiedPrice(told, offer) : amountText(price, textOf(offer['priceCurrency']));
}

/** Those that name a price themselves, or in their only part: several parts are paid together, or at different times. */
function specificationsOf(value: unknown): Node[] {
  return nodesIn(value).flatMap((node) => {
    if (statedPrice(node) !== '') return [node];
    const parts = nodesIn(node['priceComponent']).filter((part) => statedPrice(part) !== '');
    return parts.length === 1 ? [{ priceCurrency: node['priceCurrency'], ...parts[0] }] : [];
  });
}

function nodesIn(value: unknown): Node[] {
  return [value].flat().filter((each): each is Node => typeof each === 'object' && each !== null);
}

function statedPrice(specification: Node): string {
  return textOf(specification['price']) || textOf(specification['minPrice']);
}

function isOfAll({ validForMemberTier, membershipPointsEarned }: Node): boolean {
  return validForMemberTier === undefined && membershipPointsEarned === undefined;
}

function isStruck({ priceType }: Node): boolean {
  return typeof priceType === 'string' && STRUCK.test(priceType);
}

function specifiedPrice(specification: Node, offer: Node): string {
  const currency = textOf(specification['priceCurrency']) || textOf(offer['priceCurrency']);
  return amountText(statedPrice(specification), currency);
}

/** `EUR 1299.00`; what is no amount alone, or one that may be a thousand times more, stays as it is. */
function amountText(price: string, currency: string): string {
  if (price === '') return '';
  const read = readAmount(price);
  const [named, amount] = typeof read === 'object' ? [read.currency ?? '', read.amount] : ['', price];
  return [currency || named, amount].filter(Boolean).join(' ');
}

function stepsOf(list: Node): string {
  const entries: unknown[] = [list['itemListElement'] ?? []].flat();
  return entries
    .filter((entry): entry is Node => typeof entry === 'object' && entry !== null)
    .toSorted((a, b) => Number(a['position'] ?? 0) - Number(b['position'] ?? 0))
    .map((entry) => textOf(entry['name']) || textOf((entry['item'] as Node | undefined)?.['name']))
    .filter(Boolean)
    .join(' › ');
}
