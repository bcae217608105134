const ISO_4217: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text is a code of ISO 4217 in capitals, such as `USD`. */
export function isCurrency(text: string): boolean {
  return ISO_4217.has(text);
}
