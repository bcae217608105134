import { MAX_BLOCK_PRODUCTS, MIN_BLOCK_PRODUCTS, type NarrowTable } from '@contracts/blocks/blocks';
import { SwitchField } from '../../../shared/form/SwitchField';
import { ThemeColorField } from '../fields/ThemeColorField';
import { newProductForm } from '../editor/formShape';
import { EntryList } from '../fields/EntryList';
import { FieldGroup } from '../fields/FieldGroup';
import { SelectInput } from '../fields/SelectInput';
import { LookFields } from './LookFields';
import { FillPart } from './FillPart';
import { TextInput } from '../fields/TextInput';
import { DisclaimerFields } from './DisclaimerFields';
import { ProductParts } from './ProductParts';
import { SortFields } from './SortFields';

const ON_A_PHONE: Record<NarrowTable, string> = {
  stack: 'Products below each other',
  scroll: 'A table that scrolls sideways',
};

/** Two to ten products. The table pairs their features and leaves no room for descriptions, the list has both. */
export function ProductListForm({ isTable }: { isTable: boolean }) {
  return (
    <>
      <FieldGroup title={isTable ? 'Table' : 'List'}>
        <ThemeColorField name="themeColor" label="Theme color" />
        <TextInput name="heading" label="Title" />
        {isTable ? <SelectInput name="narrow" label="On a phone" options={ON_A_PHONE} /> : null}
        <SortFields />
        <DisclaimerFields />
      </FieldGroup>
      <LookFields />
      <EntryList
        name="innerData"
        title="Products"
        entryName="Product"
        nameField="title"
        min={MIN_BLOCK_PRODUCTS}
        max={MAX_BLOCK_PRODUCTS}
        newEntry={newProductForm}
        renderEntry={(path, place) => (
          <>
            <FieldGroup title="Product">
              <FillPart path={path} of={`Product ${place + 1}`} />
              <TextInput name={`${path}title`} label="Product name" />
              {isTable ? null : (
                <TextInput
                  name={`${path}description`}
                  label="Description"
                  multiline
                  minRows={2}
                  maxRows={6}
                />
              )}
              <SwitchField name={`${path}showRating`} label="Show rating">
                <TextInput name={`${path}ratingText`} label="Product Rating (0-10)" />
              </SwitchField>
            </FieldGroup>
            <ProductParts path={path} features="features" place={isTable ? place : undefined} />
          </>
        )}
      />
    </>
  );
}
