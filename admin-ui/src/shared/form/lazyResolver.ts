import type { FieldValues, Resolver } from 'react-hook-form';

export type DtoClass = new () => object;

const loadValidator = () => import('@hookform/resolvers/class-validator');

/**
 * Checks a form by a DTO class that is loaded with its validator: in a quiet moment of the form (`usePreload`), or when
 * there is something to check. Where that fails, the server alone checks.
 */
export function lazyResolver<Values extends FieldValues, Checked>(loadDto: () => Promise<DtoClass>) {
  const load = async () => {
    const [{ classValidatorResolver }, dto] = await Promise.all([loadValidator(), loadDto()]);
    return classValidatorResolver(dto) as unknown as Resolver<Values, unknown, Checked>;
  };
  const resolver: Resolver<Values, unknown, Checked> = async (values, context, options) => {
    const check = await load().catch(() => undefined);
    return check ? check(values, context, options) : { values: values as unknown as Checked, errors: {} };
  };
  return Object.assign(resolver, { preload: () => void load().catch(() => undefined) });
}
