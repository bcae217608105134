import { parseDocument } from 'htmlparser2';
import { RE2JS } from 're2js';
import type { ExtractionRule } from '../../contracts/scraper/crawls';
import { BoundedSelector, reasonOf, SelectorError } from '../pages/bounded-selector';
import type { PageNode } from '../pages/page-tree';
import { readableText } from './readable-text';

/** Results of one rule on one page, and characters of one result. */
export const MAX_MATCHES = 100;
export const MAX_MATCH_LENGTH = 1_000;
/** Characters of a page that are searched: Googlebot reads 2 MB of one. */
const MAX_HTML = 2 * 1024 * 1024;
/** Characters that a pattern is held against, and steps: of a long pattern re2js takes a second for 5 million (measured). */
const MAX_PATTERN_TEXT = 500_000;
const MAX_STEPS = 5_000_000;
/** Instructions of a compiled pattern: each character may cost so many steps. */
const MAX_PROGRAM = 500;

/** A rule that can't be used, with a sentence for its author. */
export class ExtractionError extends Error {
  override readonly name = 'ExtractionError';
}

/** A page that several rules are applied to: it is parsed once, when the first selector needs it. */
interface Source {
  html: string;
  document: PageNode | null;
}

type Find = (source: Source) => string[];

/**
 * The rules of a crawl, compiled once for all of its pages: for each rule's name the texts that it finds, white space as
 * one, at most MAX_MATCHES. A selector that would take too long on a page finds nothing there.
 */
export class Extraction {
  private readonly rules: [name: string, find: Find][];

  /** Throws an ExtractionError for the first rule that can't be used. */
  constructor(rules: readonly ExtractionRule[]) {
    this.rules = rules.map((rule) => [rule.name, compileRule(rule)]);
  }

  of(html: string): Record<string, string[]> {
    const source: Source = { html: html.slice(0, MAX_HTML), document: null };
    return Object.fromEntries(this.rules.map(([name, find]) => [name, find(source)]));
  }
}

/** Why a rule can't be used, as a sentence for its author; null where it can. */
export function extractionProblem(rule: ExtractionRule): string | null {
  try {
    compileRule(rule);
    return null;
  } catch (error) {
    if (error instanceof ExtractionError) return error.message;
    throw error;
  }
}

function compileRule(rule: ExtractionRule): Find {
  return rule.by === 'selector' ? compileSelector(rule) : compilePattern(rule);
}

function compileSelector({ name, rule, attribute }: ExtractionRule): Find {
  const selector = selectorOf(name, rule);
  return (source) => {
    source.document ??= parseDocument(source.html);
    return texts(selector.find(source.document) ?? [], (element) =>
      attribute === undefined
        ? readableText(element, 4 * MAX_MATCH_LENGTH)
        : element.attribs[attribute.toLowerCase()],
    );
  };
}

function selectorOf(name: string, rule: string): BoundedSelector {
  try {
    return new BoundedSelector(rule);
  } catch (error) {
    if (!(error instanceof SelectorError)) throw error;
    throw new ExtractionError(`“${name}” is no CSS selector that can be used: ${error.message}.`);
  }
}

/** RE2 takes linear time, whatever the pattern; a group's text is taken instead of the whole match. */
function compilePattern({ name, rule }: ExtractionRule): Find {
  let pattern: RE2JS;
  try {
    pattern = RE2JS.compile(rule);
  } catch (error) {
    throw new ExtractionError(`“${name}” is no pattern that can be used: ${reasonOf(error)}.`);
  }
  if (pattern.programSize() > MAX_PROGRAM) {
    throw new ExtractionError(`“${name}” repeats too much: use smaller numbers in braces.`);
  }
  const length = Math.min(MAX_PATTERN_TEXT, Math.floor(MAX_STEPS / pattern.programSize()));
  const group = pattern.groupCount() > 0 ? 1 : 0;
  return (source) => {
    const matcher = pattern.matcher(source.html.slice(0, length));
    const matches = function* () {
      while (matcher.find()) yield matcher.group(group);
    };
    return texts(matches(), (match) => match);
  };
}

function texts<Match>(
  matches: Iterable<Match>,
  textOf: (match: Match) => string | null | undefined,
): string[] {
  const found: string[] = [];
  for (const match of matches) {
    const text = (textOf(match) ?? '')
      .slice(0, 4 * MAX_MATCH_LENGTH)
      .replace(/\s+/g, ' ')
      .trim();
    if (text !== '') found.push(text.slice(0, MAX_MATCH_LENGTH));
    if (found.length >= MAX_MATCHES) break;
  }
  return found;
}
