import ts from 'typescript';
import { filesBelow, textOf } from './documents';

/** What stands in the source of every page: landmarks and search boxes have names, and dialogs order their buttons alike. */

const PAGES = filesBelow('admin-ui/src').filter(
  (file) => file.endsWith('.tsx') && !/\.spec\.|\/testing\//.test(file),
);
const LANDMARKS = new Set(['section', 'nav', 'aside']);
const ROLES = new Set(['region', 'search', 'navigation', 'complementary', 'form', 'group', 'toolbar']);
const NAMES = ['aria-label', 'aria-labelledby'];
/** How a dialog is left without doing what it is for. */
const LEAVES = /^(?:Close|Cancel|Maybe Later)$/;

type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

function elementsOf(root: ts.Node): Element[] {
  const found: Element[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** The text of an attribute, or that it has another value; undefined where there is none. */
function attribute({ attributes }: Element, name: string): string | undefined {
  for (const each of attributes.properties) {
    if (!ts.isJsxAttribute(each) || each.name.getText() !== name) continue;
    return each.initializer && ts.isStringLiteral(each.initializer) ? each.initializer.text : 'a value';
  }
  return undefined;
}

/** What comes from elsewhere may bring a name. */
const isSpread = ({ attributes }: Element) => attributes.properties.some(ts.isJsxSpreadAttribute);
const isNamed = (element: Element, names: readonly string[]) =>
  isSpread(element) || names.some((name) => attribute(element, name) !== undefined);

function isLandmark(element: Element): boolean {
  const tag = element.tagName.getText();
  return (
    LANDMARKS.has(tag) ||
    LANDMARKS.has(attribute(element, 'component') ?? '') ||
    ROLES.has(attribute(element, 'role') ?? '')
  );
}

/** The buttons of each dialog in order: whether it is the one that the dialog is for, and whether it leaves. */
function dialogsOf(
  source: ts.SourceFile,
): { line: number; buttons: { isMain: boolean; leaves: boolean }[] }[] {
  return elementsOf(source)
    .filter((element) => element.tagName.getText() === 'DialogActions' && ts.isJsxOpeningElement(element))
    .map(({ parent, pos }) => ({
      line: source.getLineAndCharacterOfPosition(pos).line + 1,
      buttons: elementsOf(parent)
        .filter((element) => element.tagName.getText() === 'Button')
        .map((element) => ({
          isMain: attribute(element, 'variant') === 'contained',
          leaves: LEAVES.test(labelOf(element)),
        })),
    }));
}

function labelOf({ parent }: Element): string {
  return ts.isJsxElement(parent)
    ? parent.children
        .map((child) => child.getText())
        .join('')
        .trim()
    : '';
}

function* complaints(file: string, text: string): Iterable<string> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const placeOf = (node: ts.Node) =>
    `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
  for (const element of elementsOf(source)) {
    if (isLandmark(element) && !isNamed(element, NAMES)) yield `${placeOf(element)} has no name`;
    const hasLabel = isNamed(element, [...NAMES, 'label']) || element.getText().includes("'aria-label'");
    if (attribute(element, 'type') === 'search' && !hasLabel) yield `${placeOf(element)} has no label`;
  }
  for (const { line, buttons } of dialogsOf(source)) {
    const main = buttons.findLastIndex(({ isMain }) => isMain);
    const leaving = buttons.findIndex(({ leaves }) => leaves);
    if (main >= 0 && main < buttons.length - 1) yield `${file}:${line} has a button behind its main one`;
    if (main >= 0 && leaving > main) yield `${file}:${line} is left by a button behind its main one`;
  }
}

it('have landmarks with names, search boxes with labels, and dialogs whose main button is the last', () => {
  const found = PAGES.flatMap((file) => [...complaints(file, textOf(file))]);
  expect(found).toEqual([]);
});

it.each([
  ['<section>A</section>', 1],
  ['<section aria-label="A" />', 0],
  ['<Box component="nav" aria-labelledby={id} />', 0],
  ['<Box component="nav" />', 1],
  ['<Box role="search" />', 1],
  ['<div {...panel} role="region" />', 0],
  ['<TextField type="search" />', 1],
  ['<TextField type="search" label="Search files" />', 0],
  ['<DialogActions><Button>Close</Button><Button variant="contained">Save</Button></DialogActions>', 0],
  ['<DialogActions><Button variant="contained">Save</Button><Button>Close</Button></DialogActions>', 2],
])('of %s complains %d times', (jsx, times) => {
  expect([...complaints('example.tsx', `const a = ${jsx};`)]).toHaveLength(times);
});
