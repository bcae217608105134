import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import type { RouteRule } from '../../auth/route-rules';
import { ObjectIdPipe } from '../object-id.pipe';

interface Argument {
  kind: RouteParamtypes;
  /** The name of a parameter; none where the whole query or body is meant. */
  name?: string;
  /** As the signature has it. */
  type: unknown;
  isId: boolean;
}

type Kept = Record<string, { index: number; data?: unknown; pipes?: unknown[] }>;

/** What a handler takes from a request, as Nest's decorators have kept it. */
export function argumentsOf({ controller, handler }: RouteRule): Argument[] {
  const kept = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler.name) ?? {}) as Kept;
  const types = Reflect.getMetadata(
    'design:paramtypes',
    controller.prototype as object,
    handler.name,
  ) as unknown[];
  return Object.entries(kept).map(([key, { index, data, pipes = [] }]) => ({
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- Nest keeps it as the first part of the key.
    kind: Number(key.split(':')[0]) as RouteParamtypes,
    name: typeof data === 'string' ? data : undefined,
    type: types[index],
    isId: pipes.includes(ObjectIdPipe),
  }));
}

export function takes(route: RouteRule, kind: RouteParamtypes): boolean {
  return argumentsOf(route).some((argument) => argument.kind === kind);
}
