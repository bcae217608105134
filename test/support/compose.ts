import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What the tests look at of a service. */
export interface ComposeService {
  image?: string;
  build?: unknown;
  pull_policy?: string;
  profiles?: string[];
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  networks?: string[];
  volumes?: string[];
  ports?: string[];
  secrets?: string[];
  mem_limit?: string;
  logging?: { driver: string; options: Record<string, string> };
  healthcheck?: { test: string[] };
}

export interface ComposeFile {
  name?: string;
  services: Record<string, ComposeService>;
  networks?: Record<string, { internal?: boolean } | null>;
  volumes?: Record<string, unknown>;
  secrets?: Record<string, { file: string }>;
}

export const rootFile = (path: string): string => readFileSync(join(__dirname, '../..', path), 'utf8');

/** A compose file with its variables put in; one that is asked for with `:?` must be given. */
export function composeFile(path: string, variables: Record<string, string> = {}): ComposeFile {
  return put(parse(rootFile(path), { merge: true }), variables) as ComposeFile;
}

function put(value: unknown, variables: Record<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => put(item, variables));
  if (typeof value === 'string') return interpolated(value, variables);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, put(item, variables)]));
}

function interpolated(text: string, variables: Record<string, string>): string {
  return text.replace(
    /(?<!\$)\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind = '', rest: string = ''): string => {
      const value = variables[name];
      if (value) return value;
      if (kind === '?') throw new Error(`${name}: ${rest}`);
      return rest;
    },
  );
}
