import type { JobView } from '../../contracts/jobs/jobs';
import type { JobRecord } from './jobs.schema';

/** A job as its owner sees it. */
export function toJobView(record: JobRecord): JobView {
  const id = record._id.toHexString();
  return {
    _id: id,
    id,
    kind: record.kind,
    owner: record.owner.toHexString(),
    status: record.status === 'pending' ? 'queued' : record.status,
    waitsFor: record.status === 'queued' ? (record.turn === undefined ? 'own' : 'others') : undefined,
    progress: record.progress,
    parameters: record.parameters,
    result: record.result,
    error: record.error,
    attempts: record.attempts,
    createdAt: record.createdAt.toISOString(),
    startedAt: record.startedAt?.toISOString(),
    pausedAt: record.pausedAt?.toISOString(),
    pausedMs: record.pausedMs,
    finishedAt: record.finishedAt?.toISOString(),
    expiresAt: record.expiresAt.toISOString(),
  };
}

/** A job as an admin sees it: with its owner's e-mail and the technical reason of a failure. */
export function toAdminJobView(record: JobRecord): JobView {
  return { ...toJobView(record), ownerEmail: record.ownerEmail, reason: record.reason };
}
