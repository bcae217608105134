import { type IntentLists, INTENT_TYPES } from '../../contracts/intent/intent';
import { encodeUtf8 } from '../csv/bytes';
import { PrimaryIntent } from './primary-intent';
import { WordMatcher } from './word-matcher';

const LISTS: IntentLists = {
  informational: [
    'how to',
    'how',
    'who',
    'what is',
    'why',
    'guide',
    'warum',
    'was ist',
    'qué es',
    'por qué',
    'como',
    'jak',
    'nasıl',
    '什么',
  ],
  commercialInvestigation: ['best', 'best buy', 'vs', 'what is the best', 'review', 'preis-leistungs-sieger'],
  transactional: ['buy', 'book', 'order', 'where to buy', 'kaufen', 'comprar', 'comprar ya', 'preis', '购买'],
  navigational: ['contact', 'login', 'contact us'],
};
const matcher = new WordMatcher(LISTS);
const primary = new PrimaryIntent(matcher);

function decide(keyword: string): string {
  const bytes = encodeUtf8(keyword);
  matcher.match(bytes, 0, bytes.length, /^[\0-\x7f]*$/.test(keyword));
  const intent = INTENT_TYPES[primary.decide()];
  const { by, word } = primary.reason();
  return `${intent}: ${by} ${word}`;
}

it.each([
  ['buy shoes', 'Transactional: only buy'],
  ['who wrote the book of mormon', 'Informational: question who'],
  ['  who wrote the book', 'Informational: question who'],
  ['the book of who', 'Transactional: order book'],
  ['how to login', 'Informational: longest how to'],
  ['how to contact us', 'Informational: question how to'],
  ['what is the best order', 'Commercial Investigation: longest what is the best'],
  ['where to buy and how to', 'Transactional: longest where to buy'],
  ['best buy login', 'Commercial Investigation: longest best buy'],
  ['guide to order', 'Transactional: order order'],
  ['contact us to order', 'Navigational: longest contact us'],
  ['best login', 'Commercial Investigation: order best'],
  ['warum schuhe kaufen', 'Informational: question warum'],
  ['schuhe kaufen warum', 'Transactional: order kaufen'],
  ['qué es comprar', 'Informational: longest qué es'],
  ['preis-leistungs-sieger', 'Commercial Investigation: longest preis-leistungs-sieger'],
  ['por qué comprar ya', 'Informational: question por qué'],
  ['como comprar', 'Informational: question como'],
  ['什么购买', 'Transactional: order 购买'],
])('%s: %s', (keyword, expected) => expect(decide(keyword)).toBe(expected));
