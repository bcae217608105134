import type { BlockVariant } from '@contracts/blocks/blocks';
import { FieldGroup } from '../fields/FieldGroup';
import { GapsOfBlock } from '../fields/Gaps';
import { StatementFields } from '../fields/StatementFields';
import { TextInput } from '../fields/TextInput';
import { ThemeColorField } from '../fields/ThemeColorField';
import { CallToActionForm } from './CallToActionForm';
import { CouponForm } from './CouponForm';
import { FillPart, FormVariant } from './FillPart';
import { LookFields } from './LookFields';
import { NoticeForm } from './NoticeForm';
import { PartTabs } from './PartTabs';
import { ProductBoxForm } from './ProductBoxForm';
import { ProductListForm } from './ProductListForm';
import { SpecificationsForm } from './SpecificationsForm';
import { Top3TableForm } from './Top3TableForm';
import { VerdictForm } from './VerdictForm';
import { VersusBoxForm } from './VersusBoxForm';

/** The fields of a variant's config. */
export function BlockForm({ variant }: { variant: BlockVariant }) {
  return (
    <FormVariant value={variant}>
      <GapsOfBlock variant={variant}>
        <VariantForm variant={variant} />
      </GapsOfBlock>
    </FormVariant>
  );
}

function VariantForm({ variant }: { variant: BlockVariant }) {
  switch (variant) {
    case 'product-box-1':
    case 'product-box-2':
      return <ProductBoxForm />;
    case 'verdict-box':
      return <VerdictForm />;
    case 'specifications':
      return <SpecificationsForm />;
    case 'call-to-action':
      return <CallToActionForm />;
    case 'notice-box':
      return <NoticeForm />;
    case 'coupon-box':
      return <CouponForm />;
    case 'top-3-table-1':
    case 'top-3-table-2':
      return <Top3TableForm withRating={variant === 'top-3-table-1'} />;
    case 'comparison-table':
    case 'product-list':
      return <ProductListForm isTable={variant === 'comparison-table'} />;
    case 'versus-box-1':
    case 'versus-box-2':
      return <VersusBoxForm vsOnFirstOnly={variant === 'versus-box-2'} />;
    case 'pros-cons-1':
    case 'pros-cons-2':
    case 'pros-cons-3':
    case 'pros-cons-4':
      return <ProsConsForm />;
  }
}

const SIDES = ['Left Side', 'Right Side'];

function ProsConsForm() {
  return (
    <>
      <FillPart />
      <LookFields withProducts={false} />
      <PartTabs label="Sides" parts={SIDES}>
        {(path) => (
          <>
            <FieldGroup title="Side">
              <TextInput name={`${path}title`} label="Title" />
              <ThemeColorField name={`${path}themeColor`} label="Theme color" />
            </FieldGroup>
            <StatementFields name={`${path}list`} />
          </>
        )}
      </PartTabs>
    </>
  );
}
