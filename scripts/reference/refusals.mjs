import ts from 'typescript';

/** A step into these tells nothing of a request: what they refuse they refuse elsewhere. */
const isOurs = (node) => /\/src\/(?!embedded\/)/.test(node.getSourceFile().fileName);

/** As many codes as a statement decides between. */
const MOST_CODES = 5;

/** Which error codes a function can answer with: those of each `new AppError(code, …)` that it, or what it calls, makes. */
export class Refusals {
  #steps = new Map();

  constructor(checker) {
    this.checker = checker;
  }

  /** `from`: the declarations of methods, pipes and decorators' arguments. */
  of(from) {
    const codes = new Set();
    const seen = new Set();
    const open = [...from];
    while (open.length > 0) {
      const node = open.pop();
      if (seen.has(node)) continue;
      seen.add(node);
      const { thrown, next } = this.#stepOf(node);
      for (const code of thrown) codes.add(code);
      open.push(...next);
    }
    return [...codes].sort((a, b) => a.localeCompare(b));
  }

  #stepOf(root) {
    const known = this.#steps.get(root);
    if (known) return known;
    const step = { thrown: new Set(), next: new Set() };
    this.#steps.set(root, step);
    const visit = (node) => {
      if (ts.isTypeNode(node)) return;
      if (ts.isNewExpression(node) && node.expression.getText() === 'AppError') this.#addCodes(step, node);
      if (this.#isGivenCode(node)) step.thrown.add(node.text);
      if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
        for (const declaration of this.#callable(node)) step.next.add(declaration);
      }
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(root, visit);
    return step;
  }

  #addCodes(step, { arguments: [code] }) {
    const type = this.checker.getTypeAtLocation(code);
    const literals = type.isUnion() ? type.types : [type];
    // Passes on what another error said, and tells nothing of its own.
    if (literals.length > MOST_CODES) return;
    for (const literal of literals) if (literal.isStringLiteral()) step.thrown.add(literal.value);
  }

  /** A code that is handed to a function which makes the error. */
  #isGivenCode(node) {
    if (!ts.isStringLiteral(node) || !(ts.isCallExpression(node.parent) || ts.isNewExpression(node.parent)))
      return false;
    const wanted = this.checker.getContextualType(node);
    return (
      wanted?.isUnion() === true &&
      wanted.types.some((type) => type.isStringLiteral() && type.value === 'INTERNAL')
    );
  }

  #callable(identifier) {
    let symbol = this.checker.getSymbolAtLocation(identifier);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = this.checker.getAliasedSymbol(symbol);
    return (symbol?.declarations ?? []).filter(isOurs).flatMap(bodyOf);
  }
}

function bodyOf(declaration) {
  if (ts.isFunctionLike(declaration)) return declaration.body ? [declaration] : [];
  if (ts.isVariableDeclaration(declaration) && declaration.initializer) {
    return declaration.parent.parent.parent.kind === ts.SyntaxKind.SourceFile
      ? [declaration.initializer]
      : [];
  }
  if (ts.isClassDeclaration(declaration) && /Pipe$/.test(declaration.name?.text ?? '')) {
    return declaration.members.filter(ts.isMethodDeclaration);
  }
  if (ts.isPropertyDeclaration(declaration) && declaration.initializer) return [declaration.initializer];
  return [];
}
