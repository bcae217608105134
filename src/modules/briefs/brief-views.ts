import type { BriefDetail, BriefEntry, SavedOutlines } from '../../contracts/briefs/brief-views';
import type { BriefRow } from './briefs.repository';
import type { BriefFound, BriefRecord } from './briefs.schema';
import { unpacked } from './packed';

export async function briefDetailOf(record: BriefRecord): Promise<BriefDetail> {
  const { findings, pages, suggested } = await unpacked<BriefFound>(record.found);
  const { _id, job, keyword, language, country, ownKeywords, outlines, edited, version } = record;
  return {
    ...findings,
    ...{ id: _id.toHexString(), jobId: job.toHexString() },
    ...{ keyword, language, country, ownKeywords, outlines, edited, version, pages, suggested },
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}

export function briefEntryOf({ _id, job, ordered, createdAt, updatedAt, ...row }: BriefRow): BriefEntry {
  const { keyword, language, country, read, outliers, unread, terms } = row;
  return {
    ...{ id: _id.toHexString(), jobId: job.toHexString(), keyword, language, country },
    ...{ read, outliers, unread, terms, outlines: ordered },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function savedOutlinesOf({ outlines, edited, version, updatedAt }: BriefRecord): SavedOutlines {
  return { outlines, edited, version, updatedAt: updatedAt.toISOString() };
}
