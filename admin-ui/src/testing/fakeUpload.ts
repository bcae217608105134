interface Sent {
  path: string;
  body: unknown;
  isAborted: boolean;
  /** Ends the upload with this answer. */
  answer: (status: number, response: unknown) => void;
}

/** Stands in for the requests that uploads are made by: each waits for its answer. */
export function fakeUploads(): Sent[] {
  const uploads: Sent[] = [];
  class Upload {
    upload = {};
    status = 0;
    response: unknown;
    onload?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    private path = '';
    private sent?: Sent;
    open(_: string, path: string) {
      this.path = path;
    }
    setRequestHeader() {}
    send(body?: unknown) {
      const answer = (status: number, response: unknown) => {
        Object.assign(this, { status, response });
        this.onload?.();
        this.onloadend?.();
      };
      this.sent = { path: this.path, body, isAborted: false, answer };
      uploads.push(this.sent);
    }
    abort() {
      if (this.sent) this.sent.isAborted = true;
      this.onabort?.();
      this.onloadend?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  return uploads;
}
