import ts from 'typescript';
import { filesBelow, textOf } from './documents';

export interface Sentence {
  file: string;
  line: number;
  /** With … for each value that is put into it, and one blank for white space of any length. */
  text: string;
}

/** What no user reads, in spite of its letters. */
const TECHNICAL = new Set([
  ...[
    'className',
    'sx',
    'id',
    'type',
    'component',
    'to',
    'href',
    'key',
    'variant',
    'color',
    'size',
    'source',
  ],
  ...['path', 'resource', 'rel', 'target', 'role', 'htmlFor', 'autoComplete', 'd', 'viewBox', 'transform'],
]);

/** Data to try a tool with is not written by the product. */
const SAMPLE = /\/sample[^/]*\.ts$/;

const isMessages = (file: string) => file.startsWith('src/contracts/') && /messages?[^/]*\.ts$/.test(file);
const isPage = (file: string) =>
  file.startsWith('admin-ui/src/') &&
  /\.tsx?$/.test(file) &&
  !/\.spec\.|\/testing\//.test(file) &&
  !SAMPLE.test(file);

/** Words that the product looks for or hands to a model, and users do not read. */
const DATA =
  /^src\/domain\/(?:model|intent\/vocabulary)\/|import-words|\/scraper\/ignored\.ts$|\/pages\/elements\.ts$/;
const isSaid = (file: string) =>
  /\.ts$/.test(file) && !/\.spec\./.test(file) && !SAMPLE.test(file) && !DATA.test(file);

/** What users read: the strings of the message files and of the domain, and the texts, labels and sentences of the web client. */
export function sentences(): Sentence[] {
  const files = [
    ...filesBelow('src/contracts').filter(isMessages),
    ...filesBelow('src/domain').filter(isSaid),
    ...filesBelow('admin-ui/src').filter(isPage),
  ];
  return files.flatMap((file) => sentencesOf(file, textOf(file)));
}

/** What the rules say of pages, keywords and products. */
export function sentencesOfRules(): Sentence[] {
  const files = filesBelow('src/domain').filter((file) => /\.ts$/.test(file) && !/\.spec\./.test(file));
  return files.flatMap((file) => sentencesOf(file, textOf(file)));
}

export function sentencesOf(file: string, source: string): Sentence[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file));
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return;
    const raw = shown(node);
    const text = raw?.replaceAll(/\s+/g, ' ').trim();
    if (text !== undefined && isRead(text, node)) {
      found.push({ file, line: root.getLineAndCharacterOfPosition(node.getStart(root)).line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** What the columns of exports are called: the names with a capital in a table of cells. */
export function columns(): Sentence[] {
  const files = [...filesBelow('src'), ...filesBelow('admin-ui/src').filter(isPage)].filter(
    (file) => /\.tsx?$/.test(file) && !/\.spec\./.test(file),
  );
  return files.flatMap((file) => columnsOf(file, textOf(file)));
}

export function columnsOf(file: string, source: string): Sentence[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file));
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && isCell(node.initializer)) {
      const { name } = node;
      const text = ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
      const line = root.getLineAndCharacterOfPosition(node.getStart(root)).line + 1;
      if (/^\p{Lu}/u.test(text)) found.push({ file, line, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

const HINTS = new Set(['help', 'helperText', 'hint']);

/** What is said below a field; figures that follow what is typed are none: `… of 1 MB`. */
export function hints(): Sentence[] {
  const files = [...filesBelow('src/domain'), ...filesBelow('admin-ui/src').filter(isPage)].filter(
    (file) => /\.tsx?$/.test(file) && !/\.spec\./.test(file),
  );
  return files.flatMap((file) => hintsOf(file, textOf(file)));
}

export function hintsOf(file: string, source: string): Sentence[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file));
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && HINTS.has(node.name.getText())) {
      for (const text of answersOf(node.initializer)) {
        const line = root.getLineAndCharacterOfPosition(node.getStart(root)).line + 1;
        if (/^[^…]*\p{L}/u.test(text)) found.push({ file, line, text });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** The texts that an expression may come to. */
function answersOf(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  const text = shown(node);
  if (text !== undefined) return [text];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return answersOf(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(answersOf);
  if (ts.isBinaryExpression(node)) return [node.left, node.right].flatMap(answersOf);
  return ts.isArrowFunction(node) && !ts.isBlock(node.body) ? answersOf(node.body) : [];
}

/** What makes a cell of a row, or is one. */
function isCell(node: ts.Expression): boolean {
  return (
    !ts.isObjectLiteralExpression(node) && !ts.isStringLiteralLike(node) && !ts.isArrayLiteralExpression(node)
  );
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** Imports, types, and attributes that a program reads. */
function isSilent(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  return ts.isJsxAttribute(node) && TECHNICAL.has(node.name.getText());
}

function shown(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** The noun of `counted(3, 'page')`, which has no blank and no capital. */
function isCounted({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && parent.expression.getText() === 'counted';
}

/** Words with a blank between them, or one word that begins a label; never a path, a selector or an id. */
function isRead(text: string, node: ts.Node): boolean {
  if (ts.isJsxText(node)) return /\p{L}/u.test(text);
  if (/^[/&:@.[#]|[{};]|=>|^\w+:\/\//.test(text)) return false;
  if (isCounted(node)) return true;
  return /\p{L} \p{L}|\p{L}[.,:;!?…”’)] |… \p{L}/u.test(text) || /^\p{Lu}[\p{L}-]+$/u.test(text);
}
