import { MAX_DOMAINS } from '@contracts/markets/markets';

export interface DomainLines {
  /** The first ones, each once. */
  lines: string[];
  /** How many there are in all. */
  count: number;
}

/** The domains of a text, one a line or with commas, semicolons or tabs between them. */
export function domainLines(text: string): DomainLines {
  const different = new Set<string>();
  for (const part of text.split(/[\n\r,;\t]+/)) {
    const line = part.trim().replace(/^"(.*)"$/, '$1');
    if (line !== '') different.add(line);
  }
  return { lines: [...different].slice(0, MAX_DOMAINS), count: different.size };
}

/** Some of each kind. */
export const SAMPLE_DOMAINS = [
  'www.example.co.uk',
  'https://shop.example.de/schuhe',
  'example.com.br',
  'example.ch',
  'someone.github.io',
  'example.io',
  'example.eu',
  'bücher.example',
  'xn--e1afmkfd.xn--p1ai',
  'pаypal.com',
  'co.uk',
  '192.0.2.1',
].join('\n');
