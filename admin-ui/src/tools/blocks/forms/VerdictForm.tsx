import { SwitchField } from '../../../shared/form/SwitchField';
import { ButtonFields } from '../fields/ButtonFields';
import { ThemeColorField } from '../fields/ThemeColorField';
import { FieldGroup } from '../fields/FieldGroup';
import { ImageFields } from '../fields/ImageFields';
import { StatementFields } from '../fields/StatementFields';
import { ProductExtras } from './ProductExtras';
import { LookFields } from './LookFields';
import { FillPart } from './FillPart';
import { TextInput } from '../fields/TextInput';
import { DisclaimerFields } from './DisclaimerFields';

export function VerdictForm() {
  return (
    <>
      <FieldGroup title="Verdict">
        <FillPart />
        <ThemeColorField name="themeColor" label="Theme color" />
        <TextInput name="label" label="Label" help={() => 'Such as Our verdict.'} />
        <TextInput name="name" label="Product name" />
        <TextInput name="summary" label="Summary" multiline minRows={3} maxRows={8} />
        <SwitchField name="showScore" label="Show product score">
          <TextInput name="productScoreText" label="Product Score (0-10)" />
        </SwitchField>
      </FieldGroup>
      <FieldGroup title="Titles of the lists">
        <TextInput name="prosTitle" label="Title of the pros" />
        <TextInput name="consTitle" label="Title of the cons" />
      </FieldGroup>
      <StatementFields name="pros" title="Pros" entryName="Pro" />
      <StatementFields name="cons" title="Cons" entryName="Con" />
      <ButtonFields name="buttons" />
      <ProductExtras path="" />
      <FieldGroup title="Image">
        <ImageFields />
      </FieldGroup>
      <FieldGroup title="Extras">
        <DisclaimerFields />
      </FieldGroup>
      <LookFields />
    </>
  );
}
