import type { OtherWork } from './otherWorks.mts';
import type { PackageNotice } from './packageNotice.mts';

const RULE = '='.repeat(80);

/** The whole page: the works that are no packages, then the packages, those with the same text together. */
export function noticesText(works: readonly OtherWork[], packages: readonly PackageNotice[]): string {
  const parts = [
    'Third-party notices\n\nCohort uses the works of others listed here, each under its own terms.',
    ...works.map(({ title, text }) => `${title}\n\n${text}`),
    ...byText(packages).map(([text, names]) => `${names.join('\n')}\n\n${text}`),
  ];
  return `${parts.join(`\n\n${RULE}\n\n`)}\n`;
}

function byText(packages: readonly PackageNotice[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  const sorted = [...packages].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  for (const { name, version, license, text } of sorted) {
    groups.set(text, [...(groups.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  return [...groups];
}
