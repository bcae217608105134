import type { AuthorType } from '@contracts/schema/schema';
import { FieldRow } from '../../../shared/form/FieldRow';
import { FormSection } from '../../../shared/form/FormSection';
import { ChoiceInput } from './ChoiceInput';
import { DayInput } from './DayInput';
import { FaqsSection } from './FaqsSection';
import { ProductsSection } from './ProductsSection';
import { TextInput } from './TextInput';
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
