import { type TermVector, VectorIndex } from './term-vectors';

interface Counted {
  place: number;
  vector: TermVector;
  size: number;
}

/** What is nearly alike: the first of it stands for all. */
export interface Leader extends Counted {
  members: Counted[];
}

/** What is compared each with each; their similarities take 64 MB. */
const MAX_LEADERS = 4_000;
const [FIRST, STEP, LAST] = [0.75, 0.05, 0.25];

/**
 * So few leaders that each can be compared with each: all, where they are few; else each joins the first leader that it is
 * most like, from a cosine of 0.75, or of as much less as is needed. What is like none of 4,000 at 0.25 stands alone and is
 * left out.
 */
export function leadersOf(vectors: readonly Counted[], terms: number): Leader[] {
  if (vectors.length <= MAX_LEADERS) return vectors.map((one) => ({ ...one, members: [one] }));
  for (let least = FIRST; least > LAST + STEP / 2; least -= STEP) {
    const leaders = led(vectors, terms, least);
    if (leaders.length <= MAX_LEADERS) return leaders;
  }
  return led(vectors, terms, LAST, true);
}

/** With one leader too many where there are too many, unless these are left out. */
function led(vectors: readonly Counted[], terms: number, least: number, leavesOut = false): Leader[] {
  const leaders: Leader[] = [];
  const index = new VectorIndex(terms, MAX_LEADERS);
  for (const one of vectors) {
    let best = -1;
    let most = least;
    index.eachLike(one.vector, (leader, cosine) => {
      if (cosine < most || (cosine === most && best >= 0 && leader > best)) return;
      best = leader;
      most = cosine;
    });
    const found = leaders[best];
    if (found) found.members.push(one);
    else if (leaders.length < MAX_LEADERS) {
      leaders.push({ ...one, members: [one] });
      index.add(one.vector);
    } else if (!leavesOut) return [...leaders, { ...one, members: [one] }];
  }
  return leaders;
}
