/** Characters. */
export const MAX_BATCH_NAME = 100;

/** A batch with the tools that its students may use. */
export interface PermissionView {
  _id: string;
  id: string;
  /** The batch's name, unique without regard to case. */
  batch: string;
  defaultTool: string;
  /** Tool and sub-tool ids. */
  allowed: string[];
  /** How many users are in the batch. */
  students: number;
  createdAt: string;
  updatedAt: string;
}

/** The answer of GET /permissions?getAll=true. */
export interface AllPermissionsView {
  permissions: PermissionView[];
  count: number;
}
