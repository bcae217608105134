import type { Granularity } from '../../contracts/keywords/grouping';
import { StreamableFile } from '@nestjs/common';
import { attachment } from '../../core/files/attachment';
import type { AuthUser } from '../../contracts/access/access';
import type { HubExportFormat, HubExportPart } from '../../contracts/hub/hub';
import { documentDownload } from '../../core/documents/document-download';
import { workOn } from './hub-work-in-thread';
import type { FoundHub } from './hub.service';

export interface HubExport {
  format: HubExportFormat;
  part: HubExportPart;
  granularity: Granularity;
}

/** A hub as a download: a table as csv, all of it as Markdown or docx, its drawing as svg. */
export async function exportedHub(
  { job, hub }: FoundHub,
  { format, part, granularity }: HubExport,
  user: Pick<AuthUser, 'csvDelimiter'>,
): Promise<StreamableFile> {
  const name = `[intelligent-hub] ${job.parameters.seed} - ${granularity}`;
  if (format === 'svg') {
    const drawing = Buffer.from(await workOn('svg', hub, {}));
    const disposition = attachment(`${name}.svg`);
    return new StreamableFile(drawing, { type: 'image/svg+xml', disposition, length: drawing.length });
  }
  const isCsv = format === 'csv';
  const document = await workOn('document', hub, { withKeywords: isCsv });
  return documentDownload({ name, user, format, ...(isCsv && { part }) }, document);
}
