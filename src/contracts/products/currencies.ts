/** The codes of ISO 4217 that this machine knows the names and digits of, in alphabetical order. */
export const CURRENCIES: readonly string[] = Intl.supportedValuesOf('currency');
