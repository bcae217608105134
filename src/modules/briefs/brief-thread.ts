import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { BriefPage } from '../../contracts/briefs/briefs';
import { decodeText } from '../../core/fetch/decode-text';
import { articleHtmlOf } from '../../core/pages/article-html';
import type { ComparedPage } from '../../domain/briefs/compared-page';
import { competitorOf, competitorOfText, type CompetitorText } from '../../domain/briefs/competitor';
import { findingsOf, textsOfBrief } from '../../domain/briefs/find';
import type { Standing } from '../../domain/briefs/outliers';
import { languageOfPages } from '../../domain/briefs/pages-language';
import { looksLikeHtml } from '../../domain/pages/looks-like-html';
import { languagesOf } from '../../domain/text/language/languages';
import { loadServerDetector } from '../../domain/text/language/server-detector';
import type { BriefFound } from './briefs.schema';
import type {
  ComparedPages,
  FindReply,
  FindRequest,
  KeptPage,
  ReadReply,
  ReadRequest,
  TextsReply,
  TextsRequest,
} from './brief-thread-messages';

/** What a page says of itself, if it says so in its first line. */
const LANG = /<html[^>]*\slang\s*=\s*["']?\s*([a-z]{2})\b/i;
/** With fewer it is a notice, such as one that asks for JavaScript, and nothing to compare with. */
const MIN_WORDS = 20;
/** Where neither its owner nor the pages say or show which language it is. */
const USUAL = 'en';
/** So much shows which language a page is in. */
const SHOWING = 20_000;

/** The thread that reads a page or compares several, and ends: one that is made to cost time costs nobody else any. */
if (parentPort) {
  const port = parentPort;
  const request = workerData as ReadRequest | TextsRequest | FindRequest;
  if (request.task === 'texts') port.postMessage(texts(request));
  else if (request.task === 'find') {
    const reply = find(request);
    port.postMessage(reply, [reply.found.buffer]);
  } else void read(request).then((reply) => port.postMessage(reply, [reply.text.buffer]));
}

async function read({ body, contentType, url, language }: ReadRequest): Promise<ReadReply> {
  const { text: source } = decodeText(
    Buffer.from(body.buffer, body.byteOffset, body.byteLength),
    contentType,
  );
  const isHtml = url !== null || looksLikeHtml(source);
  const article = isHtml ? articleHtmlOf(source) : '';
  const as = (of: string) =>
    url === null
      ? competitorOfText(source, { language: of, article })
      : competitorOf(source, { url, language: of, article });
  const known = language ?? LANG.exec(source)?.[1]?.toLowerCase();
  let text = as(known ?? USUAL);
  if (known === undefined) {
    const shown = await languageOf(text);
    if (shown !== USUAL) text = as(shown);
    text = { ...text, lang: shown };
  }
  return { title: text.title, isEmpty: text.counts.words < MIN_WORDS, text: packed(text) };
}

function texts(compared: ComparedPages): TextsReply {
  const { read, query } = opened(compared);
  return { texts: textsOfBrief(read, query) };
}

function find({ pages, query: asked, outlines, meaning }: FindRequest): FindReply {
  const { read, query } = opened({ pages, query: asked });
  const found = findingsOf(read, query, meaning);
  const listed = briefPagesOf(pages, read, found.pages);
  const suggested = found.outlines.slice(0, outlines);
  const kept: BriefFound = { findings: found.findings, pages: listed, suggested };
  return {
    language: query.language,
    outlines: suggested,
    found: packed(kept),
    read: read.length,
    outliers: found.pages.filter(({ outlier, included }) => outlier !== null && !included).length,
    unread: pages.length - read.length,
    included: found.pages.filter(({ included }) => included).length,
    terms: found.findings.terms.length,
  };
}

function opened({ pages, query }: ComparedPages) {
  const read = pages.flatMap(({ position, finalUrl, address, text, included }) =>
    text === null
      ? []
      : [
          {
            ...{ position, finalUrl: finalUrl ?? address },
            text: JSON.parse(gunzipSync(text).toString()) as CompetitorText,
            ...(included !== null && { included }),
          },
        ],
  );
  const language = query.language ?? languageOfPages(read.map(({ text }) => text.lang)) ?? USUAL;
  return { read, query: { ...query, language } };
}

async function languageOf({ lines }: CompetitorText): Promise<string> {
  const sample = lines
    .map(({ text }) => text)
    .join('\n')
    .slice(0, SHOWING);
  return languagesOf(sample, await loadServerDetector()).language ?? USUAL;
}

function packed(value: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(JSON.stringify(value)));
}

/** All competitors of a brief as it lists them: what was read of each, or why it was not. */
function briefPagesOf(
  kept: readonly KeptPage[],
  read: readonly ComparedPage[],
  found: readonly Standing[],
): BriefPage[] {
  const texts = new Map(read.map(({ position, text }) => [position, text]));
  const judged = new Map(found.map((page) => [page.position, page]));
  return kept.map(({ position, address, finalUrl, title, failure }) => {
    const text = texts.get(position);
    return {
      ...{ position, address, finalUrl, title, failure },
      ...(text?.description !== undefined && { description: text.description }),
      counts: text?.counts ?? null,
      flesch: text?.flesch ?? null,
      schemaTypes: text?.schemaTypes ?? [],
      headings: text?.headings ?? [],
      outlier: judged.get(position)?.outlier ?? null,
      included: judged.get(position)?.included ?? false,
    };
  });
}
