import type { Collation } from '../values/compare';
import type { Draft } from './draft';

/** Changes the document under draft. */
export type Modifier = (draft: Draft) => void;

export type ModifierBuilder = (operand: unknown, path: string, collation: Collation | null) => Modifier;
