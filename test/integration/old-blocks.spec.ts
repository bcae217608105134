import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block, BlockVariant } from '../../src/contracts/blocks/blocks';
import { blockMarkup } from '../../src/domain/blocks/blocks';

/** A block as it was saved before blocks had prices, stars, labels or a scheme, with the HTML that it had then. */
interface OldBlock {
  name: string;
  config: Block['config'];
  html: string;
}

const FOLDER = join(__dirname, 'old-blocks');
/** The styles that there were then. */
const OLD_VARIANTS = readdirSync(FOLDER).map((file) => file.replace('.json', '') as BlockVariant);
const oldBlocks = (variant: string) =>
  JSON.parse(readFileSync(join(FOLDER, `${variant}.json`), 'utf8')) as OldBlock[];

describe.each(OLD_VARIANTS.map((variant) => [variant, oldBlocks(variant)] as const))(
  'an old %s',
  (variant, blocks) => {
    it.each(blocks.map(({ name, config, html }) => [name, config, html] as const))(
      'renders as it did: %s',
      (_, config, html) => {
        expect(blockMarkup({ variant, config } as Block)).toBe(html);
      },
    );
  },
);
