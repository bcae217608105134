import { normalizeUnicode } from '../unicode';
import letterRuns from './letter-runs.json';

/** Runs of three letters, each with how often it is there, and what follows on their beginnings. */
interface Runs {
  three: ReadonlyMap<string, number>;
  afterTwo: ReadonlyMap<string, number>;
  two: ReadonlyMap<string, number>;
  afterOne: ReadonlyMap<string, number>;
  one: ReadonlyMap<string, number>;
  all: number;
}

/** What a letter that no run has is taken to be likely. */
const UNSEEN = 1 / 200;
/** How many runs it takes until what follows on them counts half. */
const HALF_OF_ONE = 50;
const HALF_OF_MORE = 8;

const known = new Map<readonly string[], Runs>();

/**
 * How much likelier a text's letters are in the nearest language that is not told than in the one that it was taken for, as
 * a logarithm: negative where they are likelier in the latter. By runs of letters of the declaration of human rights, which
 * is the same text in all of them (`scripts/make-letter-runs.mjs`).
 * @param language ISO 639-1
 * @returns undefined for a language without near ones
 */
export function leadOfNeighbour(text: string, language: string): number | undefined {
  const told = (letterRuns.told as Readonly<Record<string, readonly string[]>>)[language];
  if (!told) return undefined;
  const plain = plainLetters(text);
  if (plain.length < 3) return undefined;
  const nearest = Math.max(...letterRuns.neighbours.map((steps) => likelihood(plain, runsOf(steps))));
  return nearest - likelihood(plain, runsOf(told));
}

function plainLetters(text: string): string {
  const words = normalizeUnicode(text, 'NFC').toLowerCase().replaceAll(/[’ʼ]/g, "'");
  return ` ${words.replaceAll(/[^\p{L}\p{M}'-]+/gu, ' ').trim()} `;
}

function likelihood(plain: string, runs: Runs): number {
  let sum = 0;
  for (let at = 1; at < plain.length; at += 1) {
    const letter = plain.charAt(at);
    const before = plain.charAt(at - 1);
    const two = plain.slice(Math.max(0, at - 2), at);
    let chance = mixed(UNSEEN, runs.one.get(letter), runs.all, HALF_OF_ONE);
    chance = mixed(chance, runs.two.get(before + letter), runs.afterOne.get(before), HALF_OF_MORE);
    if (at > 1) chance = mixed(chance, runs.three.get(two + letter), runs.afterTwo.get(two), HALF_OF_MORE);
    sum += Math.log(chance);
  }
  return sum;
}

/** A chance made of a shorter run's and of how often the longer one goes on so. */
function mixed(shorter: number, times = 0, of = 0, half: number): number {
  return (times + half * shorter) / (of + half);
}

function runsOf(steps: readonly string[]): Runs {
  const found = known.get(steps) ?? readRuns(steps);
  known.set(steps, found);
  return found;
}

function readRuns(steps: readonly string[]): Runs {
  const three = new Map<string, number>();
  const afterTwo = new Map<string, number>();
  const two = new Map<string, number>();
  const afterOne = new Map<string, number>();
  const one = new Map<string, number>();
  let all = 0;
  const add = (counts: Map<string, number>, run: string, times: number) =>
    counts.set(run, (counts.get(run) ?? 0) + times);
  for (const [step, list] of steps.entries()) {
    const times = 2 ** step;
    for (let from = 0; from < list.length; from += 3) {
      const run = list.slice(from, from + 3);
      add(three, run, times);
      add(afterTwo, run.slice(0, 2), times);
      add(two, run.slice(1), times);
      add(afterOne, run.charAt(1), times);
      add(one, run.charAt(2), times);
      all += times;
    }
  }
  return { three, afterTwo, two, afterOne, one, all };
}
