import { MAX_BLOCK_ENTRIES } from '@contracts/blocks/blocks';
import { newGroup } from '@domain/blocks/defaults';
import { ThemeColorField } from '../fields/ThemeColorField';
import { EntryList } from '../fields/EntryList';
import { FeatureFields } from '../fields/FeatureFields';
import { FieldGroup } from '../fields/FieldGroup';
import { LookFields } from './LookFields';
import { FillPart } from './FillPart';
import { TextInput } from '../fields/TextInput';
import { DisclaimerFields } from './DisclaimerFields';

export function SpecificationsForm() {
  return (
    <>
      <FieldGroup title="Specifications">
        <FillPart />
        <ThemeColorField name="themeColor" label="Theme color" />
        <TextInput name="title" label="Title" />
        <DisclaimerFields />
      </FieldGroup>
      <EntryList
        name="groups"
        title="Groups"
        entryName="Group"
        nameField="title"
        min={0}
        max={MAX_BLOCK_ENTRIES}
        newEntry={newGroup}
        renderEntry={(path) => (
          <>
            <TextInput name={`${path}title`} label="Title of the group" />
            <FeatureFields name={`${path}rows`} compared={false} />
          </>
        )}
      />
      <LookFields withProducts={false} />
    </>
  );
}
