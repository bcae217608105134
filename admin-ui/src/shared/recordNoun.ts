import { type RaRecord, useGetRecordRepresentation, useResourceDefinition } from 'react-admin';
import { counted } from './counted';

/** How sentences speak of a resource's records. */
export interface RecordNoun {
  one: string;
  many: string;
  /** What deleting takes along, or what it leaves. */
  onDelete?: string;
}

export interface ResourceOptions {
  label: string;
  noun: RecordNoun;
  /** Where the API answers the whole list as a csv, for a list whose rows the server knows how to name. */
  exportPath?: string;
}

/** Until react-admin has taken note of its resources, which it does after the first page shows. */
const UNKNOWN: ResourceOptions = { label: '', noun: { one: 'record', many: 'records' } };

/** What the resource's row of the admin pages says of it. */
export function useResourceOptions(): ResourceOptions {
  const { options } = useResourceDefinition<ResourceOptions>();
  return options ?? UNKNOWN;
}

/** Calls records by the name of the one or by their number: `Freya Free`, `3 users`. */
export function useNaming(): (ids: readonly RaRecord['id'][], known: readonly RaRecord[]) => string {
  const { one, many } = useResourceOptions().noun;
  const nameOf = useGetRecordRepresentation();
  return (ids, known) => {
    const record = ids.length === 1 ? known.find(({ id }) => id === ids[0]) : undefined;
    const name = record && nameOf(record);
    return typeof name === 'string' && name ? name : counted(ids.length, one, many);
  };
}
