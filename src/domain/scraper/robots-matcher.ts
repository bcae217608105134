import { tidyPercent } from './address';

/**
 * Characters of the rules with `*` or `$` that are held against an address; later ones of a file count not. Each such
 * rule costs up to its length times the address's: a file of 500 KiB that is nothing else would take 15 s for one
 * address in a matcher without a limit (robots-parser 3.0.1), and takes some ms here. 20,000 are about 1,000 rules.
 */
const MAX_WILDCARDS = 20_000;

/** A line that allows or forbids paths. */
export interface RobotsRule {
  allow: boolean;
  path: string;
  /** Counted from 1. */
  line: number;
}

interface WildcardRule extends RobotsRule {
  /** Of the path as it is written: a run of `*` matches as one does, but the longest rule decides by its octets. */
  length: number;
  parts: string[];
  /** Whether the path must end where the rule does. */
  ends: boolean;
}

/** Finds the rule that decides about a path by RFC 9309, section 2.2.2: the longest; of two of one length, allow. */
export class RobotsMatcher {
  private readonly plain = new Map<string, RobotsRule>();
  /** The different lengths of plain rules, the longest first. */
  private readonly lengths: number[];
  private readonly wildcards: WildcardRule[] = [];

  constructor(rules: Iterable<RobotsRule>) {
    let characters = 0;
    for (const rule of rules) {
      const written = comparablePath(rule.path);
      const path = written.replace(/\*{2,}/g, '*');
      if (!/[*]|\$$/.test(path)) {
        const known = this.plain.get(path);
        if (!known || (rule.allow && !known.allow)) this.plain.set(path, { ...rule, path });
      } else if ((characters += path.length) <= MAX_WILDCARDS) {
        const ends = path.endsWith('$');
        const parts = (ends ? path.slice(0, -1) : path).split('*');
        this.wildcards.push({ ...rule, path, length: written.length, ends, parts });
      }
    }
    this.wildcards.sort((a, b) => b.length - a.length || Number(b.allow) - Number(a.allow));
    this.lengths = [...new Set([...this.plain.keys()].map((path) => path.length))].sort((a, b) => b - a);
  }

  /** The rule for a path with its query; null where none matches. */
  find(pathAndQuery: string): RobotsRule | null {
    const path = comparablePath(pathAndQuery);
    const plain = this.longestPlain(path);
    const least = plain?.path.length ?? 0;
    for (const rule of this.wildcards) {
      if (rule.length < least || (rule.length === least && plain?.allow)) break;
      if (matches(rule, path)) return rule.length > least || rule.allow ? rule : plain;
    }
    return plain;
  }

  private longestPlain(path: string): RobotsRule | null {
    for (const length of this.lengths) {
      const rule = length <= path.length ? this.plain.get(path.slice(0, length)) : undefined;
      if (rule) return rule;
    }
    return null;
  }
}

/** Paths of rules and of addresses in one form: what an address may or may not encode is encoded. */
function comparablePath(path: string): string {
  return tidyPercent(path.replace(/[^\x21-\x7e]+|["'<>[\]`{}]/g, encoded));
}

function encoded(characters: string): string {
  if (characters === "'") return '%27';
  try {
    return encodeURIComponent(characters);
  } catch {
    return characters;
  }
}

/** Each part where it first fits behind the one before, which leaves most room to the next. */
function matches({ parts, ends }: WildcardRule, path: string): boolean {
  const [first = ''] = parts;
  if (!path.startsWith(first)) return false;
  const last = parts.length - 1;
  if (last === 0) return !ends || path.length === first.length;
  let at = first.length;
  for (let index = 1; index < last; index++) {
    const part = parts[index] as string;
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  const tail = parts[last] as string;
  return ends ? path.length - tail.length >= at && path.endsWith(tail) : path.includes(tail, at);
}
