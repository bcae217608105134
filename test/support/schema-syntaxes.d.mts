import type { SchemaData } from './schema-pages.mjs';

export const FORMS: Readonly<Record<string, string>>;
export const SYNTAXES: Readonly<Record<'json-ld' | 'microdata' | 'rdfa', (data: SchemaData) => string>>;
