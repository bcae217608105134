import type { JobKindDefinition, ShownKind } from '@contracts/jobs/job-kind';
import { JOB_KIND_DEFINITIONS, JOB_KINDS, type JobKind, type JobMap } from '@contracts/jobs/job-kinds';
import type { JobView } from '@contracts/jobs/jobs';

/** A job of any kind, as far as the shared parts look into it. */
export type AnyJob = Omit<JobView, 'kind' | 'parameters' | 'result'> & { kind: string; result?: unknown };

/** How the pages speak of the jobs of a kind, and what can be done with one. */
export interface JobKindInfo<Job extends AnyJob> extends ShownKind<Job> {
  kind: Job['kind'];
  /** The tool whose runs alone a page lists, where a kind serves several. */
  tool?: string;
  pausable: boolean;
  /** What a job is called. */
  nameOf: (job: Job) => string;
}

/** The kinds of the contract; their pages hand them to the shared parts. */
export const JOB_KIND_INFOS = Object.fromEntries(JOB_KINDS.map((kind) => [kind, infoOf(kind)])) as {
  [Kind in JobKind]: JobKindInfo<JobView<Kind>>;
};

function infoOf<Kind extends JobKind>(kind: Kind): JobKindInfo<JobView<Kind>> {
  const definition: JobKindDefinition<JobMap[Kind]> = JOB_KIND_DEFINITIONS[kind];
  const { pausable, shown } = definition;
  const nameOf = ({ parameters, result }: JobView<Kind>) => definition.nameOf(parameters, result);
  return { ...shown, kind, pausable, nameOf };
}
