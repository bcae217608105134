import { WATCH_CONTENT_MESSAGES as SAYS } from '../../contracts/watches/watch-content-messages';
import type { WatchScope, WatchVersion } from '../../contracts/watches/watch-content';
import type { WatchLeftOut } from '../../contracts/watches/watches';
import { BoundedSelector, SelectorError } from '../pages/bounded-selector';
import { type PageNode, treeOf } from '../pages/page-tree';
import { countWords } from '../pages/word-counter';
import { LeftOutElements } from './left-out-elements';
import { factsOf, fieldsOf } from './watched-fields';
import { LineReader, type WatchedLines } from './watched-lines';
import type { WatchedPage } from './watched-page';

/** A scope that can't be used on a page; the message is a sentence for the user. */
export class WatchScopeError extends Error {
  override readonly name = 'WatchScopeError';

  constructor(
    readonly reason: 'invalid' | 'costly' | 'empty',
    readonly selector: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Why a selector can't be used on any page, as a sentence; null where it can. */
export function selectorProblem(selector: string): string | null {
  try {
    selectorOf(selector);
    return null;
  } catch (error) {
    if (error instanceof WatchScopeError) return error.message;
    throw error;
  }
}

/** Lines and fields of a page. Throws a WatchScopeError for a selector that is invalid, takes too long, or matches nothing. */
export function readWatchedPage(page: WatchedPage): WatchVersion {
  return readForPreview(page).version;
}

/** The same, with what was left out for its name. */
export function readForPreview(page: WatchedPage): { version: WatchVersion; leftOut: WatchLeftOut[] } {
  const tree = treeOf(page.html);
  const facts = factsOf(page);
  const { lines, lists, outline, links, leftOut } = linesOf(tree, page);
  const version = {
    ...{ lines, lists },
    fields: {
      ...fieldsOf(page, facts, tree),
      ...{ outline, words: [String(countWords(lines.join('\n')))], links: [String(links)] },
    },
    pageWords: facts.words,
    needsScript: facts.needsJavaScript,
  };
  return { version, leftOut };
}

function linesOf(
  tree: PageNode,
  { scope, unmatched }: WatchedPage,
): WatchedLines & { leftOut: WatchLeftOut[] } {
  const excluded = new Set(scope.excluded.flatMap((selector) => find(tree, selector)));
  const read = (withLandmarks: boolean, wanted: ReadonlySet<PageNode> | null) => {
    const elements = new LeftOutElements(tree, { withLandmarks, excluded });
    return { ...new LineReader(elements, wanted).read(tree), leftOut: elements.named };
  };
  if (scope.part === 'selectors') return read(true, wantedOf(tree, scope, unmatched));
  const found = read(scope.part === 'page', null);
  // Some themes put all of a page into a header or an aside: there is nothing else to compare.
  return found.lines.length === 0 && scope.part === 'main' ? read(true, null) : found;
}

function wantedOf(
  tree: PageNode,
  { selectors }: WatchScope,
  unmatched: WatchedPage['unmatched'],
): Set<PageNode> {
  const wanted = new Set<PageNode>();
  for (const selector of selectors) {
    const found = find(tree, selector);
    if (found.length === 0 && unmatched === 'refuse') {
      throw new WatchScopeError('empty', selector, SAYS.selectorEmpty(selector));
    }
    for (const element of found) wanted.add(element);
  }
  return wanted;
}

function find(tree: PageNode, selector: string): PageNode[] {
  const found = selectorOf(selector).find(tree);
  if (found === null) throw new WatchScopeError('costly', selector, SAYS.selectorCostly(selector));
  return found;
}

function selectorOf(selector: string): BoundedSelector {
  try {
    return new BoundedSelector(selector);
  } catch (error) {
    if (!(error instanceof SelectorError)) throw error;
    throw new WatchScopeError('invalid', selector, SAYS.selectorInvalid(selector, error.message));
  }
}
