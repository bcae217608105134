import type { SchemaReport } from '@contracts/schema/schema-checks';
import SchemaIcon from '@mui/icons-material/SchemaOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../shared/EmptyState';

/** What a page without structured data could carry. */
export function PossibleResults({ possible }: Pick<SchemaReport, 'possible'>) {
  return (
    <>
      <EmptyState
        icon={<SchemaIcon />}
        title="No structured data found"
        text={
          possible.length > 0
            ? 'Judging by its content, the page could qualify for these:'
            : 'Nothing on the page suggests a rich result that it could qualify for.'
        }
      />
      <Box
        component="ul"
        aria-label="What the page could qualify for"
        sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}
      >
        {possible.map(({ feature, title, reason }) => (
          <li key={feature}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Typography variant="body2" color="text.secondary">
              {reason}
            </Typography>
          </li>
        ))}
      </Box>
    </>
  );
}
