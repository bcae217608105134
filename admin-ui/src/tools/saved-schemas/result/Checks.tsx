import type { SchemaForm } from '@contracts/schema/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { counted } from '../../../shared/counted';
import { Finding } from './Finding';
import { findingsOf } from './findings';

/** What is wrong with the form as it is now, and what will cost a feature of the search results. */
export function Checks() {
  const { control } = useFormContext<SchemaForm>();
  const { errors } = useFormState({ control });
  const form = useWatch({ control }) as SchemaForm;
  const findings = findingsOf(form, errors);
  const id = useId();
  const levels = (['error', 'warning'] as const).map((level) => ({
    level,
    found: findings.filter((finding) => finding.level === level),
  }));
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        Checks
      </Typography>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ mt: 0.5 }}>
        {levels.map(({ level, found }) => counted(found.length, level)).join(', ')}
        {findings.length > 0 ? '. Where a rule is Google’s, its page is named.' : null}
      </Typography>
      {findings.length === 0 ? (
        <Alert severity="success" sx={{ mt: 1.5 }}>
          Nothing to fix.
        </Alert>
      ) : null}
      {levels.map(({ level, found }) =>
        found.length > 0 ? (
          <Alert key={level} role={undefined} severity={level} sx={{ mt: 1.5 }}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
              {found.map((finding) => (
                <Finding key={`${finding.field} ${finding.sentence}`} finding={finding} />
              ))}
            </Box>
          </Alert>
        ) : null,
      )}
    </Box>
  );
}
