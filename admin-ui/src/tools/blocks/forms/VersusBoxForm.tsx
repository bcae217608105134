import { SwitchField } from '../../../shared/form/SwitchField';

import { FieldGroup } from '../fields/FieldGroup';
import { ThemeColorField } from '../fields/ThemeColorField';
import { DisclaimerFields } from './DisclaimerFields';
import { LookFields } from './LookFields';
import { FillPart } from './FillPart';
import { TextInput } from '../fields/TextInput';
import { PartTabs } from './PartTabs';
import { ProductParts } from './ProductParts';

const SIDES = ['Left Side', 'Right Side'];

interface VersusBoxFormProps {
  /** Layout 2 asks the first side alone whether the VS icon shows. */
  vsOnFirstOnly: boolean;
}

export function VersusBoxForm({ vsOnFirstOnly }: VersusBoxFormProps) {
  return (
    <>
      <FieldGroup title="Box">
        <ThemeColorField name="themeColor" label="Theme color" />
        <DisclaimerFields />
      </FieldGroup>
      <LookFields />
      <PartTabs label="Sides" parts={SIDES}>
        {(path, index) => (
          <>
            <FieldGroup title="Product">
              <FillPart path={path} of={SIDES[index]} />
              <TextInput
                name={`${path}name`}
                label="Top title"
                help={() => `Such as WINNER. Leave empty for ${SIDES[index] ?? ''}.`}
              />
              <TextInput name={`${path}title`} label="Product name" />
              <ThemeColorField name={`${path}innerThemeColor`} label="Side color" />
              {vsOnFirstOnly && index > 0 ? null : (
                <SwitchField
                  name={`${path}withVs`}
                  label="Show VS icon"
                  help={vsOnFirstOnly ? undefined : 'The VS icon shows if either side has this on.'}
                />
              )}
            </FieldGroup>
            <ProductParts
              path={path}
              features="features"
              place={index}
              score={<TextInput name={`${path}ratingText`} label="Product Rating (0-10)" />}
            />
          </>
        )}
      </PartTabs>
    </>
  );
}
