import { HEALTH_STATUSES, type HealthLine, type HealthStatus } from './health';

/** What a status is called. */
export const HEALTH_STATUS_LABELS: Readonly<Record<HealthStatus, string>> = {
  failed: 'Failed',
  warning: 'Warning',
  unknown: 'Unknown',
  ok: 'OK',
};

/** What page and command say of a whole report, such as `1 failed, 2 warnings, 20 OK`. */
export function healthSummary(lines: readonly HealthLine[]): string {
  const count = (status: HealthStatus) => lines.filter((line) => line.status === status).length;
  if (count('ok') === lines.length) return `All ${lines.length} checks are OK`;
  return HEALTH_STATUSES.filter((status) => count(status) > 0)
    .map(
      (status) => `${count(status)} ${NAMES[status]}${status === 'warning' && count(status) > 1 ? 's' : ''}`,
    )
    .join(', ');
}

const NAMES: Readonly<Record<HealthStatus, string>> = {
  failed: 'failed',
  warning: 'warning',
  unknown: 'unknown',
  ok: 'OK',
};
