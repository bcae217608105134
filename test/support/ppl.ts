import type { PplFileView } from '../../src/contracts/ppl/ppl';
import { asAdmin, expectStatus, unique } from './actors';
import { type Answer, call } from './http';

export const PPL_CSV = 'name,city\r\nAnn,Rome\r\nBob,Oslo\r\n';

export interface PplUpload {
  name?: string;
  isPro?: boolean;
  tags?: string;
  /** How the file is to be read, as JSON. */
  reading?: string;
  /** None is sent where it is null. */
  content?: string | Uint8Array<ArrayBuffer> | null;
  fileName?: string;
}

/** What the form of a file sends. */
export function pplForm({
  name,
  isPro,
  tags,
  reading,
  content = PPL_CSV,
  fileName = 'leads.csv',
}: PplUpload): FormData {
  const form = new FormData();
  if (name !== undefined) form.append('name', name);
  if (isPro !== undefined) form.append('isPro', String(isPro));
  if (tags !== undefined) form.append('tags', tags);
  if (reading !== undefined) form.append('reading', reading);
  if (content !== null) form.append('file', new Blob([content]), fileName);
  return form;
}

/** Adds a PPL file by an admin. */
export async function addPpl<Body = PplFileView>(upload: PplUpload = {}, at?: string): Promise<Answer<Body>> {
  const { token } = await asAdmin(at);
  const body = pplForm({ name: unique('File'), ...upload });
  return call<Body>('POST', '/api/ppl/createPPLFile/', { at, token, body });
}

/** Changes one; its content stays unless another comes with it. */
export async function changePpl(id: string, upload: PplUpload, at?: string): Promise<Answer<PplFileView>> {
  const { token } = await asAdmin(at);
  const body = pplForm({ content: null, ...upload });
  return call<PplFileView>('PUT', `/api/ppl/updatePPLFile/${id}`, { at, token, body });
}

export async function addedPpl(upload: PplUpload = {}, at?: string): Promise<PplFileView> {
  return expectStatus(await addPpl(upload, at), 201);
}

/** A csv of so many rows of 56 bytes. */
export function pplRows(rows: number, value = 'x'): Buffer<ArrayBuffer> {
  return Buffer.from(`key,value\n${`one,${value.repeat(51)}\n`.repeat(rows)}`);
}
