import type { ProductUsesView } from '@contracts/products/product-uses';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatCount } from '../../../shared/format';
import { BlockLink } from './BlockLink';
import { counted } from '../../../shared/counted';

interface UsesOfDoomedProps {
  uses: Pick<UseQueryResult<ProductUsesView>, 'data' | 'isError'>;
  /** Whether it is asked about a single product. */
  one: boolean;
}

/** Which saved blocks use the products that are about to be deleted. */
export function UsesOfDoomed({ uses: { data, isError }, one }: UsesOfDoomedProps) {
  if (isError) {
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        It could not be looked up which saved blocks use {one ? 'it' : 'them'}.
      </Alert>
    );
  }
  if (!data) {
    return (
      <Box role="status" aria-busy aria-label="Looking up the saved blocks" sx={{ mt: 2 }}>
        <Skeleton variant="rounded" height={48} />
      </Box>
    );
  }
  if (data.blocks === 0) return <Typography sx={{ mt: 2 }}>{usesText(data, one)}</Typography>;
  const more = data.blocks - data.named.length;
  return (
    <Alert severity="warning" sx={{ mt: 2, '& .MuiAlert-message': { minWidth: 0 } }}>
      {usesText(data, one)}
      <Box component="ul" aria-label="Saved blocks" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {data.named.map((block) => (
          <li key={block.id}>
            <BlockLink block={block} />
          </li>
        ))}
        {more > 0 ? <li>and {formatCount(more)} more</li> : null}
      </Box>
    </Alert>
  );
}

/** How far products are used that are about to be deleted. */
function usesText({ products, blocks }: Omit<ProductUsesView, 'named'>, one: boolean): string {
  if (blocks === 0) return one ? 'No saved block uses it.' : 'No saved block uses any of them.';
  const many = counted(blocks, 'saved block');
  if (one) return `${many} ${blocks === 1 ? 'uses' : 'use'} it:`;
  return `${formatCount(products)} of them ${products === 1 ? 'is' : 'are'} used in ${many}:`;
}
