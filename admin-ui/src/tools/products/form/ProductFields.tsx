import {
  MAX_PRODUCT_DESCRIPTION,
  MAX_PRODUCT_ENTRIES,
  MAX_PRODUCT_STATEMENT,
  MAX_PRODUCT_TEXT,
} from '@contracts/products/products';
import { newFeature } from '@domain/blocks/defaults';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { FieldRow } from '../../../shared/form/FieldRow';
import { FormSection } from '../../../shared/form/FormSection';
import { SortableFields } from '../../../shared/sortable/SortableFields';
import { firstProblem } from './firstProblem';
import { LinesField } from './LinesField';
import { LinkFields } from './LinkFields';
import { PictureField } from './PictureField';
import { PriceFields } from './PriceFields';
import type { FeaturePath, ProductValues } from './productValues';
import { TagsInput } from './TagsInput';
import { TextInput } from './TextInput';

/** All that can be said of a product. */
export function ProductFields({ onShops }: { onShops: (address: string) => void }) {
  return (
    <>
      <Section title="Product">
        <TextInput name="name" label="Name" required autoFocus maxLength={MAX_PRODUCT_TEXT} />
        <TextInput
          name="description"
          label="Description"
          multiline
          minRows={3}
          maxRows={10}
          maxLength={MAX_PRODUCT_DESCRIPTION}
        />
        <ProductTags />
      </Section>
      <Section title="Image">
        <PictureField />
      </Section>
      <Section title="Where to buy" text="Links as the shop has them. Your affiliate tag is added to them.">
        <LinkFields onShops={onShops} />
      </Section>
      <Section title="Price" text="The shop’s price on the day you checked it.">
        <PriceFields />
      </Section>
      <Section title="Verdict">
        <Box sx={{ maxWidth: { sm: 'calc(50% - 8px)' } }}>
          <TextInput
            name="score"
            label="Score"
            inputMode="decimal"
            maxLength={5}
            help="Up to 10, such as 9.4."
          />
        </Box>
        <FieldRow>
          <LinesField name="pros" label="Pros, one per line" help={`Up to ${MAX_PRODUCT_ENTRIES}.`} />
          <LinesField name="cons" label="Cons, one per line" help={`Up to ${MAX_PRODUCT_ENTRIES}.`} />
        </FieldRow>
      </Section>
      <Section title="Features" text="Use the same names in all products: they are compared by name.">
        <FeatureFields />
      </Section>
      <Section title="Identifiers" text="Search engines tell products apart by them.">
        <FieldRow>
          <TextInput name="brand" label="Brand" maxLength={MAX_PRODUCT_TEXT} />
          <TextInput name="sku" label="SKU" maxLength={MAX_PRODUCT_TEXT} help="The shop’s own number." />
        </FieldRow>
        <Box sx={{ maxWidth: { sm: 'calc(50% - 8px)' } }}>
          <TextInput
            name="gtin"
            label="GTIN"
            inputMode="numeric"
            maxLength={20}
            tidy={(text) => text.replace(/[\s-]/g, '')}
            help="The digits below the barcode: EAN, UPC or ISBN-13."
          />
        </Box>
      </Section>
    </>
  );
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <FormSection title={title} text={text}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>{children}</Box>
    </FormSection>
  );
}

function ProductTags() {
  const { field, fieldState } = useController<ProductValues, 'tags'>({ name: 'tags' });
  const { value, onChange, onBlur, ref } = field;
  return (
    <TagsInput
      tags={value}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={ref}
      problem={firstProblem(fieldState.error)}
    />
  );
}

/** The facts of a product, by which products that stand side by side are paired. */
function FeatureFields() {
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
