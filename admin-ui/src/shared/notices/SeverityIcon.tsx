import type { NoticeSeverity } from '@contracts/notices/notices';
import { SEVERITY_LOOKS } from './severities';

export function SeverityIcon({ severity }: { severity: NoticeSeverity }) {
  const { label, Icon, color } = SEVERITY_LOOKS[severity];
  return <Icon color={color} fontSize="small" titleAccess={label} />;
}
