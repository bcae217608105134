import { BLOCK_VARIANTS, type SavedBlockView } from '@contracts/blocks/blocks';
import { presetOf } from '@domain/blocks/blocks';
import { fireEvent, screen } from '@testing-library/react';
import { ProductBoxPage, ProsAndConsPage, Top3TablePage } from '../tools/blocks/pages';
import { answerApi } from './answerApi';
import { openPages } from './openPages';
import { signIn } from './signIn';
import { aStudent } from './users';

const ALL: string[] = Object.entries(BLOCK_VARIANTS).flat(2);

/** A mixer in a product box, unless said otherwise. */
export function aBlock(change: Partial<SavedBlockView> = {}): SavedBlockView {
  return {
    ...{ id: 'b1', name: 'Mixer', variant: 'product-box-1', countClicks: false },
    ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
    config: presetOf('product-box-1'),
    ...change,
  };
}

interface Opening {
  path?: string;
  /** Ids of what the student may use; everything, unless said otherwise. */
  allowed?: string[];
  answers?: Parameters<typeof answerApi>[0];
}

/** The page of a generator over one that is no generator, as a student sees it who has saved nothing. */
export async function openGenerator({
  path = '/product-box-generator',
  allowed = ALL,
  answers = {},
}: Opening = {}) {
  await signIn(aStudent({ permissions: { defaultTool: '', allowed } }));
  const seen = answerApi({
    'GET /features': () => [],
    'GET /blocks': () => [],
    'POST /auth/moduleLogs': () => ({}),
    ...answers,
  });
  const pages = {
    '/before': 'The page before',
    '/product-box-generator': <ProductBoxPage />,
    '/pros-and-cons-generator': <ProsAndConsPage />,
    '/top-3-table-generator': <Top3TablePage />,
  };
  return { seen, ...openPages(pages, '/before', path) };
}

export const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
export const customize = async (variant: string) => {
  fireEvent.click(await screen.findByLabelText(`Customize ${variant}`));
  await screen.findByText('Done');
};
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
