import { relative } from 'node:path';
import ts from 'typescript';
import { JsonSchemas } from './json-schema.mjs';
import { Refusals } from './refusals.mjs';

const VERBS = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);
/** Answers that are no JSON: the operation names their media types itself. */
const FILES = new Set(['StreamableFile']);

/**
 * What the source says of each operation: its comment, its answer's type and what it refuses; the schemas that these name, and
 * the file of each; what each group of operations is about.
 */
export function readOperations(root) {
  const program = programOf(root);
  const checker = program.getTypeChecker();
  const schemas = new JsonSchemas(checker);
  const refusals = new Refusals(checker);
  const operations = {};
  for (const method of handlersOf(program)) {
    const key = `${method.parent.name.text}.${method.name.text}`;
    operations[key] = {
      ...textOf(checker, method.name),
      ...answerOf(checker, schemas, method),
      refuses: refusals.of([method, ...method.parameters.flatMap(({ modifiers }) => modifiers ?? [])]),
    };
  }
  const error = namedType(program, checker, 'src/contracts/error-codes.ts', 'ErrorBody');
  schemas.of(error);
  return {
    operations: sorted(operations),
    groups: groupsOf(program, checker),
    payloads: payloadsOf(program, checker),
    ...namedOf(schemas, root),
  };
}

function programOf(root) {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => {
      throw new Error(problem.messageText);
    },
  };
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.json`, {}, host);
  const controllers = fileNames.filter((file) => /\/src\/.*\.controller\.ts$/.test(file));
  return ts.createProgram(controllers, { ...options, types: ['node'] });
}

function controllersOf(program) {
  const files = program.getSourceFiles().filter(({ fileName }) => fileName.endsWith('.controller.ts'));
  return files.flatMap(({ statements }) => statements.filter(ts.isClassDeclaration));
}

/** The first sentences of the comments of controllers, by their groups. */
function groupsOf(program, checker) {
  const told = controllersOf(program).flatMap((controller) => {
    const tags = (ts.getDecorators(controller) ?? []).find((decorator) => nameOf(decorator) === 'ApiTags');
    const { summary } = textOf(checker, controller.name);
    return tags && summary ? [[tags.expression.arguments[0].text, `${summary}.`]] : [];
  });
  return sorted(Object.fromEntries(told));
}

function handlersOf(program) {
  return controllersOf(program)
    .flatMap(({ members }) => members.filter(ts.isMethodDeclaration))
    .filter((method) => (ts.getDecorators(method) ?? []).some((decorator) => VERBS.has(nameOf(decorator))));
}

function nameOf({ expression }) {
  return ts.isCallExpression(expression) ? expression.expression.getText() : expression.getText();
}

/** The first sentence of the comment, and what follows it. */
function textOf(checker, name) {
  const text = commentOf(checker, checker.getSymbolAtLocation(name));
  const end = /\.(?=\s|$)/.exec(text)?.index ?? text.length;
  const rest = text.slice(end + 1).trim();
  return { summary: text.slice(0, end), ...(rest === '' ? {} : { description: rest }) };
}

function answerOf(checker, schemas, method) {
  const signature = checker.getSignatureFromDeclaration(method);
  const type = checker.getAwaitedType(checker.getReturnTypeOfSignature(signature));
  if (type.flags & ts.TypeFlags.Void || FILES.has(type.symbol?.name)) return {};
  return { answer: schemas.of(type) };
}

/** What the comments say of the properties of each class that checks a payload; its rules say the rest. */
function payloadsOf(program, checker) {
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => /\/src\/contracts\/.*\.dto\.ts$/.test(fileName));
  const classes = files.flatMap(({ statements }) => statements.filter(ts.isClassDeclaration));
  const told = classes.map(({ name }) => {
    const type = checker.getDeclaredTypeOfSymbol(checker.getSymbolAtLocation(name));
    const comments = checker
      .getPropertiesOfType(type)
      .map((property) => [property.name, commentOf(checker, property)]);
    return [name.text, Object.fromEntries(comments.filter(([, comment]) => comment !== ''))];
  });
  return sorted(Object.fromEntries(told.filter(([, comments]) => Object.keys(comments).length > 0)));
}

function commentOf(checker, symbol) {
  return ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replaceAll(/\s*\n(?!\n)\s*/g, ' ')
    .trim();
}

function namedType(program, checker, path, name) {
  const file = program.getSourceFiles().find(({ fileName }) => fileName.endsWith(path));
  const symbol = checker
    .getExportsOfModule(checker.getSymbolAtLocation(file))
    .find((one) => one.name === name);
  return checker.getDeclaredTypeOfSymbol(symbol);
}

function namedOf({ named }, root) {
  const entries = [...named].map(([name, { schema }]) => [name, schema]);
  const files = [...named].map(([name, { file }]) => [name, relative(root, file)]);
  return { schemas: sorted(Object.fromEntries(entries)), files: Object.fromEntries(files) };
}

function sorted(record) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
