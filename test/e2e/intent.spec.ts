import { gunzipSync } from 'node:zlib';
import { INTENT_RESULT_COLUMNS, MAX_WORDS_PER_LIST } from '../../src/contracts/intent/intent';
import { INTENT_MESSAGES } from '../../src/contracts/intent/intent-messages';
import type { ErrorBody } from '../../src/contracts/error-codes';
import { MESSAGES } from '../../src/contracts/messages';
import { asAdmin, asGuest, asStudent } from '../support/actors';
import { baseUrl, call, getRaw } from '../support/http';
import {
  finished,
  INTENT_LISTS,
  type IntentJob,
  TWO_KEYWORDS,
  upload,
  type Upload,
} from '../support/intent-jobs';
import { waitFor } from '../support/waiting';

const ADDED = INTENT_RESULT_COLUMNS.join(',');
const CLASSIFIED =
  `\ufeffKeyword,Volume,${ADDED}\r\n` +
  'buy shoes,10,,,buy,,Transactional,Transactional\r\n' +
  'how to run,20,how to,,,,Informational,Informational\r\n';

describe('a keywords file', () => {
  it('becomes a job whose result is the classified csv', async () => {
    const student = await asStudent();
    const { status, body } = await upload(student, TWO_KEYWORDS, { name: 'Füße (1).csv' });
    expect(status).toBe(201);
    expect(body.parameters).toMatchObject({ fileName: 'Füße (1).csv', bytes: TWO_KEYWORDS.length });
    expect(await finished(student, body.id)).toMatchObject({
      status: 'done',
      progress: { done: 2, total: 2 },
      result: { rows: 2, columns: 2, skippedRows: 0, keywordColumn: 'Keyword', counts: { Transactional: 1 } },
    });
    const result = await student.get(`/api/jobs/${body.id}/result`);
    expect(result.text).toBe(CLASSIFIED);
    expect(result.headers.get('content-encoding')).toBe('gzip');
    const disposition = result.headers.get('content-disposition') ?? '';
    expect(disposition).toContain(`filename*=UTF-8''%5Bintent%20applied%5D%20F%C3%BC%C3%9Fe`);
  });

  it('goes on where a download of its result broke off', async () => {
    const student = await asStudent();
    const { body } = await upload(student, TWO_KEYWORDS);
    await finished(student, body.id);
    const path = `/api/jobs/${body.id}/result`;
    const ask = (headers: Record<string, string>) =>
      getRaw(path, student.token, { 'accept-encoding': 'gzip', ...headers });

    const { bytes: whole, headers } = await ask({ range: 'bytes=0-' });
    const etag = headers.etag ?? '';
    const size = whole.length;
    expect(gunzipSync(whole).toString()).toBe(CLASSIFIED);
    expect(headers['content-range']).toBe(`bytes 0-${size - 1}/${size}`);

    const rest = await ask({ range: 'bytes=10-', 'if-range': etag });
    expect(rest.status).toBe(206);
    expect(rest.bytes).toEqual(whole.subarray(10));
    const changed = await ask({ range: 'bytes=10-', 'if-range': '"another"' });
    expect({ status: changed.status, bytes: changed.bytes }).toEqual({ status: 200, bytes: whole });
    const outside = await ask({ range: `bytes=${size}-` });
    expect(outside.status).toBe(416);
    expect(outside.headers['content-range']).toBe(`bytes */${size}`);
    const known = await ask({ 'if-none-match': etag });
    expect({ status: known.status, size: known.bytes.length }).toEqual({ status: 304, size: 0 });
    const plain = await ask({ range: 'bytes=0-3', 'accept-encoding': 'identity' });
    expect(plain.bytes.toString()).toBe(CLASSIFIED);
  });

  it.each(['identity', 'gzip;q=0, *'])('goes out plain to a client that accepts %s', async (accepted) => {
    const student = await asStudent();
    const { body } = await upload(student, TWO_KEYWORDS);
    await finished(student, body.id);
    const headers = { 'accept-encoding': accepted };
    const result = await student.get(`/api/jobs/${body.id}/result`, { headers });
    expect(result.headers.get('content-encoding')).toBeNull();
    expect(result.text).toBe(CLASSIFIED);
  });

  it('in UTF-16 with a preamble and tabs gives the same with tabs', async () => {
    const student = await asStudent();
    const text = `\ufeffKeyword Stats\n"May 1, 2025 - May 2, 2026"\n${TWO_KEYWORDS.replaceAll(',', '\t')}`;
    const { body } = await upload(student, new Uint8Array(Buffer.from(text, 'utf16le')));
    expect((await finished(student, body.id)).result).toMatchObject({ encoding: 'utf-16le', skippedRows: 2 });
    expect((await student.get(`/api/jobs/${body.id}/result`)).text).toBe(CLASSIFIED.replaceAll(',', '\t'));
  });

  it('that proves bad after its beginning ends its job with the sentence', async () => {
    const student = await asStudent();
    const wide = `Keyword,V\n${'buy shoes,1\n'.repeat(20_000)}${','.repeat(2000)}\n`;
    const { status, body } = await upload(student, wide);
    expect(status).toBe(201);
    expect(await finished(student, body.id)).toMatchObject({
      status: 'failed',
      error: { code: 'FILE_REJECTED', message: INTENT_MESSAGES.tooManyColumns },
    });
  });
});

