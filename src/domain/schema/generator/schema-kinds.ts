import { KINDS_OF_OFFERS } from './kinds-of-offers';
import { KINDS_OF_PAGES } from './kinds-of-pages';
import { KINDS_OF_PLACES } from './kinds-of-places';
import type { SchemaKind } from './schema-kind';

/** What can be marked up beside a product review, the commonest first. */
export const SCHEMA_KINDS: readonly SchemaKind[] = [
  ...KINDS_OF_OFFERS,
  ...KINDS_OF_PAGES,
  ...KINDS_OF_PLACES,
];
