import { setTimeout as wait } from 'node:timers/promises';

/** The answer, or what stands in for one that is late. What the work does afterwards is nobody's business. */
export async function inTime<Answer, Late>(
  answer: Promise<Answer>,
  milliseconds: number,
  late: Late,
): Promise<Answer | Late> {
  const patience = new AbortController();
  const end = wait(milliseconds, late, { signal: patience.signal }).catch(() => late);
  try {
    return await Promise.race([answer, end]);
  } finally {
    patience.abort();
  }
}
