/** A name such as `44 pages of shop.example` or `Sample: a coffee shop` says what a part of the summary would. */
export function madeOf(name = '', summary = ''): string {
  const isTold = (part: string) => name.startsWith(`${part} `) || name.startsWith(`${part}:`);
  return [name, ...summary.split(' · ').filter((part) => !isTold(part))].filter(Boolean).join(' · ');
}
