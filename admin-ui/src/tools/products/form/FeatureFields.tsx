import { MAX_PRODUCT_ENTRIES, MAX_PRODUCT_STATEMENT, MAX_PRODUCT_TEXT } from '@contracts/products/products';
import { newFeature } from '@domain/blocks/defaults';
import { FieldRow } from '../../../shared/form/FieldRow';
import { SortableFields } from '../../../shared/sortable/SortableFields';
import type { FeaturePath } from './productValues';
import { TextInput } from './TextInput';

/** The facts of a product, by which products that stand side by side are paired. */
export function FeatureFields() {
  return (
    <div>
      <SortableFields
        name="features"
        entryName="Feature"
        newEntry={newFeature}
        most={MAX_PRODUCT_ENTRIES}
        renderEntry={(path) => (
          <FieldRow>
            <TextInput name={`${path}key` as FeaturePath} label="Feature" maxLength={MAX_PRODUCT_TEXT} />
            <TextInput name={`${path}value` as FeaturePath} label="Value" maxLength={MAX_PRODUCT_STATEMENT} />
          </FieldRow>
        )}
      />
    </div>
  );
}
