import ts from 'typescript';

const { TypeFlags, SymbolFlags } = ts;
const PLAIN = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Null, 'null'],
];
/** A type of this repository gets a schema of its own; those of libraries are written out where they stand. */
const isOurs = (symbol) =>
  symbol?.declarations?.some((declaration) => /\/src\//.test(declaration.getSourceFile().fileName)) ?? false;

/** The checker's own order of a union follows the order in which it met its parts, which a change elsewhere alters. */
const inOrder = (one, other) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en');

/**
 * JSON Schemas (2020-12) of TypeScript's types, as JSON.stringify writes their values. Named types are kept under their
 * names in `named`, each with the file that declares it.
 */
export class JsonSchemas {
  named = new Map();

  constructor(checker) {
    this.checker = checker;
  }

  of(type) {
    const name = this.nameOf(type);
    if (name === undefined) return this.written(type);
    const known = this.named.get(name);
    if (known && known.type !== type) {
      throw new Error(`Two types of the API's answers are called ${name}: ${known.file}.`);
    }
    if (!known) {
      const symbol = type.aliasSymbol ?? type.symbol;
      const entry = { type, file: symbol.declarations[0].getSourceFile().fileName, schema: {} };
      this.named.set(name, entry);
      entry.schema = { ...this.described(symbol), ...this.written(type) };
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Of an object type or a union of them with a name; `JobView-pages` for a type with a parameter. */
  nameOf(type) {
    const symbol = type.aliasSymbol ?? type.symbol;
    const isObject = type.isUnion()
      ? type.aliasSymbol && type.types.every((part) => part.flags & TypeFlags.Object)
      : type.flags & (TypeFlags.Object | TypeFlags.Intersection);
    if (!isObject || !isOurs(symbol) || symbol.flags & SymbolFlags.TypeLiteral) return undefined;
    if (symbol.flags & (SymbolFlags.Function | SymbolFlags.ObjectLiteral)) return undefined;
    const given = (type.aliasSymbol ? type.aliasTypeArguments : this.checker.getTypeArguments(type)) ?? [];
    const parts = given.map((argument) => this.nameOfArgument(argument));
    return parts.includes(undefined) ? undefined : [symbol.name, ...parts.filter(Boolean)].join('-');
  }

  /** None for a union of words, which is all that the parameter may be. */
  nameOfArgument(type) {
    if (type.isStringLiteral()) return type.value;
    if (type.isUnion() && type.types.every((part) => part.isStringLiteral())) return '';
    return this.nameOf(type);
  }

  written(type) {
    const { checker } = this;
    if (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return {};
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & TypeFlags.BooleanLiteral) return { const: type.intrinsicName === 'true' };
    const plain = PLAIN.find(([flag]) => type.flags & flag);
    if (plain && !type.isUnion()) return { type: plain[1] };
    if (type.isUnion()) return this.union(type.types);
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type).map((item) => this.of(item));
      return { type: 'array', prefixItems: items, minItems: items.length, items: false };
    }
    if (checker.isArrayType(type)) {
      return { type: 'array', items: this.of(checker.getTypeArguments(type)[0]) };
    }
    if (type.symbol?.name === 'Date') return { type: 'string', format: 'date-time' };
    if (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) return this.object(type);
    throw new Error(`The reference can't tell the type ${checker.typeToString(type)}.`);
  }

  union(types) {
    const schemas = types.filter((type) => !(type.flags & TypeFlags.Undefined)).map((type) => this.of(type));
    const constants = schemas.filter((schema) => 'const' in schema).map((schema) => schema.const);
    const others = schemas.filter((schema) => !('const' in schema));
    const isBoolean = constants.includes(true) && constants.includes(false);
    if (isBoolean) others.unshift({ type: 'boolean' });
    const words = (isBoolean ? constants.filter((value) => typeof value !== 'boolean') : constants).toSorted(
      inOrder,
    );
    const plain = others.filter(
      ({ type }) => typeof type === 'string' && type !== 'array' && type !== 'object',
    );
    const whole = others.filter((schema) => !plain.includes(schema));
    if (words.length > 0) {
      const nullable = whole.length === 0 && plain.length === 1 && plain[0].type === 'null';
      const values = nullable ? [...words, null] : words;
      whole.unshift(values.length === 1 ? { const: values[0] } : { enum: values });
      if (nullable) plain.length = 0;
    }
    const names = [...new Set(plain.map(({ type }) => type))];
    if (names.length > 0) whole.push({ ...plain[0], type: names.length === 1 ? names[0] : names });
    return whole.length === 1 ? whole[0] : { anyOf: whole };
  }

  object(type) {
    const { checker } = this;
    const properties = {};
    const required = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const held = checker.getTypeOfSymbol(property);
      if (held.getCallSignatures().length > 0) continue;
      properties[property.name] = { ...this.of(held), ...this.described(property) };
      const parts = held.isUnion() ? held.types : [held];
      const optional =
        property.flags & SymbolFlags.Optional || parts.some(({ flags }) => flags & TypeFlags.Undefined);
      if (!optional) required.push(property.name);
    }
    const rest = checker
      .getIndexInfosOfType(type)
      .find(({ keyType }) => keyType.flags & TypeFlags.StringLike);
    return {
      type: 'object',
      ...(Object.keys(properties).length > 0 ? { properties } : {}),
      ...(required.length > 0 ? { required } : {}),
      ...(rest ? { additionalProperties: this.of(rest.type) } : {}),
    };
  }

  described(symbol) {
    const description = ts.displayPartsToString(symbol.getDocumentationComment(this.checker)).trim();
    return description === '' ? {} : { description };
  }
}
