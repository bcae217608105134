import type { Doc } from '../values/bson';
import type { Collation } from '../values/compare';

/** Gives a changed copy of the document. */
export type Modifier = (doc: Doc) => Doc;

export type ModifierBuilder = (operand: unknown, path: string, collation: Collation | null) => Modifier;
