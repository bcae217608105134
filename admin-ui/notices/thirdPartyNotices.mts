import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { noticesText } from './noticesText.mts';
import { otherWorks } from './otherWorks.mts';
import { packageNotice } from './packageNotice.mts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILE = 'third-party-notices.txt';
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
/** Their files come by style sheets, which name no modules. */
const FONTS = ['@fontsource-variable/inter'];

/** Folders of the packages that the bundles hold, those of the workers too. */
const shipped = new Set<string>();

/** Notes which packages a bundle holds; the workers' bundles need it as well. */
export function collectShipped(): Plugin {
  return {
    name: 'collect-shipped-packages',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        for (const id of Object.keys(part.modules)) {
          const folder = PACKAGE.exec(id.replace(/^\0/, ''))?.[0];
          if (folder && existsSync(join(folder, 'package.json'))) shipped.add(folder);
        }
      }
    },
  };
}

/** Writes what the licences of all that is shipped ask for: packages of browser and server, fonts, and data. */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    generateBundle() {
      const modules = join(ROOT, 'node_modules');
      const folders = [...shipped, ...FONTS.map((name) => join(modules, name)), ...serverPackages()];
      const notices = new Map(
        folders
          .map((folder) => packageNotice(folder))
          .map((notice) => [`${notice.name} ${notice.version}`, notice]),
      );
      this.emitFile({
        type: 'asset',
        fileName: FILE,
        source: noticesText(otherWorks(modules), [...notices.values()]),
      });
    },
  };
}

/** What `npm ci --omit=dev` installs on this platform. */
function serverPackages(): string[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => join(ROOT, path))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}
