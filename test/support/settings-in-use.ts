import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(__dirname, '../..');
const ENVIRONMENT = resolve(ROOT, 'src/config/environment.ts');
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
  experimentalDecorators: true,
  noEmit: true,
};

/** What the code of one process can reach, by its imports. */
export interface Reach {
  /** The sources, from the root of the checkout. */
  files: string[];
  /** The packages and built-in modules that they import. */
  packages: Set<string>;
  /** The fields of Environment that they ask for. */
  fields: Set<string>;
}

/** Follows the imports of an entry such as `worker/main.ts`; packages are named and not entered. */
export function reachOf(entry: string): Reach {
  const packages = new Set<string>();
  const host = ts.createCompilerHost(OPTIONS);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const file = resolve(dirname(from), `${text}.ts`);
      if (text.startsWith('.') && existsSync(file)) {
        return { resolvedModule: { resolvedFileName: file, extension: ts.Extension.Ts } };
      }
      packages.add(text);
      return { resolvedModule: undefined };
    });
  const program = ts.createProgram([resolve(ROOT, entry)], OPTIONS, host);
  const sources = program.getSourceFiles().filter((file) => !program.isSourceFileDefaultLibrary(file));
  return {
    files: sources.map(({ fileName }) => relative(ROOT, fileName)).sort(),
    packages,
    fields: fieldsIn(sources, program.getTypeChecker()),
  };
}

function fieldsIn(sources: ts.SourceFile[], checker: ts.TypeChecker): Set<string> {
  const fields = new Set<string>();
  const note = (symbol: ts.Symbol | undefined) => {
    const declared = symbol?.declarations?.some(
      (declaration) =>
        declaration.getSourceFile().fileName === ENVIRONMENT && ts.isPropertySignature(declaration),
    );
    if (symbol && declared) fields.add(symbol.name);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) note(checker.getSymbolAtLocation(node.name));
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = (node.propertyName ?? node.name).getText();
      note(checker.getTypeAtLocation(node.parent).getProperty(name));
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) {
    if (source.fileName !== ENVIRONMENT && source.text.includes('nvironment')) visit(source);
  }
  return fields;
}
