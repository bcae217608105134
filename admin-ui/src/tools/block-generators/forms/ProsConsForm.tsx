import { ColorField } from '../fields/ColorField';
import { FieldGroup } from '../fields/FieldGroup';
import { StatementFields } from '../fields/StatementFields';
import { TextInput } from '../fields/TextInput';
import { PartTabs } from './PartTabs';

const SIDES = ['Left Side', 'Right Side'];

export function ProsConsForm() {
  return (
    <PartTabs label="Sides" parts={SIDES}>
      {(path) => (
        <>
          <FieldGroup title="Side">
            <TextInput name={`${path}title`} label="Title" />
            <ColorField name={`${path}themeColor`} label="Theme colour" />
          </FieldGroup>
          <StatementFields name={`${path}list`} />
        </>
      )}
    </PartTabs>
  );
}
