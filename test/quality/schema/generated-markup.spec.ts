import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import {
  EMPTY_SCHEMA_FORM,
  EMPTY_SCHEMA_PRODUCT,
  type SchemaForm,
} from '../../../src/contracts/schema/schema';
import { composeSchema } from '../../../src/domain/schema/generator/compose-schema';
import { SCHEMA_KINDS } from '../../../src/domain/schema/generator/schema-kinds';
import { jsonLdScript, schemaScript } from '../../../src/domain/schema/schema-script';
import { filledKind } from '../../support/filled-kind';

/** Another reading of Google's rules: what it calls an error in the markup of a page. */
async function errorsOf(script: string): Promise<unknown[]> {
  const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] });
  const issues = await new Validator().validate(extractor.parse(`<html><body>${script}</body></html>`));
  return issues.filter(({ severity }) => severity === 'ERROR');
}

const SHOP = 'https://shop.example/';
const review: SchemaForm = {
  ...EMPTY_SCHEMA_FORM,
  ...{
    author_name: 'Ada Moore',
    author_url: SHOP,
    publisher_name: 'Kettle weekly',
    publisher_logo_url: SHOP,
  },
  ...{
    article_url: SHOP,
    article_img: `${SHOP}k.jpg`,
    article_title: 'The best kettle',
    date_published: '2026-02-28',
  },
  products: [
    {
      ...EMPTY_SCHEMA_PRODUCT,
      ...{ name: 'Steamer 2', brand: 'Acme', url: SHOP, image: `${SHOP}s.jpg`, description: 'A kettle.' },
      ...{ addOffer: true, price: '19.50', currency: 'EUR' },
      ...{ pros: 'Quiet', cons: 'Heavy', addRating: true, rating: '4.5', max_rating: '5', worst_rating: '1' },
    },
  ],
};

const KINDS = [
  ['Product review', [schemaScript(review)]],
  ...SCHEMA_KINDS.map((kind) => {
    const scripts = kind.types.map(([type]) => {
      const schema = composeSchema(kind, { ...filledKind(kind), type }, () => '+01:00');
      return jsonLdScript(JSON.stringify(schema));
    });
    return [kind.title, scripts] as const;
  }),
] as const;

it('is asked about each of the 13 kinds', () => {
  expect(KINDS).toHaveLength(13);
});

it.each(KINDS)('finds no error in what the generator makes of a %s', async (_, scripts) => {
  for (const script of scripts) expect(await errorsOf(script)).toEqual([]);
});

it('finds one where a time of shipping lacks its bounds', async () => {
  const deliveryTime = {
    '@type': 'ShippingDeliveryTime',
    handlingTime: { '@type': 'QuantitativeValue', maxValue: 3 },
  };
  const offer = { '@type': 'Offer', shippingDetails: { '@type': 'OfferShippingDetails', deliveryTime } };
  const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Kettle', offers: offer };
  expect(await errorsOf(jsonLdScript(JSON.stringify(product)))).not.toEqual([]);
});
