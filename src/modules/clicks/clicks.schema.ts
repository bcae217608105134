import { Schema, type Types } from 'mongoose';
import type { LinkKind } from '../../contracts/clicks/clicks';
import type { Day } from '../../domain/statistics/days';

/**
 * An address of this instance that leads to a target. When its block or its account is gone, its target and the moment are
 * all that is left of it, for a while.
 */
export interface GoLinkRecord {
  /** What `/go/` is followed by. */
  _id: string;
  target: string;
  createdAt: Date;
  owner?: Types.ObjectId;
  block?: Types.ObjectId;
  /** The target's hash: unique in its block. */
  targetKey?: string;
  kind?: LinkKind;
  label?: string;
  products?: string[];
  /** Whether clicks are counted; a link that is not counted leads on all the same. */
  counted?: boolean;
  orphanedAt?: Date;
}

/** A link of a block that is there. */
export type LiveGoLink = Required<Omit<GoLinkRecord, 'orphanedAt'>>;

/** How often a link was clicked on a day. Nothing is kept of who did. */
export interface GoClicksRecord {
  _id: Types.ObjectId;
  link: string;
  /** In UTC. */
  day: Day;
  block: Types.ObjectId;
  owner: Types.ObjectId;
  clicks: number;
}

export const GO_LINK_MODEL = 'GoLink';
export const GO_CLICKS_MODEL = 'GoClicks';

const OPTIONS = { versionKey: false, minimize: false, strictQuery: 'throw' } as const;

export const GoLinkSchema = new Schema<GoLinkRecord>(
  {
    _id: { type: String, required: true },
    target: { type: String, required: true },
    createdAt: { type: Date, required: true },
    owner: { type: Schema.Types.ObjectId },
    block: { type: Schema.Types.ObjectId },
    targetKey: { type: String },
    kind: { type: String },
    label: { type: String },
    products: { type: [String], default: undefined },
    counted: { type: Boolean },
    orphanedAt: { type: Date },
  },
  { collection: 'go_links', ...OPTIONS },
);

export const GoClicksSchema = new Schema<GoClicksRecord>(
  {
    link: { type: String, required: true },
    day: { type: String, required: true },
    block: { type: Schema.Types.ObjectId, required: true },
    owner: { type: Schema.Types.ObjectId, required: true },
    clicks: { type: Number, required: true },
  },
  { collection: 'go_clicks', ...OPTIONS },
);
