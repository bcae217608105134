export interface GraphPage {
  /** Its place in the run; the first is where clicks are counted from. */
  position: number;
  /** Addresses that lead to it: its own first, then where its redirects end. */
  addresses: readonly [own: string, ...ends: string[]];
}

export interface GraphLink {
  /** Position of the page that it is on. */
  source: number;
  target: string;
}

export interface GraphPlace {
  position: number;
  /** Other pages of the run that link to it. */
  inlinks: number;
  /** Clicks from the first page; null where no links lead there. */
  depth: number | null;
}

/** Where each page stands among the others, by the links between them. */
export class LinkGraph {
  private readonly positions = new Map<string, number>();
  private readonly sources = new Map<number, Set<number>>();
  private readonly targets = new Map<number, Set<number>>();
  /** Where the redirects of a page end, if that is another page of the run. */
  private readonly ends = new Map<number, number>();

  constructor(private readonly pages: readonly GraphPage[]) {
    for (const { position, addresses } of pages) this.name(addresses[0], position);
    for (const { position, addresses } of pages) {
      for (const end of addresses.slice(1)) {
        const page = this.name(end, position);
        if (page !== position) this.ends.set(position, page);
      }
    }
  }

  /**
   * A link of one of the pages; those to other addresses and to the page itself count nothing. One to a page that
   * redirects leads to where it ends, too.
   */
  add({ source, target }: GraphLink): void {
    const position = this.positions.get(target);
    if (position === undefined) return;
    this.connect(source, position);
    const end = this.ends.get(position);
    if (end !== undefined) this.connect(source, end);
  }

  places(): GraphPlace[] {
    const depths = this.depths();
    return this.pages.map(({ position }) => ({
      position,
      inlinks: this.sources.get(position)?.size ?? 0,
      depth: depths.get(position) ?? null,
    }));
  }

  /** The page that has the address: the first that claims it. */
  private name(address: string, position: number): number {
    const known = this.positions.get(address) ?? position;
    this.positions.set(address, known);
    return known;
  }

  private connect(source: number, target: number): void {
    if (source === target) return;
    setOf(this.sources, target).add(source);
    setOf(this.targets, source).add(target);
  }

  private depths(): Map<number, number> {
    const first = this.pages[0];
    const depths = new Map<number, number>();
    if (!first) return depths;
    depths.set(first.position, 0);
    for (const [position, depth] of depths) {
      for (const next of this.targets.get(position) ?? []) {
        if (!depths.has(next)) depths.set(next, depth + 1);
      }
    }
    return depths;
  }
}

function setOf(map: Map<number, Set<number>>, key: number): Set<number> {
  const known = map.get(key) ?? new Set<number>();
  map.set(key, known);
  return known;
}
