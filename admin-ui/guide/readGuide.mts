import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { GuideBlock, GuideContents, GuideEntry, GuideSection } from '../src/pages/guide/guideTypes.ts';
import { contentsOf, type Listed } from './contentsOf.mts';
import { readChapter, sectionsOf } from './readChapter.mts';

/** Below it files are served for a year: their names change with their content. */
const ASSETS = 'assets/guide';

const CONTENTS = 'README.md';

export interface Guide {
  contents: GuideContents;
  /** By their paths below the built web client. */
  files: Map<string, string | Uint8Array>;
}

/**
 * Reads the guide: README.md of the folder lists its chapters but those of tools, in parts; each is a file beside it, its pictures are in the
 * folder `pictures`. What the web client could not show is refused with the chapter's name.
 */
export async function readGuide(folder: string): Promise<Guide> {
  const files: Guide['files'] = new Map();
  const keep = (name: string, content: string | Uint8Array) => {
    const extension = extname(name);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const path = `${ASSETS}/${basename(name, extension)}-${hash}${extension}`;
    files.set(path, content);
    return `/${path}`;
  };
  const picture = async (path: string) => {
    const content = await readFile(join(folder, path));
    const { width, height } = await sharp(content).metadata();
    return { url: keep(path, content), width, height };
  };
  const listed = contentsOf(await readFile(join(folder, CONTENTS), 'utf8'), await slugsIn(folder));
  const chapters: GuideEntry[] = [];
  const sections: GuideSection[] = [];
  for (const entry of listed) {
    const { title, blocks } = await chapterOf(folder, entry, picture);
    chapters.push({ ...entry, title, url: keep(`${entry.slug}.json`, JSON.stringify(blocks)) });
    sections.push(...sectionsOf(entry.slug, title, blocks));
  }
  const sectionsUrl = keep('sections.json', JSON.stringify(sections));
  return { contents: { chapters, sectionsUrl }, files };
}

async function slugsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md') && file !== CONTENTS);
  return files.map((file) => basename(file, '.md')).toSorted();
}

async function chapterOf(
  folder: string,
  { slug }: Listed,
  picture: Parameters<typeof readChapter>[1],
): Promise<{ title: string; blocks: GuideBlock[] }> {
  try {
    return await readChapter(await readFile(join(folder, `${slug}.md`), 'utf8'), picture);
  } catch (error) {
    throw new TypeError(`docs/guide/${slug}.md: ${(error as Error).message}`, { cause: error });
  }
}
