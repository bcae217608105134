import { READY_TOOLS } from '../access/tools';
import { JOB_KIND_DEFINITIONS, jobKindName } from './job-kinds';

const order = { name: 'shop.example', tool: 'heading-extractor' } as const;

it.each([
  ['the tool that started a reading of pages', jobKindName('pages', order as never), 'Heading Extractor'],
  ['Optimize Prime', jobKindName('optimize', order as never), 'Optimize Prime'],
  ['a crawl, which is no tool of students', jobKindName('crawl', { startUrl: '' } as never), 'Crawl'],
])('%s is named as people know it', (_, name, expected) => expect(name).toBe(expected));

it('calls every kind of a tool as the tools are called', () => {
  const titles = READY_TOOLS.map(({ title }) => title as string);
  const labels = Object.values(JOB_KIND_DEFINITIONS).flatMap((kind) =>
    'toolOf' in kind ? kind.label.split(', ') : [],
  );
  expect(labels.filter((label) => !titles.includes(label))).toEqual([]);
});
