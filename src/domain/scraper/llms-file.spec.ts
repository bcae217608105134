import type { LlmsFile } from '../../contracts/scraper/llms-file';
import { llmsFileOf } from './llms-file';

const TEXT = '# Acme\n\n> Shoes for winter.\n\n- [Guide](https://example.com/guide)';
const file = { status: 200, contentType: 'text/plain; charset=utf-8', text: TEXT, bytes: 68 };

it.each<[what: string, answer: Partial<typeof file>, told: LlmsFile]>([
  ['a text', {}, { state: 'text', bytes: 68 }],
  ['Markdown', { contentType: 'text/markdown' }, { state: 'text', bytes: 68 }],
  [
    'a title below a mark of byte order and empty lines',
    { text: `\ufeff\r\n\r\n${TEXT}` },
    { state: 'text', bytes: 68 },
  ],
  ['a title that is underlined', { text: 'Acme\r\n====\r\n\r\n> Shoes.' }, { state: 'text', bytes: 68 }],
  ['a text without a title', { text: 'Allow: /\n# Acme' }, { state: 'untitled', bytes: 68 }],
  [
    'a text whose first heading is of a lower level',
    { text: '## Docs\n\n# Acme' },
    { state: 'untitled', bytes: 68 },
  ],
  ['a sign of a title alone', { text: '#\nAcme' }, { state: 'untitled', bytes: 68 }],
  ['a text without a type', { contentType: null as unknown as string }, { state: 'text', bytes: 68 }],
  ['a text about HTML', { text: `${TEXT}\n<html lang="en">` }, { state: 'text', bytes: 68 }],
  ['an empty text', { text: '', bytes: 0 }, { state: 'untitled', bytes: 0 }],
  ['a page', { contentType: 'text/html' }, { state: 'other', bytes: 68 }],
  ['a page that is called a text', { text: '\n<!DOCTYPE html><html>' }, { state: 'other', bytes: 68 }],
  ['a file', { contentType: 'application/pdf' }, { state: 'other', bytes: 68 }],
  ['nothing', { status: 404 }, { state: 'missing', bytes: 0 }],
  ['what is gone', { status: 410 }, { state: 'missing', bytes: 0 }],
  ['a refusal', { status: 403 }, { state: 'unknown', bytes: 0 }],
  ['an error', { status: 500 }, { state: 'unknown', bytes: 0 }],
])('tells %s', (_what, answer, told) => {
  expect(llmsFileOf({ ...file, ...answer })).toEqual(told);
});
