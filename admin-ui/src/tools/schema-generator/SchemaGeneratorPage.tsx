import type { SavedSchemaView } from '@contracts/schema/saved-schemas';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Deferred } from '../../shared/Deferred';
import { lazyNamed } from '../../shared/lazyNamed';
import { lazyOverlay } from '../../shared/lazyOverlay';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { usePageAddress } from '../../shared/usePageAddress';
import { KindCards } from './kinds/KindCards';
import { SavedSchemas } from './saved/SavedSchemas';

const PARTS = [
  'The article with author, publisher, picture and dates',
  'Each product with brand, price, ratings, award, pros and cons',
  'Questions and answers, if you have some',
  'A check by Google’s rules before you publish',
];

const SchemaDialog = lazyOverlay(() => import('./SchemaDialog'), 'SchemaDialog');
const KindEditor = lazyNamed(() => import('./kinds/KindEditor'), 'KindEditor');

/** Makes JSON-LD: of a product review article in a dialog, of the commonest other types in pages of their own. */
export function SchemaGeneratorPage() {
  const { get } = usePageAddress();
  const kind = get('type');
  if (!kind) return <Overview />;
  return (
    <Deferred fallback={<Box sx={{ minHeight: '100vh' }} />}>
      <KindEditor id={kind} />
    </Deferred>
  );
}

interface Opening {
  number: number;
  open: boolean;
  /** The saved one that is gone on with. */
  schema?: SavedSchemaView;
}

function Overview() {
  // A number of its own for each opening, so that each starts anew.
  const [opening, setOpening] = useState<Opening>({ number: 0, open: false });
  const openDialog = (schema?: SavedSchemaView) =>
    setOpening(({ number }) => ({ number: number + 1, open: true, schema }));
  const id = useId();
  return (
    <>
      <PageHeader
        title="Schema Generator"
        subtitle="Tell search engines what your page is about, in the format they read."
      />
      <PageBody>
        <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 }, maxWidth: 720 }}>
          <Typography variant="h2" id={id}>
            Product Review Schema Generator
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
            Fill in a form and get JSON-LD to paste into the HTML of your review article.
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, my: 3, display: 'grid', gap: 1 }}>
            {PARTS.map((part) => (
              <Box component="li" key={part} sx={{ display: 'flex', gap: 1.5 }}>
                <CheckIcon fontSize="small" color="primary" sx={{ mt: 0.25 }} />
                {part}
              </Box>
            ))}
          </Box>
          <Button variant="contained" size="large" onClick={() => openDialog()}>
            Create schema
          </Button>
        </Card>
        <SavedSchemas onOpen={openDialog} />
        <KindCards />
      </PageBody>
      <SchemaDialog
        key={opening.number}
        open={opening.open}
        opened={opening.schema}
        onClose={() => setOpening((last) => ({ ...last, open: false }))}
      />
    </>
  );
}
