import { Injectable } from '@nestjs/common';

type Removal = (userId: string) => Promise<unknown>;

/** What goes with an account: each feature registers how it deletes what it keeps of a user. */
@Injectable()
export class AccountRemovals {
  private readonly removals: Removal[] = [];

  add(removal: Removal): void {
    this.removals.push(removal);
  }

  async run(userId: string): Promise<void> {
    for (const remove of this.removals) await remove(userId);
  }
}
