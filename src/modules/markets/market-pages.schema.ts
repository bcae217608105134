import { Schema, type Types } from 'mongoose';
import type { MarketPage } from '../../contracts/markets/market-pages';

/** A page of a run that is dealt with: a later run of the job goes on behind it. */
export interface MarketPageRecord extends Omit<MarketPage, 'id'> {
  _id: Types.ObjectId;
  job: Types.ObjectId;
}

export const MARKET_PAGE_MODEL = 'MarketPage';

const text = { type: String, default: null };
const mixed = { type: Schema.Types.Mixed, default: null };

export const MarketPageSchema = new Schema<MarketPageRecord>(
  {
    job: { type: Schema.Types.ObjectId, required: true },
    position: { type: Number, required: true },
    url: { type: String, required: true },
    finalUrl: text,
    status: { type: Number, default: null },
    failure: text,
    signals: mixed,
    verdict: mixed,
    hreflangs: mixed,
    findings: mixed,
  },
  { collection: 'market_pages', versionKey: false, strictQuery: 'throw', minimize: false },
);
