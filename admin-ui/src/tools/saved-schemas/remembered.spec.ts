import { EMPTY_SCHEMA_FORM, type SchemaForm } from '@contracts/schema/schema';
import { isUntouched, remember, startingValues } from './remembered';

const author = {
  author_name: 'Ada Moore',
  author_url: 'https://example.com/ada',
  publisher_name: 'Example',
  publisher_logo_url: 'https://example.com/logo.png',
};
const entered: SchemaForm = { ...EMPTY_SCHEMA_FORM, ...author, article_title: 'The best kettles' };

beforeEach(() => localStorage.clear());

it('starts empty, and later with author and publisher alone', () => {
  expect(startingValues('ada')).toEqual(EMPTY_SCHEMA_FORM);
  remember('ada', { ...entered, author_name: ' Ada Moore ' });
  expect(startingValues('ada')).toEqual({ ...EMPTY_SCHEMA_FORM, ...author });
});

it('fills in nothing of somebody else', () => {
  remember('ada', entered);
  expect(startingValues('ben')).toEqual(EMPTY_SCHEMA_FORM);
});

it.each(['', 'null', '[]', '{', '"x"', '{"author_name":7,"article_title":"x"}'])(
  'starts empty where something else was stored: %s',
  (stored) => {
    remember('ada', entered);
    const key = localStorage.key(0) ?? '';
    localStorage.setItem(key, stored);
    expect(startingValues('ada')).toEqual(EMPTY_SCHEMA_FORM);
  },
);

it('does without a storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = [
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
  ];
  remember('ada', entered);
  expect(startingValues('ada')).toEqual(EMPTY_SCHEMA_FORM);
  spies.forEach((spy) => spy.mockRestore());
});

it.each<[string, SchemaForm, boolean]>([
  ['empty', EMPTY_SCHEMA_FORM, true],
  ['with author and publisher', { ...EMPTY_SCHEMA_FORM, ...author }, true],
  ['with a title', entered, false],
  ['with a question', { ...EMPTY_SCHEMA_FORM, faqs: [{ question: '', answer: '' }] }, false],
])('a form %s is untouched: %s', (_, form, untouched) => {
  expect(isUntouched(form)).toBe(untouched);
});
