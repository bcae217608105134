import type { JobKind, JobKindDefinitions } from '../../src/contracts/jobs/job-kinds';
import type { JobProcessor } from './processor';

/** Injection token of all processors. */
export const JOB_PROCESSORS = Symbol('JOB_PROCESSORS');

export type ProcessorsByKind = ReadonlyMap<JobKind, JobProcessor>;

/** Refuses a kind of job that nobody would run, and one that two would. */
export function registerProcessors(
  processors: readonly JobProcessor[],
  definitions: JobKindDefinitions,
): ProcessorsByKind {
  const registry = new Map<JobKind, JobProcessor>();
  for (const processor of processors) {
    const other = registry.get(processor.kind);
    if (other) {
      const names = `${other.constructor.name} and ${processor.constructor.name}`;
      throw new Error(`Jobs of kind ${processor.kind} have two processors: ${names}.`);
    }
    registry.set(processor.kind, processor);
  }
  const missing = Object.keys(definitions).filter((kind) => !registry.has(kind as JobKind));
  if (missing.length)
    throw new Error(
      `Jobs of kind ${missing.join(', ')} have no processor. Enter it in PROCESSORS (worker/worker.module.ts).`,
    );
  return registry;
}
