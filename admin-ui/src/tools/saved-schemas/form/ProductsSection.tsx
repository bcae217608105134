import { EMPTY_SCHEMA_PRODUCT } from '@contracts/schema/schema';
import { FormSection } from '../../../shared/form/FormSection';
import { EntryActions } from './EntryActions';
import { EntryCard } from './EntryCard';
import { ProductFields } from './ProductFields';
import { type EntryKind, useEntries } from './useEntries';

const PRODUCTS: EntryKind = { noun: 'Product', empty: { ...EMPTY_SCHEMA_PRODUCT }, first: 'name' };

export function ProductsSection() {
  const { ids, add, removeAt, undo } = useEntries('products', PRODUCTS);
  return (
    <FormSection
      title="Products"
      text="Google shows product snippets for pages about a single product, and pros and cons of editorial reviews only."
    >
      {ids.map((id, index) => (
        <EntryCard
          key={id}
          title={`Product ${index + 1}`}
          onRemove={index > 0 ? () => removeAt(index) : undefined}
        >
          <ProductFields index={index} />
        </EntryCard>
      ))}
      <EntryActions addLabel="Add product" onAdd={add} undo={undo} />
    </FormSection>
  );
}
