import type { UserView } from '@contracts/users/users';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { toolNames } from './toolNames';

/** A tool with many sub-tools takes two lines. */
const WRAPPED = { height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } } as const;

/** The batch, and what the user may use. */
export function AccessCard({ user }: { user: UserView }) {
  const { batch, batchName, permissions, extendedPermissions } = user;
  return (
    <ResultFrame title="Batch and tools">
      <Typography sx={{ mb: 2 }}>
        {batch ? (
          <Link component={RouterLink} to={`/tools-permissions/${batch}`}>
            {batchName}
          </Link>
        ) : (
          'No batch'
        )}
      </Typography>
      <Tools
        title="Of the batch"
        ids={permissions.allowed}
        empty="This batch has no tool that can be used."
      />
      <Tools title="Of this user alone" ids={extendedPermissions} empty="None." />
    </ResultFrame>
  );
}

function Tools({ title, ids, empty }: { title: string; ids: readonly string[]; empty: string }) {
  const names = toolNames(ids);
  return (
    <Box sx={{ '& + &': { mt: 2 } }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {names.length > 0 ? (
        <Box component="ul" aria-label={title} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0 }}>
          {names.map((name) => (
            <Chip key={name} component="li" size="small" label={name} sx={WRAPPED} />
          ))}
        </Box>
      ) : (
        <Typography variant="body2">{empty}</Typography>
      )}
    </Box>
  );
}
