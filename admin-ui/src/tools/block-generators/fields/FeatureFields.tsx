import { newFeature } from '@domain/blocks/defaults';
import { SortableFields } from './SortableFields';
import { TextInput } from './TextInput';

/** The facts of a product. */
export function FeatureFields({ name }: { name: string }) {
  return (
    <SortableFields
      name={name}
      title="Features"
      entryName="Feature"
      newEntry={newFeature}
      renderEntry={(path) => (
        <>
          <TextInput name={`${path}key`} label="Feature" />
          <TextInput name={`${path}value`} label="Value" />
        </>
      )}
    />
  );
}
