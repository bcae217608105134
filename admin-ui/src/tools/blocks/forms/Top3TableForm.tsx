import { SwitchField } from '../../../shared/form/SwitchField';

import { FieldGroup } from '../fields/FieldGroup';
import { ThemeColorField } from '../fields/ThemeColorField';
import { LookFields } from './LookFields';
import { FillPart } from './FillPart';
import { TextInput } from '../fields/TextInput';
import { DisclaimerFields } from './DisclaimerFields';
import { PartTabs } from './PartTabs';
import { ProductParts } from './ProductParts';

const CARDS = ['Left Card', 'Center Card', 'Right Card'];

/** Layout 1 rates its cards, layout 2 numbers them. */
export function Top3TableForm({ withRating }: { withRating: boolean }) {
  return (
    <>
      <FieldGroup title="Table">
        <ThemeColorField name="themeColor" label="Theme color" />
        <DisclaimerFields />
      </FieldGroup>
      <LookFields />
      <PartTabs label="Cards" parts={CARDS}>
        {(path, index) => (
          <>
            <FieldGroup title="Product">
              <FillPart path={path} of={CARDS[index]} />
              <TextInput name={`${path}title`} label="Product name" />
              <SwitchField name={`${path}showSpecialBox`} label="Show top pick">
                <TextInput name={`${path}topSpecialText`} label="Top pick text" />
              </SwitchField>
              {withRating ? (
                <SwitchField name={`${path}showRating`} label="Show rating">
                  <TextInput name={`${path}ratingText`} label="Product Rating (0-10)" />
                </SwitchField>
              ) : null}
            </FieldGroup>
            <ProductParts
              path={path}
              features="features"
              place={index}
              score={withRating ? undefined : <StarRating path={path} />}
            />
          </>
        )}
      </PartTabs>
    </>
  );
}

/** Layout 2 has no place for a number, but for its stars. */
function StarRating({ path }: { path: string }) {
  return (
    <SwitchField name={`${path}showRating`} label="Show rating" help="As stars only.">
      <TextInput name={`${path}ratingText`} label="Product Rating (0-10)" />
    </SwitchField>
  );
}
