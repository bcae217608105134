import { autop, removep } from '@wordpress/autop';
import { ALL_BLOCK_VARIANTS } from '@contracts/blocks/blocks';
import { blockMarkup } from '@domain/blocks/blocks';
import { onePaste } from '@domain/blocks/one-paste';
import { blockStylesheet, stylesheetParts } from '@domain/blocks/stylesheet';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everythingOn, filledBlock, HOSTILE_TEXTS, presetBlock } from '../../../../../test/support/blocks';

/** What the classic editor of WordPress makes of a pasted block: it puts paragraphs and line breaks where it sees fit. */

const PARAGRAPHS = 'First line\nsecond line\n\nAfter a blank line\n \n\u200B\nAfter more of them\n';

/** Elements with their attributes, and texts, in their order; white space between elements is none of a page's content. */
function structure(node: Node): unknown[] {
  return [...node.childNodes].flatMap((child): unknown[] => {
    if (!(child instanceof Element)) return child.textContent?.trim() ? [child.textContent.trim()] : [];
    const attributes = [...child.attributes].map(({ name, value }) => `${name}=${value}`);
    return [[child.tagName, attributes, structure(child)]];
  });
}

function structureOf(html: string): unknown[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return structure(template.content);
}

const sheet = (path: string) => readFileSync(join(process.cwd(), 'src/domain/blocks', path), 'utf8');

describe.each(ALL_BLOCK_VARIANTS)('%s', (variant) => {
  const contents = [[PARAGRAPHS], HOSTILE_TEXTS, HOSTILE_TEXTS.toReversed()];
  const blocks = [
    presetBlock(variant),
    everythingOn(variant, 'auto'),
    ...contents.map((texts) => filledBlock(variant, texts, { of: everythingOn(variant, 'auto') })),
  ];

  it('is one line of HTML', () => {
    for (const block of blocks) expect(blockMarkup(block)).not.toMatch(/[\r\n]/);
  });

  it('is the same after the classic editor has put in its paragraphs', () => {
    for (const block of blocks) {
      const html = blockMarkup(block);
      expect(structureOf(autop(html))).toEqual(structureOf(html));
    }
  });

  it('is the same between the paragraphs of an article', () => {
    const html = blockMarkup(presetBlock(variant));
    const before = '<p>Before</p>';
    expect(structureOf(autop(`Before\n\n${html}\n\nAfter`))).toEqual(
      structureOf(`${before}${html}<p>After</p>`),
    );
  });

  it('is the same after a look at the classic editor’s visual tab and back', () => {
    for (const block of blocks) {
      const html = blockMarkup(block);
      expect(structureOf(autop(removep(autop(html))))).toEqual(structureOf(html));
    }
  });

  it('is the same in one paste with its stylesheet, which stays one element without a tag inside', () => {
    const css = blockStylesheet(...stylesheetParts(variant).map(sheet));
    const paste = onePaste(blockMarkup(presetBlock(variant)), css);
    expect(paste).not.toMatch(/[\r\n]|\/\*/);
    for (const kept of [autop(paste), autop(removep(autop(paste)))]) {
      expect(structureOf(kept)).toEqual(structureOf(paste));
    }
  });
});
