import { EMPTY_SCHEMA_FORM, EMPTY_SCHEMA_PRODUCT, type SchemaForm } from '@contracts/schema/schema';

/** A review of one kettle with all that must be entered. */
export const FILLED_SCHEMA: SchemaForm = {
  ...EMPTY_SCHEMA_FORM,
  author_name: 'Ada Moore',
  author_url: 'https://example.com/ada',
  publisher_name: 'Kettle Weekly',
  publisher_logo_url: 'https://example.com/logo.png',
  article_url: 'https://example.com/best-kettles',
  article_title: 'The best kettles',
  article_img: 'https://example.com/kettles.jpg',
  article_seo_description: 'We boiled water for a month.',
  article_intro_for_products: 'One kettle stood out.',
  date_published: '2026-02-28',
  products: [
    {
      ...EMPTY_SCHEMA_PRODUCT,
      name: 'Steamer 2',
      brand: 'Acme',
      url: 'https://shop.example/steamer-2',
      image: 'https://shop.example/steamer-2.jpg',
      description: 'A kettle of steel.',
      pros: 'Quiet\nFast',
      cons: 'Heavy',
    },
  ],
};
