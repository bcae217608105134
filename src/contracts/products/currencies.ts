/** The codes of ISO 4217 that this machine knows the names and digits of, in alphabetical order. */
export const CURRENCIES: readonly string[] = Intl.supportedValuesOf('currency');

export const ISO_4217: ReadonlySet<string> = new Set(CURRENCIES);