describe('a refused upload makes no job', () => {
  const many = Array.from({ length: MAX_WORDS_PER_LIST + 1 }, (_, i) => `word ${i}`);
  const large = new Uint8Array(10 * 1024 * 1024 + 1).fill(0x61);
  large.set(Buffer.from('Keyword\n'));

  it.each<[string, string | Uint8Array<ArrayBuffer>, Upload, number, Partial<ErrorBody>]>([
    [
      'another extension',
      TWO_KEYWORDS,
      { name: 'keywords.xlsx' },
      422,
      { code: 'FILE_REJECTED', message: MESSAGES.fileNotCsv },
    ],
    ['an empty file', '', {}, 422, { code: 'FILE_REJECTED', message: MESSAGES.fileEmpty }],
    ['a workbook', 'PK\x03\x04', {}, 422, { code: 'FILE_REJECTED', message: INTENT_MESSAGES.spreadsheet }],
    ['binary', 'Keyword\n\0\0', {}, 422, { code: 'FILE_REJECTED', message: INTENT_MESSAGES.binary }],
    ['no keywords', 'Keyword,V\n', {}, 422, { code: 'FILE_REJECTED', message: INTENT_MESSAGES.noKeywords }],
    ['no keyword column', 'Date,V\n1,2\n', {}, 422, { message: INTENT_MESSAGES.noKeywordColumn }],
    ['over 10 MB', large, {}, 413, { code: 'FILE_TOO_LARGE', message: MESSAGES.fileTooLarge }],
    [
      'no words',
      TWO_KEYWORDS,
      { lists: {} },
      422,
      { code: 'VALIDATION_FAILED', message: INTENT_MESSAGES.wordsRequired },
    ],
    [
      'too many words',
      TWO_KEYWORDS,
      { lists: { ...INTENT_LISTS, transactional: many } },
      422,
      { code: 'VALIDATION_FAILED', errors: { transactional: INTENT_MESSAGES.tooManyWords } },
    ],
    [
      'a guess that is neither yes nor no',
      TWO_KEYWORDS,
      { lists: { ...INTENT_LISTS, guess: 'often' } },
      422,
      { code: 'VALIDATION_FAILED', errors: { guess: INTENT_MESSAGES.guessInvalid } },
    ],
    [
      'lists that are no JSON',
      TWO_KEYWORDS,
      { lists: '{' },
      422,
      { errors: { lists: INTENT_MESSAGES.listsInvalid } },
    ],
    [
      'lists of something else',
      TWO_KEYWORDS,
      { lists: { informational: [1] } },
      422,
      { code: 'VALIDATION_FAILED' },
    ],
  ])('%s', async (_, content, options, status, error) => {
    const student = await asStudent();
    const answer = await upload<ErrorBody>(student, content, options);
    expect({ ...answer.body, statusCode: answer.status }).toMatchObject({ ...error, statusCode: status });
    expect((await student.get('/api/jobs?kind=intent')).body).toEqual([]);
  });

  it('no file at all', async () => {
    const student = await asStudent();
    const body = new FormData();
    body.append('lists', JSON.stringify(INTENT_LISTS));
    const answer = await call<ErrorBody>('POST', '/api/intent/jobs', { token: student.token, body });
    expect(answer).toMatchObject({ status: 422, body: { errors: { file: MESSAGES.fileRequired } } });
  });

  it('the file before the lists', async () => {
    const student = await asStudent();
    const body = new FormData();
    body.append('file', new Blob([TWO_KEYWORDS]), 'a.csv');
    body.append('lists', JSON.stringify(INTENT_LISTS));
    const answer = await call<ErrorBody>('POST', '/api/intent/jobs', { token: student.token, body });
    expect(answer).toMatchObject({ status: 422, body: { message: INTENT_MESSAGES.fileFirst } });
  });
});

