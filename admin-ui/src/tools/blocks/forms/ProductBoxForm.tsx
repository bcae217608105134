import { SwitchField } from '../../../shared/form/SwitchField';

import { FieldGroup } from '../fields/FieldGroup';
import { ThemeColorField } from '../fields/ThemeColorField';
import { LookFields } from './LookFields';
import { FillPart } from './FillPart';
import { TextInput } from '../fields/TextInput';
import { DisclaimerFields } from './DisclaimerFields';
import { ProductParts } from './ProductParts';

export function ProductBoxForm() {
  return (
    <>
      <FieldGroup title="Product">
        <FillPart />
        <ThemeColorField name="themeColor" label="Theme color" />
        <TextInput name="name" label="Product name" />
        <TextInput name="description" label="Description" multiline minRows={3} maxRows={8} />
      </FieldGroup>
      <ProductParts features="multiList" />
      <FieldGroup title="Extras">
        <SwitchField name="showSpecialBox" label="Show top pick">
          <TextInput name="specialText" label="Top pick text" />
        </SwitchField>
        <SwitchField name="showScore" label="Show product score">
          <TextInput name="productScoreText" label="Product Score (0-10)" />
        </SwitchField>
        <DisclaimerFields />
      </FieldGroup>
      <LookFields />
    </>
  );
}
