interface Rule {
  selector: string;
  /** What the rule draws before or after an element, instead of styling it. */
  pseudo?: Pseudo;
  declarations: [name: string, value: string][];
  weight: number;
}

type Pseudo = '::before' | '::after';

/** What `all` becomes when a browser writes a rule out: without a stylesheet there is nothing to take back. */
const RESETS = new Set(['initial', 'revert']);
const STATES = /:(?!:|not\(|is\(|where\(|first-child|last-child|nth-)/;
const PSEUDO = /::(?:before|after)$/;
/** Elements that hold nothing but their own kind of entries. */
const LISTS = new Set(['UL', 'OL', 'DL', 'IMG', 'svg']);
const EMPTY_CONTENT = new Set(['""', "''"]);

/**
 * The block with its styles in style attributes, for editors that take no stylesheet. What only a stylesheet can say is left
 * out: breakpoints and states such as hover. Shapes drawn before or after an element become elements. `block` is the element
 * in a document that has the stylesheet.
 */
export function withInlineCss(block: Element, sheet: CSSStyleSheet): string {
  const rules = rulesOf(sheet);
  const copy = block.cloneNode(true) as Element;
  const [sources, targets] = [withDescendants(block), withDescendants(copy)];
  sources.forEach((source, index) => {
    const target = targets[index];
    if (!target) return;
    target.removeAttribute('class');
    target.removeAttribute('style');
    const style = styleOf(source, rules);
    if (style.size > 0) target.setAttribute('style', textOf(style));
    const [before, after] = [shapeOf(source, rules, '::before'), shapeOf(source, rules, '::after')];
    if (before) target.prepend(before);
    if (after) target.append(after);
  });
  return copy.outerHTML;
}

function withDescendants(element: Element): Element[] {
  return [element, ...element.querySelectorAll('*')];
}

/** The lightest first, as they are overruled. */
function rulesOf(sheet: CSSStyleSheet): Rule[] {
  return [...sheet.cssRules]
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule)
    .flatMap((rule) =>
      rule.selectorText
        .split(/,(?![^(]*\))/)
        .map((selector) => selector.trim())
        .filter((selector) => !STATES.test(selector.replace(PSEUDO, '')))
        .map((selector) => ({
          selector: selector.replace(PSEUDO, ''),
          pseudo: PSEUDO.exec(selector)?.[0] as Pseudo | undefined,
          declarations: declarationsOf(rule),
          weight: weightOf(selector),
        }))
        .filter(({ selector }) => !selector.includes('::')),
    )
    .sort((a, b) => a.weight - b.weight);
}

function declarationsOf({ style }: CSSStyleRule): [string, string][] {
  return style.cssText
    .split(/;(?![^(]*\))/)
    .map((declaration): [string, string] => {
      const [name = '', ...value] = declaration.split(':');
      return [name.trim(), value.join(':').trim()];
    })
    .filter(([name, value]) => name !== '' && !name.startsWith('--') && !RESETS.has(value));
}

/** Classes, attributes and states count more than elements. */
function weightOf(selector: string): number {
  const classes = selector.match(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!:|not\(|is\(|where\()[\w-]+/g) ?? [];
  const elements = selector.match(/(?:^|[\s>+~(])[a-z][\w-]*|::/g) ?? [];
  return classes.length * 1000 + elements.length;
}

/** What the rules make of an element, or of what they draw before or after it. */
function styleOf(element: Element, rules: readonly Rule[], pseudo?: Pseudo): Map<string, string> {
  const style = new Map<string, string>();
  const computed = element.ownerDocument.defaultView?.getComputedStyle(element);
  const resolve = (value: string) =>
    value.replace(
      /var\((--[\w-]+)[^)]*\)/g,
      (_, name: string) => computed?.getPropertyValue(name).trim() ?? '',
    );
  for (const rule of rules) {
    if (rule.pseudo !== pseudo || !element.matches(rule.selector)) continue;
    for (const [name, value] of rule.declarations) {
      // A later shorthand also overrules the longhands before it.
      style.delete(name);
      style.set(name, resolve(value));
    }
  }
  return style;
}

function shapeOf(element: Element, rules: readonly Rule[], pseudo: Pseudo): Element | undefined {
  if (LISTS.has(element.nodeName)) return undefined;
  const style = styleOf(element, rules, pseudo);
  if (!EMPTY_CONTENT.has(style.get('content') ?? '')) return undefined;
  style.delete('content');
  const shape = element.ownerDocument.createElement('span');
  shape.setAttribute('aria-hidden', 'true');
  shape.setAttribute('style', textOf(style));
  return shape;
}

function textOf(style: ReadonlyMap<string, string>): string {
  return [...style].map(([name, value]) => `${name}: ${value}`).join('; ');
}
