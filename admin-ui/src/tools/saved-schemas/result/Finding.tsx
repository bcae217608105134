import type { SchemaForm } from '@contracts/schema/schema';
import type { SchemaFinding } from '@domain/schema/finding';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FieldPath, useFormContext } from 'react-hook-form';
import { placeOf } from '../form/labels';
import { NewTabLink } from '../../../shared/NewTabLink';

/** What a finding about a whole list leads to. */
const FIRST_FIELDS: Record<string, FieldPath<SchemaForm>> = {
  products: 'products.0.name',
  faqs: 'faqs.0.question',
};

/** One finding: where, what, and who says so. Its place leads to the field. */
export function Finding({ finding }: { finding: SchemaFinding }) {
  const { setFocus } = useFormContext<SchemaForm>();
  const { field, sentence, source } = finding;
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Link
        component="button"
        type="button"
        variant="body2"
        color="inherit"
        underline="always"
        onClick={() => setFocus(FIRST_FIELDS[field] ?? (field as FieldPath<SchemaForm>))}
        sx={{ fontWeight: 600, textAlign: 'start' }}
      >
        {placeOf(field)}
      </Link>
      <Typography variant="body2">{sentence}</Typography>
      {source.url ? (
        <Typography variant="caption">
          <NewTabLink inText href={source.url}>
            {source.name}
          </NewTabLink>
        </Typography>
      ) : null}
    </Box>
  );
}
