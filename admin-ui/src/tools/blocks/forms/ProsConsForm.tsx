import { FieldGroup } from '../fields/FieldGroup';
import { ThemeColorField } from '../fields/ThemeColorField';
import { LookFields } from './LookFields';
import { StatementFields } from '../fields/StatementFields';
import { FillPart } from './FillPart';
import { TextInput } from '../fields/TextInput';
import { PartTabs } from './PartTabs';

const SIDES = ['Left Side', 'Right Side'];

export function ProsConsForm() {
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
