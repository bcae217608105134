import { EventEmitter, once } from 'node:events';

/** Hands out items so that those of one host come one after the other, and no host waits for another one. */
export class HostTurns<Item> {
  private readonly waiting = new Map<string, Item[]>();
  private readonly ready: string[];
  private busy = 0;
  private isOver = false;
  private readonly events = new EventEmitter().setMaxListeners(100);

  constructor(
    items: readonly Item[],
    private readonly hostOf: (item: Item) => string,
  ) {
    for (const item of items) {
      const host = hostOf(item);
      const others = this.waiting.get(host);
      if (others) others.push(item);
      else this.waiting.set(host, [item]);
    }
    this.ready = [...this.waiting.keys()];
  }

  /** Waits while all that is left is of hosts that are being asked; null when nothing is left. */
  async next(signal: AbortSignal): Promise<Item | null> {
    for (;;) {
      signal.throwIfAborted();
      if (this.isOver) return null;
      const host = this.ready.shift();
      const item = host === undefined ? undefined : this.waiting.get(host)?.shift();
      if (item !== undefined) {
        this.busy++;
        return item;
      }
      if (this.busy === 0) return null;
      await once(this.events, 'change', { signal });
    }
  }

  /** Its host may be asked again, behind the others. */
  done(item: Item): void {
    this.busy--;
    const host = this.hostOf(item);
    if ((this.waiting.get(host)?.length ?? 0) > 0) this.ready.push(host);
    this.events.emit('change');
  }

  /** Nothing more is handed out. */
  end(): void {
    this.isOver = true;
    this.events.emit('change');
  }
}
