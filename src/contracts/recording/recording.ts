/** What `POST /api/auth/session-recording` answers. */
export interface RecordingView {
  /** The script that records this session; null where none is to. */
  script: string | null;
}
