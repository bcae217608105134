import { ButtonFields } from '../fields/ButtonFields';
import { ThemeColorField } from '../fields/ThemeColorField';
import { FieldGroup } from '../fields/FieldGroup';
import { ImageFields } from '../fields/ImageFields';
import { ProductExtras } from './ProductExtras';
import { LookFields } from './LookFields';
import { FillPart } from './FillPart';
import { TextInput } from '../fields/TextInput';
import { DisclaimerFields } from './DisclaimerFields';

export function CallToActionForm() {
  return (
    <>
      <FieldGroup title="Call to action">
        <FillPart />
        <ThemeColorField name="themeColor" label="Theme color" />
        <TextInput name="title" label="Title" />
        <TextInput name="text" label="Text" multiline minRows={2} maxRows={6} />
        <TextInput name="note" label="Note below the buttons" />
      </FieldGroup>
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
