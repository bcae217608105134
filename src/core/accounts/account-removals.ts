import { Injectable } from '@nestjs/common';

type Removal = (userId: string) => Promise<unknown>;

/** What goes with an account: each feature registers how it deletes what it keeps of a user. */
@Injectable()
export class AccountRemovals {
  private readonly removals: Removal[] = [];

  add(removal: Removal): void {
    this.removals.push(removal);
  }

  /** What was registered last goes first: while it goes, it may still write to what it stands on. */
  async run(userId: string): Promise<void> {
    for (const remove of this.removals.toReversed()) await remove(userId);
  }
}
