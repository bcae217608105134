import LibraryIcon from '@mui/icons-material/Inventory2Outlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { messageOf } from '../../providers/apiClient';
import { counted } from '../counted';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { NewTabLink } from '../NewTabLink';
import { PickedProduct } from './PickedProduct';
import { listProducts, productKeys } from './productLibrary';

const LIBRARY = '/products';
const ROWS = 5;

interface PickerResultsProps {
  /** What is searched for; empty: all products. */
  q: string;
  /** Id of the one that is being read. */
  choosing?: string;
  onChoose: (id: string) => void;
  onClear: () => void;
}

export function PickerResults({ q, choosing, onChoose, onClear }: PickerResultsProps) {
  const found = useFoundProducts(q);
  const { products, total, isPending, error, refetch, hasNextPage } = found;
  const id = useId();
  if (isPending) return <Waiting />;
  if (error && products.length === 0) {
    return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (products.length === 0) return q === '' ? <NoProducts /> : <NoMatches q={q} onClear={onClear} />;
  return (
    <Box aria-busy={found.isPlaceholderData} sx={{ opacity: found.isPlaceholderData ? 0.6 : 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, px: 1 }}>
        <Typography id={id} role="status" variant="body2" color="text.secondary">
          {q === '' ? counted(total, 'product') : `${counted(total, 'product')} found`}
        </Typography>
        <Typography variant="body2">
          <NewTabLink href={LIBRARY}>Product Library</NewTabLink>
        </Typography>
      </Box>
      <List aria-labelledby={id} disablePadding sx={{ mt: 0.5 }}>
        {products.map((product) => (
          <PickedProduct
            key={product.id}
            product={product}
            isBusy={choosing === product.id}
            onChoose={() => onChoose(product.id)}
          />
        ))}
      </List>
      {error ? (
        <Typography role="alert" variant="body2" color="error" sx={{ px: 1, mt: 1 }}>
          {messageOf(error)}
        </Typography>
      ) : null}
      {hasNextPage ? (
        <Button
          fullWidth
          size="small"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
          sx={{ mt: 1 }}
        >
          Show more
        </Button>
      ) : null}
    </Box>
  );
}

function Waiting() {
  return (
    <Box role="status" aria-label="Products are loading" sx={{ px: 1 }}>
      {Array.from({ length: ROWS }, (_, row) => (
        <Box key={row} sx={{ display: 'flex', gap: 1.5, py: 1 }}>
          <Skeleton variant="rounded" width={48} height={48} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="60%" />
            <Skeleton width="30%" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function NoProducts() {
  return (
    <EmptyState
      icon={<LibraryIcon />}
      title="No products yet"
      text="Add a product to your library once, then fill blocks and schemas from it."
      action={
        <Button variant="contained" href={LIBRARY} target="_blank">
          Open the Product Library
          <span className="visually-hidden"> (opens in a new tab)</span>
        </Button>
      }
    />
  );
}

function NoMatches({ q, onClear }: Pick<PickerResultsProps, 'q' | 'onClear'>) {
  return (
    <EmptyState
      icon={<SearchOffIcon />}
      title="No products found"
      text={`Nothing matches “${q}”.`}
      action={
        <Button variant="outlined" onClick={onClear}>
          Clear search
        </Button>
      }
    />
  );
}

const PER_PAGE = 20;

/** The products that a search finds, the last changed first, more of them when asked for. */
function useFoundProducts(q: string) {
  const query = useInfiniteQuery({
    queryKey: [...productKeys.lists, 'picker', q],
    queryFn: ({ pageParam, signal }) =>
      listProducts(
        { page: pageParam, perPage: PER_PAGE, sort: ['updatedAt', 'DESC'], filter: q === '' ? {} : { q } },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PER_PAGE < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    // One that was just added in another tab is there.
    refetchOnWindowFocus: 'always',
  });
  const pages = query.data?.pages ?? [];
  return {
    ...query,
    products: pages.flatMap(({ items }) => items),
    total: pages.at(-1)?.total ?? 0,
  };
}
