import { ButtonFields } from '../fields/ButtonFields';
import { ThemeColorField } from '../fields/ThemeColorField';
import { FieldGroup } from '../fields/FieldGroup';
import { ImageFields } from '../fields/ImageFields';
import { LookFields } from './LookFields';
import { TextInput } from '../fields/TextInput';
import { DisclaimerFields } from './DisclaimerFields';
import { DayField } from '../fields/DayField';
import { FillPart } from './FillPart';

export function CouponForm() {
  return (
    <>
      <FieldGroup title="Coupon">
        <FillPart />
        <ThemeColorField name="themeColor" label="Theme color" />
        <TextInput name="shop" label="Shop" />
        <TextInput name="title" label="What it gives" help={() => 'Such as 20% off everything.'} />
        <TextInput name="text" label="Description" multiline minRows={2} maxRows={6} />
        <TextInput
          name="code"
          label="Code"
          help={() => 'Leave empty if the button applies the discount itself.'}
        />
        <TextInput name="codeLabel" label="Text above the code" />
        <DayField name="endDay" label="Last day" />
        <TextInput name="endText" label="Expiry text" help={endHelp} />
        <TextInput name="terms" label="Terms" multiline maxRows={4} />
      </FieldGroup>
      <ButtonFields name="buttons" />
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

function endHelp(text: string): string {
  return text.trim() === '' ? 'Leave empty for “Valid until …”.' : '{day} becomes the last day.';
}
