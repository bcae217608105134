import { compile, type Options, selectAll } from 'css-select';
import { DomUtils as tree, ElementType } from 'htmlparser2';
import type { PageElement, PageNode } from './page-tree';

/** Times a selector may look at an element: 0.2 s, and 200 times what a usual selector needs for a large page. */
const MAX_LOOKS = 2_000_000;

class TooCostly extends Error {}

/** A text that is no CSS selector; the message says why, without a full stop. */
export class SelectorError extends Error {
  override readonly name = 'SelectorError';
}

/** A CSS selector that ends where a page makes it take too long: some take quadratic time and more. */
export class BoundedSelector {
  private looks = 0;
  private readonly options: Options<PageNode, PageElement>;

  /** Throws a SelectorError. `:hover` and the like find nothing: no mouse is over the pages. */
  constructor(private readonly selector: string) {
    this.options = { adapter: this.countingAdapter() };
    if (selector.trim() === '') throw new SelectorError('it is empty');
    try {
      compile(selector, this.options);
    } catch (error) {
      throw new SelectorError(reasonOf(error));
    }
  }

  /** The elements that it finds, in the order of the page; null where it would take too long. */
  find(page: PageNode): PageElement[] | null {
    this.looks = 0;
    try {
      return selectAll<PageNode, PageElement>(this.selector, page, this.options);
    } catch (error) {
      if (error instanceof TooCostly) return null;
      throw error;
    }
  }

  private look(): void {
    if (++this.looks > MAX_LOOKS) throw new TooCostly();
  }

  private countingAdapter(): Options<PageNode, PageElement>['adapter'] {
    return {
      isTag: (node: PageNode): node is PageElement => {
        this.look();
        return ElementType.isTag(node);
      },
      getAttributeValue: tree.getAttributeValue,
      getChildren: tree.getChildren,
      getName: (element: PageElement) => {
        this.look();
        return tree.getName(element);
      },
      getParent: (element: PageElement) => {
        this.look();
        return tree.getParent(element);
      },
      getSiblings: tree.getSiblings,
      getText: (node: PageNode) => {
        this.look();
        return tree.textContent(node);
      },
      hasAttrib: tree.hasAttrib,
      removeSubsets: tree.removeSubsets,
    };
  }
}

/** The libraries' messages: css-what's end with the rest of the selector, which may be nothing. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/\n[^]*/, '')
    .replace(/, found $/, ', found the end')
    .replace(/[.!]$/, '')
    .slice(0, 200);
}
