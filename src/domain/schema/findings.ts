import type { SchemaMarkupFinding, SchemaValue } from '../../contracts/schema/schema-checks';

/** What the checks find in the markup of one page, and what is certain of how it should be. */
export class MarkupFindings {
  readonly all: SchemaMarkupFinding[] = [];
  /** Values that Google takes for missing. */
  readonly invalid = new Set<SchemaValue>();
  /** Of these, what is right as far as it goes: mended markup keeps it. */
  readonly kept = new Set<SchemaValue>();
  /** What a value should be. */
  readonly fixes = new Map<SchemaValue, string>();
  /** Properties that an entity gets of what stood in another one. */
  readonly additions: { entity: number; property: string; text: string }[] = [];
  /** What a type or property should be called. */
  readonly names = new Map<string, string>();

  add(finding: SchemaMarkupFinding, value?: SchemaValue): void {
    this.all.push(finding);
    if (!value) return;
    if (finding.level === 'error') this.invalid.add(value);
    if (finding.fix !== undefined) this.fixes.set(value, finding.fix);
  }
}
