import { SwitchField } from '../../../shared/form/SwitchField';
import { ColorField } from '../fields/ColorField';
import { FieldGroup } from '../fields/FieldGroup';
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
        <ColorField name="themeColor" label="Theme colour" />
      </FieldGroup>
      <PartTabs label="Sides" parts={SIDES}>
        {(path, index) => (
          <>
            <FieldGroup title="Product">
              <TextInput
                name={`${path}name`}
                label="Top title"
                help={() => `Such as WINNER. Leave empty for ${SIDES[index] ?? ''}`}
              />
              <TextInput name={`${path}title`} label="Product name" />
              <ColorField name={`${path}innerThemeColor`} label="Side colour" />
              {vsOnFirstOnly && index > 0 ? null : (
                <SwitchField
                  name={`${path}withVs`}
                  label="Show VS icon"
                  help={vsOnFirstOnly ? undefined : 'One icon shows while either side has this on'}
                />
              )}
            </FieldGroup>
            <ProductParts path={path} features="features" place={index} />
          </>
        )}
      </PartTabs>
    </>
  );
}
