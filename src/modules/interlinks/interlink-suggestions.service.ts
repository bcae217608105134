import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { INTERLINK_MESSAGES } from '../../contracts/interlinks/interlink-messages';
import { DOCUMENT_LINKS, type InterlinkSuggestionView } from '../../contracts/interlinks/interlink-views';
import type { InterlinkDecisionDto } from '../../contracts/interlinks/interlinks.dto';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import type { ExportDocument } from '../../domain/export/document';
import { anchorOf } from '../../domain/interlinks/anchor';
import { interlinkDocument } from '../../domain/interlinks/interlink-document';
import { type DecisionChange, InterlinkDecisionsRepository } from './interlink-decisions.repository';
import { InterlinkSuggestionsRepository, type SuggestionFilter } from './interlink-suggestions.repository';
import { InterlinksService } from './interlinks.service';
import type { InterlinkSuggestionRecord } from './interlinks.schema';

const ACCEPTED = { decision: 'accepted' } as const;

/** What users do with suggestions: look through them, decide, move anchors, and take them along. */
@Injectable()
export class InterlinkSuggestionsService {
  constructor(
    private readonly interlinks: InterlinksService,
    private readonly suggestions: InterlinkSuggestionsRepository,
    private readonly decisions: InterlinkDecisionsRepository,
  ) {}

  async list(
    owner: AuthUser,
    id: string,
    list: ListRequest<SuggestionFilter>,
  ): Promise<ListPage<InterlinkSuggestionView>> {
    await this.interlinks.open(owner, id);
    const { items, total } = await this.suggestions.listOfRun(owner.id, id, list);
    return { items: items.map(toSuggestionView), total };
  }

  /** What is decided holds for the sentence, so for all runs of the user that suggest it. */
  async decide(
    owner: AuthUser,
    id: string,
    key: string,
    wanted: InterlinkDecisionDto,
  ): Promise<InterlinkSuggestionView> {
    await this.interlinks.open(owner, id);
    const found = await this.suggestions.find(owner.id, id, key);
    if (!found) throw notFound();
    await this.change(owner, [key], changeOf(found, wanted));
    const changed = await this.suggestions.find(owner.id, id, key);
    if (!changed) throw notFound();
    return toSuggestionView(changed);
  }

  /** Accepts what is open of a target; how many those are. */
  async accept(owner: AuthUser, id: string, target: number): Promise<number> {
    await this.interlinks.open(owner, id);
    const keys = await this.suggestions.openKeysTo(owner.id, id, target);
    await this.change(owner, keys, ACCEPTED);
    return keys.length;
  }

  /** All that is accepted, page by page, while it is asked for; and what the run is called. */
  async accepted(
    owner: AuthUser,
    id: string,
  ): Promise<{ name: string; rows: AsyncIterable<InterlinkSuggestionRecord> }> {
    const { job } = await this.interlinks.open(owner, id);
    return { name: job.parameters.name, rows: this.suggestions.stream(owner.id, id, ACCEPTED) };
  }

  /** The same as a document for the writer; as many as it has room for. */
  async document(owner: AuthUser, id: string): Promise<{ name: string; document: ExportDocument }> {
    const { name, rows } = await this.accepted(owner, id);
    const links: InterlinkSuggestionView[] = [];
    let total = 0;
    for await (const row of rows) {
      total += 1;
      if (total <= DOCUMENT_LINKS) links.push(toSuggestionView(row));
    }
    return { name, document: interlinkDocument(name, links, total) };
  }

  /** What is remembered comes first: suggestions that a crash leaves as they were follow it with the next decision. */
  private async change(owner: AuthUser, keys: readonly string[], change: DecisionChange): Promise<void> {
    const at = new Date();
    await this.decisions.put(owner.id, keys, change, at);
    await this.suggestions.decide(owner.id, keys, change, at);
  }
}

function changeOf(
  { sentence, blocked, language }: InterlinkSuggestionRecord,
  { decision, start, end }: InterlinkDecisionDto,
): DecisionChange {
  const decided = decision === undefined ? {} : { decision };
  if (start === undefined && end === undefined) {
    if (decision === undefined) throw new AppError('BAD_REQUEST', INTERLINK_MESSAGES.decisionInvalid);
    return decided;
  }
  if (start === undefined || end === undefined || start >= end)
    throw fieldsRefused({ start: INTERLINK_MESSAGES.rangeInvalid }, INTERLINK_MESSAGES.rangeInvalid);
  const anchor = anchorOf({ sentence, blocked, language }, { start, end });
  if (!anchor)
    throw fieldsRefused({ start: INTERLINK_MESSAGES.anchorInvalid }, INTERLINK_MESSAGES.anchorInvalid);
  return { ...decided, ...anchor };
}

function toSuggestionView(record: InterlinkSuggestionRecord): InterlinkSuggestionView {
  const { key, source, sourceUrl, sourceTitle, target, targetUrl, targetTitle } = record;
  const { sentence, start, end, suggested, blocked, language, reasons, decision } = record;
  return {
    id: key,
    source: { id: source, url: sourceUrl, title: sourceTitle },
    target: { id: target, url: targetUrl, title: targetTitle },
    ...{ sentence, start, end, suggested, blocked, language, reasons, decision },
  };
}
