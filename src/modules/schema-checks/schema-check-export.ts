import { checkName, stateName, uncheckedSentence } from '../../contracts/schema/schema-run-messages';
import type { SchemaCheckDetail } from '../../contracts/schema/schema-check-views';
import type {
  RichResultVerdict,
  SchemaMarkupFinding,
  SchemaReport,
} from '../../contracts/schema/schema-checks';
import type { ExportColumns } from '../../core/http/export';

/** A line of the export: a page that was not read or has nothing, a verdict, or a finding. */
interface ExportedLine {
  check: SchemaCheckDetail;
  verdict?: RichResultVerdict;
  finding?: SchemaMarkupFinding;
}

export const SCHEMA_CHECK_COLUMNS: ExportColumns<ExportedLine> = {
  Page: ({ check }) => checkName(check),
  Competitor: ({ check }) => (check.competitor ? 'yes' : 'no'),
  'Checked At': ({ check }) => check.at,
  'Not Read Because': ({ check }) => uncheckedSentence(check),
  'Rich Result': ({ verdict }) => verdict?.title,
  State: ({ verdict }) => verdict && stateName(verdict.state, verdict.endedOn),
  'Missing Required': ({ verdict }) => verdict?.missing.join(', '),
  'Missing Recommended': ({ verdict }) => verdict?.recommended.join(', '),
  Level: ({ finding }) => finding?.level,
  Finding: ({ finding }) => finding?.sentence,
  Type: ({ check: { report }, verdict, finding }) =>
    report?.entities[verdict?.entity ?? finding?.entity ?? -1]?.types.join(', '),
  Property: ({ finding }) => finding?.property,
  Line: ({ finding }) => finding?.line,
  Fix: ({ finding }) => finding?.fix,
  Source: ({ verdict, finding }) => (verdict ?? finding)?.source.url ?? (verdict ?? finding)?.source.name,
  'Last Verified': ({ verdict }) => verdict?.lastVerified,
};

/** Each verdict and finding of each check on a line of its own, the verdicts first. */
export async function* exportedLines(
  checks: AsyncIterable<SchemaCheckDetail> | Iterable<SchemaCheckDetail>,
): AsyncGenerator<ExportedLine> {
  for await (const check of checks) {
    const lines = check.report ? linesOf(check, check.report) : [];
    yield* lines.length > 0 ? lines : [{ check }];
  }
}

function linesOf(check: SchemaCheckDetail, { verdicts, findings }: SchemaReport): ExportedLine[] {
  return [
    ...verdicts.map((verdict) => ({ check, verdict })),
    ...findings.map((finding) => ({ check, finding })),
  ];
}
