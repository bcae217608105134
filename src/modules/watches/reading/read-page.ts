import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { WatchDifference, WatchScope, WatchVersion } from '../../../contracts/watches/watch-content';
import { MAX_PREVIEW_LEFT_OUT } from '../../../contracts/watches/watches';
import { decodeText } from '../../../core/fetch/decode-text';
import { alternating } from '../../../domain/watches/alternating';
import { compareVersions } from '../../../domain/watches/compare-versions';
import { DIFF_CONTEXT, diffForPeople } from '../../../domain/watches/diff-for-people';
import { ignoredBy } from '../../../domain/watches/ignored-by';
import { ignoreRules } from '../../../domain/watches/ignore-rules';
import { ignoredSpans } from '../../../domain/watches/masks';
import { isReplaced, outcomeOf } from '../../../domain/watches/outcome-of';
import { readForPreview, readWatchedPage, WatchScopeError } from '../../../domain/watches/read-watched-page';
import { settle } from '../../../domain/watches/settle';
import { calibrate, slotFor } from '../../../domain/watches/slots';
import type { WatchedAnswer } from '../../../domain/watches/watched-page';
import type {
  DiffReply,
  DiffRequest,
  IgnoreReply,
  IgnoreRequest,
  PackedVersion,
  PreviewReply,
  PreviewRequest,
  RawWatchAnswer,
  ReadReply,
  ReadRequest,
  ReadVersion,
  SlotReply,
  SlotRequest,
  WatchReply,
  WatchRequest,
} from './read-thread-messages';

const NOTHING_SHOWN: Omit<PreviewReply, 'outcome'> = {
  ...{ lines: [], totalLines: 0, fields: null, needsScript: false, leftOut: [], totalLeftOut: 0 },
};

/** What a thread does with one message. Throws a WatchScopeError. */
export function workOn(request: WatchRequest): WatchReply {
  switch (request.kind) {
    case 'read':
      return read(request);
    case 'preview':
      return preview(request);
    case 'diff':
      return diff(request);
    case 'ignore':
      return ignore(request);
    case 'slot':
      return slot(request);
  }
}

function read(request: ReadRequest): ReadReply {
  const { answer, comparison, baselineWords } = request;
  const page = decoded(answer);
  const outcome = outcomeOf(page, baselineWords);
  if (outcome !== 'ok') return { outcome, emptySelectors: [] };
  const { version, emptySelectors } = readLeniently(request, page);
  const [baseline, first] = [request.baseline, request.first].map(
    (packed) => packed && unpack<WatchVersion>(packed),
  );
  const fields = packedFields(version, baseline);
  const reply = { outcome, version: packedVersion(version), emptySelectors, fields };
  if (!baseline) {
    if (!first) return reply;
    return {
      ...reply,
      slots: calibrate(first, version, comparison),
      alternating: alternating(first, version, comparison),
    };
  }
  return first
    ? {
        ...reply,
        ...settle({ baseline, first, second: version }, comparison),
        isReplaced: isReplaced(baseline, version),
      }
    : { ...reply, difference: compareVersions(baseline, version, comparison) };
}

/** A selector that finds nothing any more reads no line: what it had found is gone. */
function readLeniently(
  { answer, scope }: { answer: RawWatchAnswer; scope: WatchScope },
  page: WatchedAnswer,
): { version: WatchVersion; emptySelectors: string[] } {
  const whole = { ...page, redirects: answer.redirects, robotsTxtVerdict: answer.robotsTxt, scope };
  try {
    return { version: readWatchedPage({ ...whole, unmatched: 'refuse' }), emptySelectors: [] };
  } catch (error) {
    if (!(error instanceof WatchScopeError) || error.reason !== 'empty') throw error;
    return {
      version: readWatchedPage({ ...whole, unmatched: 'accept' }),
      emptySelectors: [error.selector],
    };
  }
}

function preview({ answer, scope, masks, rules, most }: PreviewRequest): PreviewReply {
  const page = decoded(answer);
  const outcome = outcomeOf(page, null);
  if (outcome !== 'ok') return { outcome, ...NOTHING_SHOWN };
  const { version, leftOut } = readForPreview({
    ...page,
    ...{ redirects: answer.redirects, robotsTxtVerdict: answer.robotsTxt, scope, unmatched: 'refuse' },
  });
  const { lines, fields, needsScript } = version;
  const ignored = ignoreRules(rules);
  const shown = lines.slice(0, most).map((text) => ({ text, spans: ignoredSpans(text, masks, ignored) }));
  return {
    ...{ outcome, lines: shown, totalLines: lines.length, fields, needsScript },
    ...{ leftOut: leftOut.slice(0, MAX_PREVIEW_LEFT_OUT), totalLeftOut: leftOut.length },
  };
}

function diff({ after, difference, maxMs, most }: DiffRequest): DiffReply {
  const until = Date.now() + maxMs;
  const { lines } = unpack<WatchVersion>(after);
  const { hunks } = unpack<WatchDifference>(difference);
  const atMost = hunks.reduce((sum, { removed }) => sum + removed.length, lines.length);
  const context = atMost <= most ? null : DIFF_CONTEXT;
  const rows = diffForPeople(lines, hunks, { context, isOver: () => Date.now() > until });
  return { rows: rows.slice(0, most), moreRows: Math.max(0, rows.length - most) };
}

function ignore({ alarms, comparison, ignored }: IgnoreRequest): IgnoreReply {
  const versions = new Map<PackedVersion, WatchVersion>();
  const versionOf = (packed: PackedVersion) => {
    const known = versions.get(packed) ?? unpack<WatchVersion>(packed);
    versions.set(packed, known);
    return known;
  };
  const stopped = alarms.map(({ before, after, told }) => {
    const past = { before: versionOf(before), after: versionOf(after), told: unpack<WatchDifference>(told) };
    return ignoredBy(past, comparison, ignored).severity === null;
  });
  return { stopped };
}

function slot({ before, after, told, comparison, of }: SlotRequest): SlotReply {
  const versions = {
    before: unpack<WatchVersion>(before),
    after: unpack<WatchVersion>(after),
    difference: unpack<WatchDifference>(told),
  };
  return { slot: slotFor(versions, comparison, of) };
}

function decoded({ url, status, headers, contentType, body }: RawWatchAnswer): WatchedAnswer {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  return { url, status, headers, html: decodeText(bytes, contentType).text, now: Date.now() };
}

function packedVersion(version: WatchVersion): ReadVersion {
  const text = JSON.stringify(version);
  return {
    packed: new Uint8Array(gzipSync(text)),
    hash: createHash('sha256').update(text).digest('hex'),
    pageWords: version.pageWords,
    lines: version.lines.length,
    needsScript: version.needsScript,
  };
}

function packedFields({ fields }: WatchVersion, baseline: WatchVersion | undefined): ReadReply['fields'] {
  const text = JSON.stringify(fields);
  const areThoseOfBaseline = baseline !== undefined && text === JSON.stringify(baseline.fields);
  return { packed: new Uint8Array(gzipSync(text)), areThoseOfBaseline };
}

function unpack<Value>(packed: PackedVersion): Value {
  return JSON.parse(gunzipSync(packed).toString()) as Value;
}
