import { normalizeText } from '../intent/normalize';
import HEADERS from './metric-headers.json';

/** What a keyword file may tell of each keyword. */
export type Metric = keyof typeof HEADERS;
export const METRICS = Object.keys(HEADERS) as Metric[];

/** Where a file's metrics stand: the first column of each name; of the results of a search all, the first result first. */
export interface MetricColumns {
  of: Partial<Record<Metric, number>>;
  results: number[];
}

const KNOWN = new Map(
  METRICS.flatMap((metric) => HEADERS[metric].map((name) => [normalizeText(name), metric])),
);
/** `URL 1`, `Result #10`, `serp_url_3`. */
const RESULT = /^(?:serp|top)?[ _-]*(?:url|result|address)[ _#-]*(\d{1,2})$/;

/** Finds the columns of metrics by their names. */
export function metricColumns(header: readonly string[], keywordColumn: number): MetricColumns {
  const of: MetricColumns['of'] = {};
  const results: { rank: number; column: number }[] = [];
  header.forEach((cell, column) => {
    const name = normalizeText(cell.slice(0, 200));
    const metric = KNOWN.get(name);
    const rank = RESULT.exec(name)?.[1];
    if (column !== keywordColumn && metric) of[metric] ??= column;
    else if (rank) results.push({ rank: Number(rank), column });
  });
  return { of, results: results.sort((a, b) => a.rank - b.rank).map(({ column }) => column) };
}

const SPACES = /[\s\u00a0\u202f'’]/gu;
const NUMBER = /^([<>≤≥~]?)(\d[\d.,]*)([km]?)%?$/;
const FACTORS: Record<string, number> = { '': 1, k: 1_000, m: 1_000_000 };
/** Of a number that is only known to be below another. */
const BELOW = 0.5;

/**
 * The number in a cell, as tools write it: `1,300`, `1.300`, `1.2K`, `<10` (half of it), `45%`, and of a range such as `1K – 10K`
 * the geometric mean, since the ranges of Keyword Planner are of powers of ten. Null where there is none.
 * @param whole whether it counts something: three digits behind a point or comma are thousands then
 */
export function metricOf(cell: string, whole: boolean): number | null {
  const parts = cell
    .slice(0, 60)
    .toLowerCase()
    .replace(SPACES, '')
    .split(/[-–—]/)
    .map((part) => plainMetric(part, whole));
  if (parts.length > 2 || parts.some((part) => part === null)) return null;
  const [low = 0, high = low] = parts as number[];
  return low === high ? low : Math.round(Math.sqrt(Math.max(1, low) * high));
}

function plainMetric(text: string, whole: boolean): number | null {
  const [, sign, digits, unit = ''] = NUMBER.exec(text) ?? [];
  if (digits === undefined) return null;
  const number = Number(withPoint(digits, whole && unit === '')) * (FACTORS[unit] ?? 1);
  if (!Number.isFinite(number)) return null;
  return sign === '<' ? number * BELOW : number;
}

/** The last sign is the point, unless it stands again or before three digits of a whole number. */
function withPoint(digits: string, whole: boolean): string {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return digits;
  const isAgain = digits.indexOf(digits.charAt(last)) < last;
  const isThousands = isAgain || (whole && digits.length - last === 4);
  const [before, after] = [digits.slice(0, last).replace(/[.,]/g, ''), digits.slice(last + 1)];
  return isThousands ? before + after : `${before}.${after}`;
}
