import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a package says of itself and of the terms it comes under. */
export interface PackageNotice {
  name: string;
  version: string;
  license: string;
  /** The texts that it ships of its licence and notices; empty where it ships none. */
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string | { type?: string };
  author?: string | { name?: string };
}

const LICENCE_FILE = /^(licen[cs]e|copying|notice|copyright)([.-].*)?$/i;
const CODE = /\.(c?js|mjs|ts|json)$/i;

export function packageNotice(folder: string): PackageNotice {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version } = manifest;
  const license = (typeof manifest.license === 'string' ? manifest.license : manifest.license?.type) ?? '';
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && LICENCE_FILE.test(file.name) && !CODE.test(file.name))
    .map((file) => readFileSync(join(folder, file.name), 'utf8').trim());
  const text = files.join('\n\n') || standardText(license, authorOf(manifest));
  return { name, version, license: license || 'see the text below', text };
}

function authorOf({ name, author }: Manifest): string {
  const given = typeof author === 'string' ? author : author?.name;
  return given?.replace(/\s*[<(].*$/, '') || `the authors of ${name}`;
}

/** Of packages that name their licence and ship no text of it. */
function standardText(license: string, holder: string): string {
  if (license.includes('MIT')) return `MIT License\n\nCopyright (c) ${holder}\n\n${MIT}`;
  if (license === 'ISC') return `ISC License\n\nCopyright (c) ${holder}\n\n${ISC}`;
  return license ? `The package ships no text. Its terms: https://spdx.org/licenses/${license}.html` : '';
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const ISC = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;
