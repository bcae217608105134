import { IsNotEmpty } from 'class-validator';
import { lazyResolver } from './lazyResolver';

class NameDto {
  @IsNotEmpty({ message: 'Name is required' })
  name!: string;
}

const OPTIONS = { fields: {}, shouldUseNativeValidation: false } as never;

it('checks by the rules of the class, which is loaded for it', async () => {
  const load = vi.fn(() => Promise.resolve(NameDto as never));
  const resolver = lazyResolver(load);
  expect(load).not.toHaveBeenCalled();
  expect(await resolver({ name: '' }, undefined, OPTIONS)).toMatchObject({
    errors: { name: { message: 'Name is required' } },
  });
  expect(await resolver({ name: 'Ada' }, undefined, OPTIONS)).toEqual({
    values: { name: 'Ada' },
    errors: {},
  });
});

it('lets pass what it has no rules for: the server checks it', async () => {
  const resolver = lazyResolver(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await resolver({ name: '' }, undefined, OPTIONS)).toEqual({ values: { name: '' }, errors: {} });
});
