import { EMPTY_SCHEMA_FORM, EMPTY_SCHEMA_PRODUCT, type SchemaForm } from '@contracts/schema/schema';
import { SchemaFormDto } from '@contracts/schema/schema.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { FieldErrors } from 'react-hook-form';
import { placeOf } from '../form/labels';
import { findingsOf } from './findings';

const form: SchemaForm = {
  ...EMPTY_SCHEMA_FORM,
  author_name: 'example.com',
  products: [EMPTY_SCHEMA_PRODUCT, { ...EMPTY_SCHEMA_PRODUCT, addRating: true, rating: 'x' }],
  faqs: [{ question: '', answer: '' }],
};

async function errorsOf(given: SchemaForm): Promise<FieldErrors<SchemaForm>> {
  const resolve = classValidatorResolver(SchemaFormDto);
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await resolve(given, undefined, options);
  return errors;
}

it('tells all that the form refuses, then all that Google will not show, as it stands on the page', async () => {
  const findings = findingsOf(form, await errorsOf(form));
  expect(findings.map(({ level, field }) => `${level}: ${placeOf(field)}`)).toEqual([
    'error: Author URL',
    'error: Publisher name',
    'error: Publisher logo URL',
    'error: Article URL',
    'error: Article title',
    'error: Article image URL',
    'error: Article SEO description',
    'error: Article intro for products',
    'error: Published date',
    ...[1, 2].flatMap((product) =>
      ['Product name', 'Brand', 'Product URL', 'Image URL', 'Product description', 'Pros', 'Cons'].map(
        (label) => `error: Product ${product}, ${label}`,
      ),
    ),
    'error: Product 2, Rating',
    'error: Product 2, Max rating',
    'error: Product 2, Worst rating',
    'error: FAQ 1, Question',
    'error: FAQ 1, Answer',
    'warning: Author name',
    'warning: Products',
    'warning: FAQs',
  ]);
});

it('says of each field what the form says there, and names Google where it asks the same', async () => {
  const findings = findingsOf(form, await errorsOf(form));
  const about = (path: string) => findings.filter(({ field }) => field === path);
  expect(about('products.1.max_rating')).toEqual([
    expect.objectContaining({
      sentence: 'Please Enter Max Rating',
      source: expect.objectContaining({ name: 'Google, review snippets' }),
    }),
  ]);
  expect(about('article_title')).toEqual([
    expect.objectContaining({ sentence: 'Enter Article Title', source: { name: 'A check of this form' } }),
  ]);
});
