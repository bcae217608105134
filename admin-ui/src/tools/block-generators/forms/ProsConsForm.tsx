import { NEW_LIST_ITEM } from '@domain/blocks/defaults';

import { FieldGroup } from '../fields/FieldGroup';
import { ThemeColorField } from '../fields/ThemeColorField';
import { LookFields } from './LookFields';
import { SortableFields } from '../fields/SortableFields';
import { TextInput } from '../fields/TextInput';
import { PartTabs } from './PartTabs';

const SIDES = ['Left Side', 'Right Side'];

export function ProsConsForm() {
  return (
    <>
      <LookFields withProducts={false} />
      <PartTabs label="Sides" parts={SIDES}>
        {(path) => (
          <>
            <FieldGroup title="Side">
              <TextInput name={`${path}title`} label="Title" />
              <ThemeColorField name={`${path}themeColor`} label="Theme colour" />
            </FieldGroup>
            <SortableFields
              name={`${path}list`}
              title="List"
              entryName="Item"
              newEntry={() => ({ text: NEW_LIST_ITEM })}
              renderEntry={(entry) => <TextInput name={`${entry}text`} label="Text" multiline maxRows={4} />}
            />
          </>
        )}
      </PartTabs>
    </>
  );
}
