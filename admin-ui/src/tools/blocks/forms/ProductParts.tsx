import Box from '@mui/material/Box';
import { ButtonFields } from '../fields/ButtonFields';
import { FeatureFields } from '../fields/FeatureFields';
import { FieldGroup } from '../fields/FieldGroup';
import { ImageFields } from '../fields/ImageFields';
import { MissingFeatures } from '../fields/MissingFeatures';
import type { ReactNode } from 'react';
import { ProductExtras } from './ProductExtras';

interface ProductPartsProps {
  /** Where the product stands in the form, with its dot; empty for the form itself. */
  path?: string;
  /** The field that holds the features. */
  features: string;
  /** Its place among the products that it stands beside. */
  place?: number;
  /** The fields of its score, where they are not among those above. */
  score?: ReactNode;
}

/** What every product of a block has: its picture, its features, its buttons, and what it may show besides. */
export function ProductParts({ path = '', features, place, score }: ProductPartsProps) {
  return (
    <>
      <FieldGroup title="Image">
        <ImageFields path={path} />
      </FieldGroup>
      <Box>
        <FeatureFields name={`${path}${features}`} compared={place !== undefined} />
        {place === undefined ? null : <MissingFeatures product={place} />}
      </Box>
      <ButtonFields name={`${path}buttons`} />
      <ProductExtras path={path} score={score} />
    </>
  );
}
