import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A work that is no package of its own: data that a table was made of, or what a package carries. */
export interface OtherWork {
  title: string;
  text: string;
}

/** Tables made of the data of others, and the libraries inside sharp. */
export function otherWorks(modules: string): OtherWork[] {
  const textOf = (...path: string[]) => readFileSync(join(modules, ...path), 'utf8').trim();
  const versionOf = (name: string) =>
    (JSON.parse(textOf(name, 'package.json')) as { version: string }).version;
  return [
    {
      title: 'The vocabulary of schema.org',
      text: `The names of types, properties and enumerations, and how they belong together, taken from schema-dts ${versionOf('schema-dts')} and brought into a table.
By schema.org, under Creative Commons Attribution-ShareAlike 3.0: https://creativecommons.org/licenses/by-sa/3.0/
The table is under the same licence. Its source: https://schema.org/docs/developers.html`,
    },
    {
      title: 'Unicode CLDR',
      text: `Languages of territories, and codes of languages and scripts, taken from cldr-core ${versionOf('cldr-core')} and brought into a table.\n\n${textOf('cldr-core', 'LICENSE')}`,
    },
    {
      title: 'Arimo',
      text: `The widths of its characters, taken from @fontsource/arimo ${versionOf('@fontsource/arimo')} and brought into a table.\n\n${textOf('@fontsource', 'arimo', 'LICENSE')}`,
    },
    {
      title: 'The public suffix list',
      text: `As tldts ${versionOf('tldts')} carries it. By Mozilla and others, under the Mozilla Public License 2.0: https://www.mozilla.org/MPL/2.0/
Its source: https://publicsuffix.org/list/public_suffix_list.dat`,
    },
    {
      title: 'Material Icons',
      text: 'By Google, under the Apache License 2.0: https://www.apache.org/licenses/LICENSE-2.0\nAs @mui/icons-material carries them.',
    },
    ...libvips(modules),
  ];
}

/** Of the platform that this is built on. */
function libvips(modules: string): OtherWork[] {
  const folders = readdirSync(join(modules, '@img')).filter((name) => name.startsWith('sharp-libvips-'));
  const licence = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').trim();
  return folders.map((name) => ({
    title: `libvips and the libraries in @img/${name}`,
    text: [
      'Loaded as a shared library, which you may replace by one of your own. Its source: https://github.com/lovell/sharp-libvips',
      readFileSync(join(modules, '@img', name, 'README.md'), 'utf8').trim(),
      licence('LGPL-3.0.txt'),
      licence('GPL-3.0.txt'),
    ].join('\n\n'),
  }));
}
