import { Injectable, StreamableFile } from '@nestjs/common';
import { attachment } from '../../core/files/attachment';
import type { AuthUser } from '../../contracts/access/access';
import { DRAFT_MESSAGES } from '../../contracts/drafts/draft-messages';
import type { DraftNode } from '../../contracts/drafts/draft-nodes';
import type { DraftFormat } from '../../contracts/drafts/drafts';
import { documentDownload } from '../../core/documents/document-download';
import { draftDocumentOf } from '../../domain/drafts/draft-document';
import { draftAsHtml } from '../../domain/drafts/draft-html';
import { draftViewOf } from './draft-views';
import { DraftsService } from './drafts.service';

/** Drafts as files. */
@Injectable()
export class DraftExportService {
  constructor(private readonly drafts: DraftsService) {}

  async file(user: AuthUser, id: string, format: DraftFormat): Promise<StreamableFile> {
    const { title: given, description, content, goal } = await draftViewOf(await this.drafts.owned(user, id));
    const draft = JSON.parse(content) as DraftNode;
    const title = given || DRAFT_MESSAGES.untitled;
    const named = { title, ...(goal && { language: goal.language }) };
    if (format !== 'html') {
      return documentDownload({ name: title, format, user }, draftDocumentOf(draft, named));
    }
    const bytes = Buffer.from(draftAsHtml(draft, { ...named, description }));
    return new StreamableFile(bytes, {
      type: 'text/html; charset=utf-8',
      disposition: attachment(`${title}.html`),
      length: bytes.length,
    });
  }
}
