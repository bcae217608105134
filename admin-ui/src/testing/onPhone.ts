/** The screen of a phone for the tests of a file; jsdom has none. */
export function onPhone(): void {
  const nothing = () => undefined;
  const listeners = { addEventListener: nothing, removeEventListener: nothing };
  // Whatever is asked for is narrow.
  const matches = (query: string) => query.includes('max-width');
  beforeAll(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches(query), ...listeners }));
  });
}
