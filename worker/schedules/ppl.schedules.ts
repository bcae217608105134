import { Injectable } from '@nestjs/common';
import { PplContents } from '../../src/modules/ppl/ppl-contents';
import { HOUR_MS, type Schedule } from './schedule';

@Injectable()
export class RemoveRetiredPplFiles implements Schedule {
  readonly name = 'remove-retired-ppl-files';
  readonly every = 6 * HOUR_MS;

  constructor(private readonly contents: PplContents) {}

  run(): Promise<number> {
    return this.contents.removeRetired(new Date());
  }
}
