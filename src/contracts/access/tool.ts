/** What a plan counts of a tool's use, per window. */
export type LimitField = 'numberOfOperations' | 'numberOfOutlines' | 'maxUrlToWatch' | 'maxCheckPerUrl';

/** What the navigation, the guards, the quotas, page search and the permission and plan forms know of a tool. */
export interface Tool {
  id: string;
  /** What stands at the top of its page. */
  title: string;
  /** The title in the navigation, where it differs. */
  navTitle?: string;
  url: string;
  badge?: 'NEW' | 'BETA' | 'Updated';
  subTools?: readonly SubTool[];
  /** What a plan limits of it, under its id; the first is what one operation costs. None without limits. */
  limits?: readonly [LimitField, ...LimitField[]];
  /** What plans call it, where that differs from the title. */
  planTitle?: string;
  /** A non-admin whose whole allowance is 0 is sent to /pricing instead of the page. */
  quotaGated?: boolean;
  /** Ids of the tools of which any one opens it: no permission names it itself. */
  openedBy?: readonly string[];
  /** Its page works in the browser and reports its use; that of all others the server counts where it does the work. */
  reportsUse?: boolean;
  /** Other names that calls and usage logs use for this tool, beside id and titles. */
  aliases?: readonly string[];
  /** Whether its page is built. One that is not shows nowhere and no permission form offers it. */
  ready: boolean;
}

export interface SubTool {
  id: string;
  name: string;
}
