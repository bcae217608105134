import { normaliseAddress } from '../scraper/address';

/** A chain of redirects and canonical addresses is followed so far, as a browser does. */
const MAX_HOPS = 20;

/** Numbers the addresses that pages link to, each written address resolved once, and knows where they lead. */
export class LinkTargets {
  private readonly written = new Map<string, number>();
  private readonly numbers = new Map<string, number>();
  private readonly addresses: string[] = [];
  private readonly leads = new Map<string, string>();

  /** The number of an address as a page writes it; −1 for what is none of the web. */
  numberOf(url: string): number {
    const known = this.written.get(url);
    if (known !== undefined) return known;
    const address = normaliseAddress(url);
    const number = address === null ? -1 : this.numberOfAddress(address);
    this.written.set(url, number);
    return number;
  }

  /** An address stands for another one: by a redirect, a refresh, or its canonical address. */
  lead(from: string, to: string): void {
    const address = normaliseAddress(to, from);
    if (address !== null && address !== from) this.leads.set(from, address);
  }

  /** By number of address: the page that it leads to, of some pages; −1 where it leads to none of them. */
  resolve(pages: readonly string[]): Int32Array {
    const places = new Map(pages.map((url, place) => [url, place]));
    return Int32Array.from(this.addresses, (address) => {
      let at = address;
      for (let hops = 0; hops <= MAX_HOPS; hops += 1) {
        const lead = this.leads.get(at);
        if (lead === undefined) return places.get(at) ?? -1;
        at = lead;
      }
      return -1;
    });
  }

  private numberOfAddress(address: string): number {
    const known = this.numbers.get(address);
    if (known !== undefined) return known;
    const number = this.addresses.push(address) - 1;
    this.numbers.set(address, number);
    return number;
  }
}
