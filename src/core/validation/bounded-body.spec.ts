import type { ClassConstructor } from 'class-transformer';
import { SaveBlockDto } from '../../contracts/blocks/blocks.dto';
import { StartCrawlDto } from '../../contracts/scraper/crawls.dto';
import { SaveSnippetDto } from '../../contracts/snippets/snippets.dto';
import { OwnDataDto } from '../../contracts/users/users.dto';
import { presetOf } from '../../domain/blocks/blocks';
import { createValidationPipe } from '../http/validation.pipe';
import { boundedBody } from './bounded-body';

const many = <T>(entry: T) => Array.from({ length: 100_000 }, () => entry);
const check = (metatype: ClassConstructor<object>, body: unknown) =>
  createValidationPipe().transform(body, { type: 'body', metatype }) as Promise<object>;

describe.each<[string, ClassConstructor<object>, string, object]>([
  ['a block', SaveBlockDto, 'config', { variant: 'product-box-1', name: 'a' }],
  ['a snippet', SaveSnippetDto, 'fields', { name: 'a' }],
  ['a crawl', StartCrawlDto, 'extractions', {}],
  ['a user', OwnDataDto, 'data', {}],
])('%s with a wrong list', (_, type, field, others) => {
  it.each<[string, unknown[]]>([
    ['texts', many('')],
    ['objects', many({ a: [] })],
    ['lists', many([''])],
  ])('of %s is refused for it, before it is worked through', async (_kind, list) => {
    const bounded = boundedBody(type, { ...others, [field]: list, junk: list }) as Record<string, unknown>;
    expect(JSON.stringify(bounded).length).toBeLessThan(1_000);
    await expect(check(type, { ...others, [field]: list })).rejects.toMatchObject({
      errors: { [field]: expect.any(String) as string },
    });
  });
});

it('is left as it is where it is right', () => {
  const block = { variant: 'versus-box-1', name: 'a', config: presetOf('versus-box-1') };
  expect(boundedBody(SaveBlockDto, block)).toEqual(block);
});

it('keeps one too many of the lists within', () => {
  const config = { ...presetOf('product-box-1'), features: many({ key: 'a', value: 'b', junk: many(1) }) };
  const bounded = JSON.stringify(boundedBody(SaveBlockDto, { variant: 'product-box-1', config }));
  expect(bounded.length).toBeLessThan(20_000);
});
