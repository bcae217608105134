import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { AuditModule } from '../audit/audit.module';
import { NotesRepository } from './notes.repository';
import { NOTE_MODEL, NoteSchema, SEEN_NOTE_MODEL, SeenNoteSchema } from './notes.schema';
import { NotesService } from './notes.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: NOTE_MODEL, schema: NoteSchema },
      { name: SEEN_NOTE_MODEL, schema: SeenNoteSchema },
    ]),
    AccountRemovalsModule,
    AuditModule,
  ],
  providers: [NotesRepository, NotesService],
  exports: [NotesService],
})
export class NotesModule {}
