import { ButtonFields } from '../fields/ButtonFields';
import { FeatureFields } from '../fields/FeatureFields';
import { FieldGroup } from '../fields/FieldGroup';
import { ImageFields } from '../fields/ImageFields';

interface ProductPartsProps {
  /** Where the product stands in the form, with its dot; empty for the form itself. */
  path?: string;
  /** The field that holds the features. */
  features: string;
}

/** What every product of a block has: its picture, its features and its buttons. */
export function ProductParts({ path = '', features }: ProductPartsProps) {
  return (
    <>
      <FieldGroup title="Image">
        <ImageFields path={path} />
      </FieldGroup>
      <FeatureFields name={`${path}${features}`} />
      <ButtonFields name={`${path}buttons`} />
    </>
  );
}
