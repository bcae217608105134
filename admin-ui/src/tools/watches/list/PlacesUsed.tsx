import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useUser } from '../../../session/useSession';
import { formatCount } from '../../../shared/format';
import { useTerms } from '../useTerms';

/** How many pages are watched of those that may be; paused ones take no place. */
export function PlacesUsed() {
  const { data } = useTerms();
  const { role } = useUser();
  if (!data) return <Skeleton width={96} sx={{ mr: 1 }} />;
  const { active, allowed } = data;
  return (
    <Typography
      variant="body2"
      color={active >= allowed ? 'error' : 'text.secondary'}
      sx={{ fontVariantNumeric: 'tabular-nums', mr: 1 }}
    >
      {role === 'admin'
        ? `${formatCount(active)} watched`
        : `${formatCount(active)} of ${formatCount(allowed)} watched`}
    </Typography>
  );
}
