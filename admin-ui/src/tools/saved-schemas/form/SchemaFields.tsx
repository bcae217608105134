import { type AuthorType, EMPTY_SCHEMA_FAQ, EMPTY_SCHEMA_PRODUCT } from '@contracts/schema/schema';
import { SCHEMA_MESSAGES } from '@contracts/schema/schema-messages';
import { FieldRow } from '../../../shared/form/FieldRow';
import { FormSection } from '../../../shared/form/FormSection';
import { ChoiceInput } from './ChoiceInput';
import { DayInput } from './DayInput';
import { EntryActions } from './EntryActions';
import { EntryCard } from './EntryCard';
import { ProductFields } from './ProductFields';
import { TextInput } from './TextInput';
import { type EntryKind, useEntries } from './useEntries';
import { useRevalidate } from './useRevalidate';

const AUTHORS = [
  ['Person', 'A person'],
  ['Organization', 'An organization or a team'],
] as const satisfies [AuthorType, string][];

/** Every field of the form, section by section. */
export function SchemaFields() {
  const revalidate = useRevalidate();
  return (
    <>
      <FormSection title="Author and publisher" text="This browser remembers them for your next article.">
        <FieldRow>
          <TextInput name="author_name" />
          <ChoiceInput name="author_type" choices={AUTHORS} />
        </FieldRow>
        <TextInput name="author_url" keyboard="url" />
        <TextInput name="publisher_name" />
        <TextInput name="publisher_logo_url" keyboard="url" />
      </FormSection>
      <FormSection title="Article">
        <TextInput name="article_url" keyboard="url" />
        <TextInput name="article_title" />
        <TextInput name="article_img" keyboard="url" />
        <TextInput name="article_seo_description" long />
        <TextInput name="article_intro_for_products" long />
      </FormSection>
      <FormSection title="Dates">
        <FieldRow>
          <DayInput name="date_published" required onChanged={() => revalidate('date_modified')} />
          <DayInput name="date_modified" />
        </FieldRow>
      </FormSection>
      <ProductsSection />
      <FaqsSection />
    </>
  );
}

const FAQS: EntryKind = { noun: 'FAQ', empty: { ...EMPTY_SCHEMA_FAQ }, first: 'question' };

function FaqsSection() {
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

const PRODUCTS: EntryKind = { noun: 'Product', empty: { ...EMPTY_SCHEMA_PRODUCT }, first: 'name' };

function ProductsSection() {
  const { ids, add, removeAt, undo } = useEntries('products', PRODUCTS);
  return (
    <FormSection
      title="Products"
      text="Google shows product snippets for pages about a single product, and pros and cons of editorial reviews only."
    >
      {ids.map((id, index) => (
        <EntryCard
          key={id}
          title={`Product ${index + 1}`}
          onRemove={index > 0 ? () => removeAt(index) : undefined}
        >
          <ProductFields index={index} />
        </EntryCard>
      ))}
      <EntryActions addLabel="Add product" onAdd={add} undo={undo} />
    </FormSection>
  );
}
