import type { SchemaMarkupFinding } from '../../../contracts/schema/schema-checks';

/** What is wrong with one value. */
export interface ValueFault extends Pick<SchemaMarkupFinding, 'level' | 'rule' | 'sentence'> {
  /** What it should be, where that is certain. */
  fix?: string;
  /** What was in it and belongs in a property of its own. */
  also?: { property: string; text: string };
}
