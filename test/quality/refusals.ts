import ts from 'typescript';
import { filesBelow, textOf } from './documents';

export interface Refusal {
  /** Such as `MESSAGES.notFound`. */
  name: string;
  file: string;
  /** The sentences that it may come to, with … for each value. */
  texts: string[];
}

/** The sentences of the message files, by the name of their table and their own. */
export function messages(): Map<string, Refusal> {
  const files = filesBelow('src/contracts').filter(
    (file) => /messages?[^/]*\.ts$/.test(file) && !/\.spec\./.test(file),
  );
  return new Map(files.flatMap((file) => messagesOf(file, textOf(file))).map((each) => [each.name, each]));
}

export function messagesOf(file: string, source: string): Refusal[] {
  const found: Refusal[] = [];
  visitAll(parsed(file, source), (node) => {
    if (!ts.isVariableDeclaration(node) || !/^[A-Z_]+$/.test(node.name.getText())) return;
    const table = node.initializer && bare(node.initializer);
    if (!table || !ts.isObjectLiteralExpression(table)) return;
    for (const property of table.properties) {
      if (!ts.isPropertyAssignment(property)) continue;
      const texts = textsOf(property.initializer);
      if (texts.length > 0)
        found.push({ name: `${node.name.getText()}.${property.name.getText()}`, file, texts });
    }
  });
  return found;
}

/** The names of messages that refuse a whole request: what errors of the API are made of. */
export function refusalsOf(file: string, source: string): string[] {
  return namedIn(file, source, (node) =>
    ts.isNewExpression(node) && node.expression.getText() === 'AppError' ? node.arguments?.[1] : undefined,
  );
}

/** The names of messages that are said below a field: by the rules of payloads, and by what else refuses fields. */
export function fieldRefusalsOf(file: string, source: string): string[] {
  return namedIn(file, source, (node) => {
    if (ts.isDecorator(node)) return node;
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'message') return node.initializer;
    return ts.isCallExpression(node) && node.expression.getText() === 'fieldsRefused'
      ? node.arguments[0]
      : undefined;
  });
}

function namedIn(file: string, source: string, saidBy: (node: ts.Node) => ts.Node | undefined): string[] {
  const root = parsed(file, source);
  const aliases = aliasesIn(root);
  const names = new Set<string>();
  visitAll(root, (node) => {
    const said = saidBy(node);
    if (!said) return;
    visitAll(said, (part) => {
      const [, table = '', key] = /^([A-Z_]+)\.(\w+)$/.exec(part.getText()) ?? [];
      if (ts.isPropertyAccessExpression(part) && key) names.add(`${aliases.get(table) ?? table}.${key}`);
    });
  });
  return [...names];
}

/** `SAYS` where a file says `const SAYS = HUB_MESSAGES` or imports it by that name. */
function aliasesIn(root: ts.SourceFile): Map<string, string> {
  const aliases = new Map<string, string>();
  visitAll(root, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.initializer))
      aliases.set(node.name.getText(), node.initializer.text);
    if (ts.isImportSpecifier(node) && node.propertyName)
      aliases.set(node.name.text, node.propertyName.getText());
  });
  return aliases;
}

function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')];
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return textsOf(node.left).flatMap((left) => textsOf(node.right).map((right) => left + right));
  return ts.isArrowFunction(node) && !ts.isBlock(node.body) ? textsOf(node.body) : [];
}

function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;
}

function parsed(file: string, source: string): ts.SourceFile {
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
}

function visitAll(root: ts.Node, look: (node: ts.Node) => void): void {
  const visit = (node: ts.Node): void => {
    look(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
}
