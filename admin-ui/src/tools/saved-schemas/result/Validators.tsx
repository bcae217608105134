import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { NewTabLink } from '../../../shared/NewTabLink';

const VALIDATORS = [
  { name: 'Google’s Rich Results Test', url: 'https://search.google.com/test/rich-results' },
  { name: 'Schema Markup Validator', url: 'https://validator.schema.org/' },
];

/** Where to try the schema. */
export function Validators() {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        Try it
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        Both accept the schema as code, or the article’s URL once it is online.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1, display: 'grid', gap: 0.5 }}>
        {VALIDATORS.map(({ name, url }) => (
          <Typography key={url} component="li" variant="body2">
            <NewTabLink href={url}>{name}</NewTabLink>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
