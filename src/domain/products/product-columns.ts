import {
  PRODUCT_FIELDS,
  PRODUCT_LABELS,
  type ProductColumns,
  type ProductField,
} from '../../contracts/products/product-import';
import { importKey } from '../csv/import-key';

/** How other lists of products name their columns, beside the names that the export gives them. */
const WORDS: Record<ProductField, readonly string[]> = {
  id: ['product id', 'cohort id'],
  name: [
    'title',
    'product',
    'product name',
    'product title',
    'produkt',
    'nom',
    'nombre',
    'nome',
    'naam',
    'nazwa',
  ],
  brand: ['manufacturer', 'vendor', 'marke', 'hersteller', 'marque', 'marca', 'merk', 'marka'],
  sku: ['asin', 'mpn', 'article number', 'item number', 'artikelnummer'],
  gtin: ['ean', 'upc', 'isbn', 'barcode', 'gtin13', 'gtin12', 'gtin14', 'gtin8', 'ean code'],
  score: ['rating', 'our rating', 'our score', 'bewertung', 'note', 'puntuacion', 'punteggio'],
  amount: [
    'amount',
    'sale price',
    'current price',
    'preis',
    'prix',
    'precio',
    'prezzo',
    'preco',
    'prijs',
    'cena',
  ],
  was: ['list price', 'regular price', 'was', 'was price', 'rrp', 'msrp', 'alter preis', 'uvp'],
  currency: ['price currency', 'currency code', 'wahrung', 'devise', 'moneda', 'valuta', 'moeda', 'waluta'],
  asOf: ['as of', 'price date', 'date', 'stand', 'datum'],
  links: ['link', 'url', 'urls', 'product url', 'affiliate link', 'affiliate url', 'product link'],
  image: ['image url', 'picture', 'photo', 'image link', 'bild', 'imagen', 'immagine', 'imagem'],
  imageAlt: ['image alt', 'alt', 'alt text', 'alternative text'],
  description: ['text', 'summary', 'body', 'beschreibung', 'descripcion', 'descrizione', 'descricao'],
  pros: ['pro', 'advantages', 'vorteile', 'avantages', 'ventajas', 'vantaggi'],
  cons: ['con', 'disadvantages', 'nachteile', 'inconvenients', 'desventajas', 'svantaggi'],
  features: ['feature', 'specifications', 'specs', 'attributes', 'eigenschaften', 'caracteristiques'],
  tags: ['tag', 'labels', 'categories', 'category', 'schlagworte', 'etiquetas'],
};

const fieldByWord = new Map<string, ProductField>(
  PRODUCT_FIELDS.flatMap((field) =>
    [PRODUCT_LABELS[field], ...WORDS[field]].map((word) => [importKey(word), field] as const),
  ),
);

/** What the columns of a file are taken for by their names; of two with the same meaning the first. */
export function matchProductColumns(header: readonly string[]): Partial<ProductColumns> {
  const matched: Partial<ProductColumns> = {};
  for (const [column, name] of header.entries()) {
    const field = fieldByWord.get(importKey(name));
    if (field) matched[field] ??= column;
  }
  return matched;
}
