import type { SavedSchemaView } from '@contracts/schema/saved-schemas';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { Deferred } from '../../shared/Deferred';
import { lazyNamed } from '../../shared/lazyNamed';
import { lazyOverlay } from '../../shared/lazyOverlay';
import { BackLink } from '../../shared/handover/BackLink';
import { HANDED_PRODUCTS } from '../../shared/handover/handover';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { getProduct, listShops } from '../../shared/products/productLibrary';
import { useAddressParameter } from '../../shared/useAddressParameter';
import { usePageAddress } from '../../shared/usePageAddress';
import { KindCards } from './kinds/KindCards';
import { SavedSchemas } from './saved/SavedSchemas';
import type { SchemaProduct } from './SchemaDialog';

const PARTS = [
  'The article with author, publisher, image and dates',
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
  /** What it is about, of the library. */
  product?: SchemaProduct;
}

function Overview() {
  // A number of its own for each opening, so that each starts anew.
  const [opening, setOpening] = useState<Opening>({ number: 0, open: false });
  const openDialog = (what: Pick<Opening, 'schema' | 'product'> = {}) =>
    setOpening(({ number }) => ({ number: number + 1, open: true, ...what }));
  useHandedProduct((product) => openDialog({ product }));
  const id = useId();
  return (
    <>
      <PageHeader
        title="Schema Generator"
        subtitle="Tell search engines what your page is about, in the format they read."
      />
      <PageBody>
        <BackLink />
        <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 } }}>
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
        <SavedSchemas onOpen={(schema) => openDialog({ schema })} />
        <KindCards />
      </PageBody>
      <SchemaDialog
        key={opening.number}
        open={opening.open}
        opened={opening.schema}
        product={opening.product}
        onClose={() => setOpening((last) => ({ ...last, open: false }))}
      />
    </>
  );
}

/** Opens with the product that the library hands over. */
function useHandedProduct(open: (product: SchemaProduct) => void): void {
  const [id, setId] = useAddressParameter(HANDED_PRODUCTS);
  const notify = useNotify();
  const { data, error } = useQuery({
    queryKey: ['schema-of-product', id],
    queryFn: async ({ signal }) => {
      const [product, shops] = await Promise.all([getProduct(id, signal), listShops(signal)]);
      return { product, shops };
    },
    enabled: id !== '',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const follow = useEffectEvent(() => {
    if (id === '' || (!data && !error)) return;
    setId('');
    if (data) open(data);
    else notify(messageOf(error), { type: 'error' });
  });
  useEffect(() => follow(), [id, data, error]);
}
