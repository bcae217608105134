// A data router makes one of each address; jsdom has none.
globalThis.Request = class {
  constructor(
    readonly url: string,
    { signal }: { signal: AbortSignal },
  ) {
    Object.assign(this, { signal });
  }
} as unknown as typeof Request;
