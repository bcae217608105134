import { compile, selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { RE2JS } from 're2js';
import type { ExtractionRule } from '../../../contracts/crawls/crawls';

/** Results of a rule that are kept of a page, and characters of each. */
const MOST_RESULTS = 100;
const MOST_CHARACTERS = 1_000;

type Take = (html: string, document: () => ReturnType<typeof parseDocument>) => string[];

/** Takes from pages what an admin's rules name. */
export class Extraction {
  private readonly takes: [name: string, take: Take][];

  /** @throws where a rule can't be read */
  constructor(rules: readonly ExtractionRule[]) {
    this.takes = rules.map((rule) => [
      rule.name,
      rule.by === 'selector' ? bySelector(rule) : byPattern(rule),
    ]);
  }

  of(html: string): Record<string, string[]> {
    let parsed: ReturnType<typeof parseDocument> | undefined;
    const document = () => (parsed ??= parseDocument(html));
    return Object.fromEntries(
      this.takes.map(([name, take]) => [
        name,
        take(html, document)
          .slice(0, MOST_RESULTS)
          .map((text) => text.replace(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS)),
      ]),
    );
  }
}

/** Whether a rule can be read. */
export function isReadable(rule: ExtractionRule): boolean {
  try {
    new Extraction([rule]);
    return true;
  } catch {
    return false;
  }
}

function bySelector({ rule, attribute }: ExtractionRule): Take {
  const selector = compile<AnyNode, Element>(rule);
  return (_html, document) =>
    selectAll<AnyNode, Element>(selector, document().children).map((element) =>
      !attribute ? DomUtils.textContent(element) : (element.attribs[attribute] ?? ''),
    );
}

/** Of a pattern with a group what the group holds, else all that it finds. */
function byPattern({ rule }: ExtractionRule): Take {
  const pattern = RE2JS.compile(rule);
  return (html) => {
    const results: string[] = [];
    const matcher = pattern.matcher(html);
    while (results.length < MOST_RESULTS && matcher.find())
      results.push(matcher.group(matcher.groupCount() > 0 ? 1 : 0) ?? '');
    return results;
  };
}
