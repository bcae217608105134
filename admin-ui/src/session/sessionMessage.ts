/** What a session tells its user. */
export interface SessionMessage {
  text: string;
  type: 'info' | 'success' | 'warning' | 'error';
  /** Good to know, and in nobody's way. */
  passing?: boolean;
}
