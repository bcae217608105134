interface Rule {
  selector: string;
  declarations: [name: string, value: string][];
  weight: number;
}

/** What `all` becomes when a browser writes a rule out: without a stylesheet there is nothing to take back. */
const RESETS = new Set(['initial', 'revert']);

/**
 * The block with its styles in style attributes, for editors that take no stylesheet. What only a stylesheet can say is left
 * out: breakpoints, states such as hover, and what stands before or after an element. `block` is the element in a document
 * that has the stylesheet.
 */
export function withInlineCss(block: Element, sheet: CSSStyleSheet): string {
  const rules = rulesOf(sheet);
  const copy = block.cloneNode(true) as Element;
  const [sources, targets] = [withDescendants(block), withDescendants(copy)];
  sources.forEach((source, index) => {
    const target = targets[index];
    if (!target) return;
    const style = styleOf(source, rules);
    target.removeAttribute('class');
    if (style) target.setAttribute('style', style);
    else target.removeAttribute('style');
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
        .filter((selector) => !/:(?!not\(|is\(|where\(|first-child|last-child|nth-)/.test(selector))
        .map((selector) => ({ selector, declarations: declarationsOf(rule), weight: weightOf(selector) })),
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
  const classes = selector.match(/\.[\w-]+|\[[^\]]*\]|:(?!not\(|is\(|where\()[\w-]+/g) ?? [];
  const elements = selector.match(/(?:^|[\s>+~(])[a-z][\w-]*/g) ?? [];
  return classes.length * 1000 + elements.length;
}

function styleOf(element: Element, rules: readonly Rule[]): string {
  const style = new Map<string, string>();
  for (const { selector, declarations } of rules) {
    if (!element.matches(selector)) continue;
    for (const [name, value] of declarations) {
      // A later shorthand also overrules the longhands before it.
      style.delete(name);
      style.set(name, value);
    }
  }
  const computed = element.ownerDocument.defaultView?.getComputedStyle(element);
  const resolve = (value: string) =>
    value.replace(
      /var\((--[\w-]+)[^)]*\)/g,
      (_, name: string) => computed?.getPropertyValue(name).trim() ?? '',
    );
  return [...style].map(([name, value]) => `${name}: ${resolve(value)}`).join('; ');
}