describe('POST /api/intent/submit', () => {
  it.each([
    ['text', { name: 'keywords', extension: 'csv', content: TWO_KEYWORDS }],
    [
      'a base64 data URL',
      {
        name: 'keywords',
        extension: 'csv',
        content: `data:text/csv;base64,${Buffer.from(TWO_KEYWORDS).toString('base64')}`,
      },
    ],
    ['a name with its extension', { name: 'keywords.csv', extension: null, content: TWO_KEYWORDS }],
  ])('answers the classified csv for %s', async (_, file) => {
    const student = await asStudent();
    const answer = await student.post('/api/intent/submit', { ...INTENT_LISTS, file });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(CLASSIFIED);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="[intent applied] keywords.csv"',
    );
  });

  it.each<[string, object, number, string]>([
    ['another extension', { name: 'a', extension: 'pdf', content: TWO_KEYWORDS }, 422, MESSAGES.fileNotCsv],
    ['an empty file', { name: 'a.csv', content: '' }, 422, MESSAGES.fileEmpty],
    [
      'a data URL with a bare percent sign',
      { name: 'a.csv', content: 'data:text/csv,100%' },
      422,
      INTENT_MESSAGES.contentInvalid,
    ],
    [
      'a data URL that is no UTF-8',
      { name: 'a.csv', content: 'data:text/csv,%FF%FE' },
      422,
      INTENT_MESSAGES.contentInvalid,
    ],
    [
      'over 10 MB',
      { name: 'a.csv', content: `Keyword\n${'a'.repeat(10 * 1024 * 1024)}` },
      413,
      MESSAGES.fileTooLarge,
    ],
  ])('refuses %s', async (_, file, status, message) => {
    const student = await asStudent();
    const answer = await student.post<ErrorBody>('/api/intent/submit', { ...INTENT_LISTS, file });
    expect(answer).toMatchObject({ status, body: { message } });
  });

  it('asks for a file', async () => {
    const student = await asStudent();
    expect(await student.post('/api/intent/submit', INTENT_LISTS)).toMatchObject({
      status: 422,
      body: { errors: { file: MESSAGES.fileRequired } },
    });
  });

  it('cancels the job when nobody waits for it any more', async () => {
    const student = await asStudent();
    const file = { name: 'a.csv', content: `Keyword\n${'how to buy the best shoes\n'.repeat(390_000)}` };
    const leave = new AbortController();
    const waiting = fetch(`${baseUrl()}/api/intent/submit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${student.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...INTENT_LISTS, file }),
      signal: leave.signal,
    });
    const job = await waitFor('the job', async () => (await student.get<IntentJob[]>('/api/jobs')).body[0]);
    leave.abort();
    await expect(waiting).rejects.toThrow();
    expect((await finished(student, job.id)).status).toBe('cancelled');
  });
});

describe('access', () => {
  it('is for guests and students without the tool refused', async () => {
    const other = await asStudent({ allowed: ['word-counter'] });
    for (const path of ['/api/intent', '/api/intent/get-important-words', '/api/intent/sample-file']) {
      expect((await asGuest().get(path)).status).toBe(401);
      expect((await other.get(path)).status).toBe(403);
    }
    expect((await upload(other, TWO_KEYWORDS)).status).toBe(403);
  });

  it('gives the sample file, which classifies', async () => {
    const admin = await asAdmin();
    const sample = await admin.get('/api/intent/sample-file');
    expect(sample.headers.get('content-disposition')).toContain('sample-keywords.csv');
    const { body } = await upload(admin, sample.text);
    const { result } = await finished(admin, body.id);
    expect(result?.counts).toMatchObject({ Informational: 1, Transactional: 1, Navigational: 1 });
  });
});
