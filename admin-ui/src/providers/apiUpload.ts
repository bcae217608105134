import { API_BASE, reportFailure } from './apiClient';
import { readToken } from './tokenStore';

export interface UploadProgress {
  /** Bytes. */
  sent: number;
  total: number;
}

export interface UploadOptions {
  /** POST unless said otherwise. */
  method?: 'POST' | 'PUT';
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
}

/** Sends a multipart form and tells how far it has come, which `fetch` cannot; the parsed JSON answer. */
export function apiUpload<T>(
  path: string,
  form: FormData,
  { method = 'POST', onProgress, signal }: UploadOptions = {},
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, `${API_BASE}${path}`);
    request.responseType = 'json';
    request.setRequestHeader('Accept', 'application/json');
    const token = readToken();
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.({ sent: loaded, total });
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as T);
      else reject(reportFailure(request.status, request.response ?? undefined));
    };
    request.onerror = () => reject(reportFailure(0));
    request.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    request.send(form);
  });
}
