import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { AppError } from '../../src/core/errors/app-error';
import { documentDownload } from '../../src/core/documents/document-download';
import type { DocumentTable, ExportDocument } from '../../src/domain/export/document';

const TERMS: DocumentTable = {
  kind: 'table',
  id: 'terms',
  columns: ['Term', 'Uses'],
  rows: [['coffee', 3]],
};
const DOCUMENT: ExportDocument = {
  title: 'Brew coffee',
  sections: [{ heading: 'Terms', blocks: [{ kind: 'list', items: ['weigh & grind'] }, TERMS] }],
};
const user = { csvDelimiter: 'semicolon' } as const;
/** Where it is installed, what is sent is opened by it. */
const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;

async function sent(query: Parameters<typeof documentDownload>[0], document = DOCUMENT) {
  const file = await documentDownload(query, document);
  const { disposition, type, length } = file.getHeaders();
  return { disposition, type, length, bytes: await buffer(file.getStream()) };
}

async function openedByLibreOffice(docx: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cohort-docx-'));
  try {
    await writeFile(join(folder, 'document.docx'), docx);
    const home = `-env:UserInstallation=file://${join(folder, 'home')}`;
    const to = ['--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder];
    await promisify(execFile)('soffice', [home, ...to, join(folder, 'document.docx')]);
    return await readFile(join(folder, 'document.txt'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('the download of a document', () => {
  it('is a docx that is opened as it was written', async () => {
    const { disposition, type, bytes, length } = await sent({ name: '[brief] Kaffee', format: 'docx', user });
    expect(disposition).toBe('attachment; filename="[brief] Kaffee.docx"');
    expect(type).toContain('wordprocessingml');
    expect(length).toBe(bytes.length);
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    if (!hasLibreOffice) return;
    const text = await openedByLibreOffice(bytes);
    expect(text.split(/\s*\n\s*/)).toEqual(
      expect.arrayContaining(['\ufeffBrew coffee', expect.stringContaining('weigh & grind'), 'coffee']),
    );
  });

  it('is Markdown', async () => {
    const { disposition, bytes } = await sent({ name: 'brief', format: 'md', user });
    expect(disposition).toBe('attachment; filename=brief.md');
    expect(bytes.toString()).toContain('- weigh & grind');
  });

  it('is a csv of the table that is asked for, with the user’s delimiter', async () => {
    const { disposition, bytes } = await sent({ name: 'brief', format: 'csv', part: 'terms', user });
    expect(disposition).toBe('attachment; filename="brief - terms.csv"');
    expect(bytes.toString()).toBe('\ufeffTerm;Uses\r\ncoffee;3\r\n');
  });

  it('is a csv with the delimiter of the list that the document was made of', async () => {
    const document = { ...DOCUMENT, delimiter: '|'.charCodeAt(0) };
    const { bytes } = await sent({ name: 'hub', format: 'csv', part: 'terms', user }, document);
    expect(bytes.toString()).toBe('\ufeffTerm|Uses\r\ncoffee|3\r\n');
  });

  it.each([
    ['a table that it lacks', DOCUMENT, 'part must be one of terms.'],
    ['a table where there is none', { title: 'Nothing', sections: [] }, 'There is no table to export.'],
  ])('is refused for %s', async (_, document, sentence) => {
    const refused = sent({ name: 'brief', format: 'csv', part: 'pages', user }, document);
    await expect(refused).rejects.toThrow(new AppError('BAD_REQUEST', sentence));
  });

  it('is refused as docx where that takes too much', async () => {
    const rows = Array.from({ length: 400_000 }, (_, row) => [`term ${row}`, row]);
    const document = { title: 'Terms', sections: [{ heading: 'Terms', blocks: [{ ...TERMS, rows }] }] };
    await expect(sent({ name: 'brief', format: 'docx', user }, document)).rejects.toThrow(
      'This is too much for a Word document.',
    );
  });
});
