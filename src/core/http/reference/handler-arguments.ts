import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import type { RouteRule } from '../../auth/route-rules';
import { ObjectIdPipe } from '../object-id.pipe';

interface Argument {
  /** None for what is no part of the request, such as its user. */
  kind?: 'body' | 'query' | 'path';
  /** The name of a parameter; none where the whole query or body is meant. */
  name?: string;
  /** As the signature has it. */
  type: unknown;
  isId: boolean;
}

const KINDS: Record<string, Argument['kind']> = {
  [RouteParamtypes.BODY]: 'body',
  [RouteParamtypes.QUERY]: 'query',
  [RouteParamtypes.PARAM]: 'path',
};

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
    kind: KINDS[key.split(':')[0] ?? ''],
    name: typeof data === 'string' ? data : undefined,
    type: types[index],
    isId: pipes.includes(ObjectIdPipe),
  }));
}
