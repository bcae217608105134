import { SCHEMA_KINDS } from '@domain/schema/generator/schema-kinds';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { usePageAddress } from '../../../shared/usePageAddress';

/** The other types that can be made, each a link to its form. */
export function KindCards() {
  const { linkTo } = usePageAddress();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h2">
        Other types
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
        Each is checked by Google’s rules while you type.
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 2,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(260px, 1fr))' },
        }}
      >
        {SCHEMA_KINDS.map(({ id: kind, title, text }) => (
          <Card key={kind} component="li">
            <CardActionArea
              component={Link}
              to={linkTo({ type: kind })}
              sx={{ p: 2, height: '100%', display: 'block' }}
            >
              <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
              <Typography variant="body2" color="text.secondary">
                {text}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
