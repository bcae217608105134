import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { NoteView } from '../../contracts/notes/notes';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { AuditService } from '../audit/audit.service';
import { NotesRepository } from './notes.repository';
import type { NoteRecord } from './notes.schema';

/** The company-wide note, and who has seen which version of it. */
@Injectable()
export class NotesService {
  constructor(
    private readonly notes: NotesRepository,
    private readonly audit: AuditService,
    removals: AccountRemovals,
  ) {
    removals.add((user) => this.notes.forget(user));
  }

  async view(user: AuthUser): Promise<NoteView> {
    const [note, lastSeen] = await Promise.all([this.notes.find(), this.notes.lastSeen(user.id)]);
    return toView(note, lastSeen);
  }

  /** Whoever writes it has seen it. The same text again is no new version. */
  async set(admin: AuthUser, msg: string): Promise<NoteView> {
    const before = await this.notes.find();
    if ((before?.msg ?? '') === msg) return this.view(admin);
    const after = await this.notes.change(msg, new Date());
    await this.audit.record({
      actor: admin,
      action: !before?.msg ? 'create' : msg === '' ? 'delete' : 'update',
      resource: 'note',
      recordId: after._id,
      label: 'Important note',
      before: before?.msg ? { msg: before.msg } : null,
      after: msg === '' ? null : { msg },
    });
    await this.notes.markSeen(admin.id, after.version);
    return toView(after, after.version);
  }

  /** A version that there is not yet counts as the present one: it must not hide the next. */
  async markSeen(user: AuthUser, version: number): Promise<NoteView> {
    const note = await this.notes.find();
    const seen = Math.min(version, note?.version ?? 0);
    if (seen > 0) await this.notes.markSeen(user.id, seen);
    return this.view(user);
  }
}

function toView(note: NoteRecord | null, lastSeen: number): NoteView {
  if (!note) return { msg: '', version: 0, updatedAt: null, seen: true };
  const { msg, version, updatedAt } = note;
  return { msg, version, updatedAt: updatedAt.toISOString(), seen: msg === '' || lastSeen >= version };
}
