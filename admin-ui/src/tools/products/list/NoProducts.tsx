import ProductsIcon from '@mui/icons-material/Inventory2Outlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from '../../../shared/EmptyState';
import { useSamples } from './useSamples';

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
