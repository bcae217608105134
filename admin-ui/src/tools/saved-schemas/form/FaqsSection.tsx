import { EMPTY_SCHEMA_FAQ } from '@contracts/schema/schema';
import { SCHEMA_MESSAGES } from '@contracts/schema/schema-messages';
import { FormSection } from '../../../shared/form/FormSection';
import { EntryActions } from './EntryActions';
import { EntryCard } from './EntryCard';
import { TextInput } from './TextInput';
import { type EntryKind, useEntries } from './useEntries';

const FAQS: EntryKind = { noun: 'FAQ', empty: { ...EMPTY_SCHEMA_FAQ }, first: 'question' };

export function FaqsSection() {
  const { ids, add, removeAt, undo } = useEntries('faqs', FAQS);
  return (
    <FormSection title="FAQs" text={`Optional. ${SCHEMA_MESSAGES.faqResultsEnded}`}>
      {ids.map((id, index) => (
        <EntryCard key={id} title={`FAQ ${index + 1}`} onRemove={() => removeAt(index)}>
          <TextInput name={`faqs.${index}.question`} />
          <TextInput name={`faqs.${index}.answer`} long />
        </EntryCard>
      ))}
      <EntryActions addLabel="Add FAQ" onAdd={add} undo={undo} />
    </FormSection>
  );
}
