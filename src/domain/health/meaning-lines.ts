import type { HealthLine } from '../../contracts/health/health';
import type { HealthFacts, ProcessReport } from './health-facts';
import type { LineHead, Verdict } from './probed';
import { isLive } from './process-lines';
import { namesText } from './words';

const MEANING: LineHead = { id: 'meaning', group: 'workers', title: 'Meaning' };

/** Whether the workers compare texts by meaning; nothing where none tells. */
export function meaningLines({ processes, now }: HealthFacts): HealthLine[] {
  const reports = 'found' in processes ? processes.found : [];
  const telling = reports.filter(
    (report) => report.kind === 'worker' && report.meaning !== undefined && isLive(report, now),
  );
  return telling.length > 0 ? [{ ...MEANING, ...judge(telling) }] : [];
}

function judge(workers: readonly ProcessReport[]): Verdict {
  const lacking = workers.filter(({ meaning }) => meaning === 'missing').map(({ host }) => host);
  if (lacking.length > 0) {
    return {
      status: 'warning',
      says: `The sentence model is missing on ${namesText([...new Set(lacking)])}: keywords are grouped by their words there.`,
      doThis: 'Bring back the folder models of this release, or set MEANING=off.',
    };
  }
  if (workers.some(({ meaning }) => meaning === 'off')) {
    return { status: 'ok', says: 'Switched off by MEANING: keywords are grouped by their words.' };
  }
  if (workers.every(({ meaning }) => meaning === 'server')) {
    return { status: 'ok', says: 'Asked of EMBEDDINGS_MODEL at the server of LLM_BASE_URL.' };
  }
  return {
    status: 'ok',
    says: 'The sentence model is there. It takes some 400 MB of memory while it is used.',
  };
}
