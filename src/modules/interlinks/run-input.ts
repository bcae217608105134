import type { InterlinkRunDto } from '../../contracts/interlinks/interlinks.dto';
import { keywordsByAddress, type TargetLine, targetLineOf } from '../../contracts/interlinks/target-lines';
import type { JobInput } from '../../contracts/jobs/job-kinds';

/** The lines of a run's form as its options, and the keywords that stand behind addresses. */
export function inputOf({
  includes,
  excludes,
  targets,
  priority,
  perPage,
}: InterlinkRunDto): JobInput<'interlinks'> {
  const [wanted, first] = [targetsIn(targets), targetsIn(priority)];
  return {
    options: {
      includes: patternsIn(includes),
      excludes: patternsIn(excludes),
      targets: wanted.map(({ target }) => target),
      priority: first.map(({ target }) => target),
      perPage,
    },
    keywords: Array.from(keywordsByAddress([...wanted, ...first]), ([address, keywords]) => ({
      address,
      keywords,
    })),
  };
}

function targetsIn(lines: readonly string[]): TargetLine[] {
  return lines.flatMap((line) => targetLineOf(line) ?? []);
}

function patternsIn(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter(Boolean);
}
