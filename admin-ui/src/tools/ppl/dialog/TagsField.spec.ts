import { MAX_PPL_TAG, MAX_PPL_TAGS } from '@contracts/ppl/ppl';
import { tagsOf } from './TagsField';

it.each<[string[], string[]]>([
  [
    ['Roofing', ' home,  Roofing '],
    ['roofing', 'home'],
  ],
  [
    ['a,,b', '  '],
    ['a', 'b'],
  ],
  [['two   words'], ['two words']],
  [['x'.repeat(MAX_PPL_TAG + 5)], ['x'.repeat(MAX_PPL_TAG)]],
])('%j are the tags %j', (entered, tags) => expect(tagsOf(entered)).toEqual(tags));

it('takes no more than the server does', () => {
  const many = Array.from({ length: MAX_PPL_TAGS + 3 }, (_, index) => `tag ${index}`);
  expect(tagsOf(many)).toEqual(many.slice(0, MAX_PPL_TAGS));
});
