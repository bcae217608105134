import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorCode } from '../../../contracts/error-codes';
import type { RouteRule } from '../../auth/route-rules';
import type { Schema } from './described';

/** What the source says of an operation: its comment, the type of its answer, and which errors it or what it calls makes. */
export interface Operation {
  summary: string;
  description?: string;
  /** None where it answers nothing, or a file. */
  answer?: Schema;
  refuses: ErrorCode[];
}

export interface Operations {
  operations: Record<string, Operation>;
  /** What controllers say of themselves, by the groups of their operations. */
  groups: Record<string, string>;
  /** What comments say of the properties of payloads, by class and property. */
  payloads: Record<string, Record<string, string>>;
  schemas: Record<string, Schema>;
}

/** Made by the build; read when the reference is first asked for. */
export function readOperations(): Operations {
  return JSON.parse(readFileSync(join(__dirname, 'operations.json'), 'utf8')) as Operations;
}

/** A handler is documented where it is written, which may be a class that the controller extends. */
export function operationOf({ operations }: Operations, route: RouteRule): Operation {
  for (
    let owner: unknown = route.controller;
    typeof owner === 'function';
    owner = Object.getPrototypeOf(owner)
  ) {
    const found = operations[`${owner.name}.${route.handler.name}`];
    if (found) return found;
  }
  throw new Error(
    `The reference does not know ${route.controller.name}.${route.handler.name}: build again, or run npm run reference.`,
  );
}
