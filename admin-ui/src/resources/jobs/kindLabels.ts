import type { JobKind } from '@contracts/jobs/jobs';

export const KIND_LABELS: Record<JobKind, string> = { intent: 'Intent Finder' };
