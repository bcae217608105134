import { ButtonFields } from '../fields/ButtonFields';
import { FeatureFields } from '../fields/FeatureFields';
import { FieldGroup } from '../fields/FieldGroup';
import { ImageFields } from '../fields/ImageFields';
import { MissingFeatures } from '../fields/MissingFeatures';

interface ProductPartsProps {
  /** Where the product stands in the form, with its dot; empty for the form itself. */
  path?: string;
  /** The field that holds the features. */
  features: string;
  /** Its place among the products that it stands beside. */
  place?: number;
}

/** What every product of a block has: its picture, its features and its buttons. */
export function ProductParts({ path = '', features, place }: ProductPartsProps) {
  return (
    <>
      <FieldGroup title="Image">
        <ImageFields path={path} />
      </FieldGroup>
      <FeatureFields name={`${path}${features}`} />
      {place === undefined ? null : <MissingFeatures product={place} />}
      <ButtonFields name={`${path}buttons`} />
    </>
  );
}
