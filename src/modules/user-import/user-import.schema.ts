import { Schema, type Types } from 'mongoose';
import {
  type ImportRowView,
  ROW_INVITATIONS,
  ROW_OUTCOMES,
  type RowInvitation,
} from '../../contracts/users/user-import';

/** What became of one row of an import: the job knows by it where to go on, and reports by it in the end. */
export interface ImportRowRecord extends ImportRowView {
  job: Types.ObjectId;
  /** Whether the row has a password for an account that keeps its own. */
  passwordIgnored: boolean;
  /** Of a new account without a password. */
  invitation?: RowInvitation;
  /** Of an error: the row as the file has it, without passwords. */
  cells?: string[];
}

export const IMPORT_ROW_MODEL = 'UserImportRow';

export const ImportRowSchema = new Schema<ImportRowRecord>(
  {
    job: { type: Schema.Types.ObjectId, required: true },
    row: { type: Number, required: true },
    email: { type: String, default: '' },
    outcome: { type: String, enum: ROW_OUTCOMES, required: true },
    reason: { type: String, default: '' },
    passwordIgnored: { type: Boolean, required: true },
    invitation: { type: String, enum: ROW_INVITATIONS },
    cells: { type: [String], default: undefined },
  },
  { collection: 'user_import_rows', versionKey: false, strictQuery: 'throw' },
);
