import { Injectable } from '@nestjs/common';

type Follow = (userId: string, email: string) => Promise<unknown>;

/** What holds the e-mail of an account to be searched and sorted by: each feature registers how it takes on a new one. */
@Injectable()
export class AccountEmails {
  private readonly followers: Follow[] = [];

  add(follow: Follow): void {
    this.followers.push(follow);
  }

  async run(userId: string, email: string): Promise<void> {
    for (const follow of this.followers) await follow(userId, email);
  }
}
