import ProductsIcon from '@mui/icons-material/Inventory2Outlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from '../../../shared/EmptyState';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { productKeys } from '../../../shared/products/productLibrary';

/** A list in which the search and the filters find nothing. */
export function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchOffIcon />}
      title="No products found"
      text="Nothing matches this search with these filters."
      action={
        <Button variant="outlined" onClick={onClear}>
          Clear search and filters
        </Button>
      }
    />
  );
}

interface NoProductsProps {
  onAdd: () => void;
  onImport: () => void;
}

/** A library without a product: what one is good for, and the ways to the first. */
export function NoProducts({ onAdd, onImport }: NoProductsProps) {
  const { add, busy } = useSamples();
  return (
    <EmptyState
      icon={<ProductsIcon />}
      title="No products yet"
      text="Enter a product once: its image, price, pros and cons and its links with your affiliate tags. Product boxes, tables and schemas can then be filled from it."
      action={
        <>
          <Button variant="outlined" onClick={onAdd}>
            Add a product
          </Button>
          <Button variant="outlined" onClick={onImport}>
            Import a CSV
          </Button>
          <Button loading={busy} onClick={add}>
            Try a sample
          </Button>
        </>
      }
    />
  );
}

/** Adds three products of ours to an empty library. */
function useSamples() {
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await import('../sample/addSamples')).addSamples(),
    onSuccess: () =>
      notify('Three samples added. Open one, or delete them by their tag.', { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: productKeys.all }),
  });
  return { add: () => mutate(), busy: isPending };
}
