import { PERMISSION_IDS } from '../../contracts/access/tool-ids';
import { readTools, toolsText } from './import-tools';

it('names every tool and part so that it is read again', () => {
  expect(readTools(toolsText(PERMISSION_IDS))).toEqual({ ids: PERMISSION_IDS });
});

it.each<[string, string[]]>([
  ['Intent Finder; schema-generator, Product Box 1', ['intent-finder', 'schema-generator', 'product-box-1']],
  [' ; PPL Files | ', ['ppl-files']],
])('reads “%s”', (text, ids) => {
  expect(readTools(text)).toEqual({ ids });
});

it('tells which name it does not know', () => {
  expect(readTools('intent-finder; Magic')).toEqual({ unknown: 'Magic' });
});

it('knows no tool that others open', () => {
  expect(readTools('Intent Finder; Product Library')).toEqual({ unknown: 'Product Library' });
  expect(readTools('products')).toEqual({ unknown: 'products' });
});
