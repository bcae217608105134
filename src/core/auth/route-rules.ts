import { Injectable, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { AccessRule } from '../../contracts/access/access';
import type { ApiKeyScope } from '../../contracts/api-keys/api-keys';
import { describedOf } from '../http/reference/described';
import { accessRuleOf, keyScopeOf } from './access.decorator';

type Controller = Type<object>;
type Handler = (...args: never[]) => unknown;
type Prototype = Record<string, Handler | undefined>;

export interface RouteRule {
  method: string;
  /** With the prefix and `:parameters`, such as `/api/users/:id`. */
  path: string;
  controller: Controller;
  handler: Handler;
  rule?: AccessRule;
  /** What an API key needs; none: no key may call it. */
  keyScope?: ApiKeyScope;
  /** Classes of the handler's parameters and of what `@JsonBody` declares; a DTO may be among them. */
  parameters: unknown[];
}

/** All routes of the controllers with what they declare. */
@Injectable()
export class RouteRules {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  list(prefix = 'api'): RouteRule[] {
    return this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      if (!metatype) return [];
      const prototype = Object.getPrototypeOf(instance) as Prototype;
      const names = this.scanner.getAllMethodNames(prototype);
      return names.flatMap((name) => this.routesOf(prefix, metatype as Controller, prototype, name));
    });
  }

  /** Deny by default: a route that does not say who may call it stops the start. */
  assertComplete(): void {
    const silent = this.list().filter((route) => !route.rule);
    if (!silent.length) return;
    const names = silent.map(
      ({ method, path, controller, handler }) => `${method} ${path} (${controller.name}.${handler.name})`,
    );
    throw new Error(`These routes declare no access rule: ${names.join(', ')}.`);
  }

  private routesOf(prefix: string, controller: Controller, prototype: Prototype, name: string): RouteRule[] {
    const handler = prototype[name];
    if (!handler) return [];
    const paths = pathsOf(handler);
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
    const route = {
      method,
      controller,
      handler,
      rule: accessRuleOf(this.reflector, handler, controller),
      keyScope: keyScopeOf(this.reflector, method, handler, controller),
      parameters: parametersOf(prototype, name, handler),
    };
    const bases = pathsOf(controller);
    return bases.flatMap((base) => paths.map((path) => ({ ...route, path: joinPath(prefix, base, path) })));
  }
}

function parametersOf(prototype: Prototype, name: string, handler: Handler): unknown[] {
  const types = Reflect.getMetadata('design:paramtypes', prototype, name) as unknown[] | undefined;
  return [...(types ?? []), describedOf(handler).body];
}

/** None of a method that is no route. */
function pathsOf(target: object): string[] {
  return [(Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined) ?? []].flat();
}

function joinPath(...parts: string[]): string {
  const segments = parts.flatMap((part) => part.split('/')).filter(Boolean);
  return `/${segments.join('/')}`;
}
