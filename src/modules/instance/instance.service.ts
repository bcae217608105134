import { Injectable } from '@nestjs/common';
import type { InstanceView } from '../../contracts/instance/instance';
import { Mailer } from '../../core/mail/mailer';

/** What this instance is to those who use it. */
@Injectable()
export class InstanceService {
  constructor(private readonly mailer: Mailer) {}

  view(): InstanceView {
    return { mail: this.mailer.isOn };
  }
}
