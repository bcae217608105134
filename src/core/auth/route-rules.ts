import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { AccessRule } from '../../contracts/access';
import { ACCESS_RULE } from './access.decorator';

export interface RouteRule {
  method: string;
  /** With the prefix and `:parameters`, such as `/api/users/:id`. */
  path: string;
  /** `UsersController.update` */
  handler: string;
  rule?: AccessRule;
}

type Handler = (...args: never[]) => unknown;

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
      const prototype = Object.getPrototypeOf(instance) as Record<string, Handler>;
      return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
        const handler = prototype[name];
        return handler ? this.routesOf(prefix, metatype, handler, `${metatype.name}.${name}`) : [];
      });
    });
  }

  /** Deny by default: a route that does not say who may call it stops the start. */
  assertComplete(): void {
    const silent = this.list().filter((route) => !route.rule);
    if (!silent.length) return;
    const names = silent.map(({ method, path, handler }) => `${method} ${path} (${handler})`);
    throw new Error(`These routes declare no access rule: ${names.join(', ')}.`);
  }

  private routesOf(
    prefix: string,
    controller: NonNullable<Parameters<Reflector['get']>[1]>,
    handler: Handler,
    name: string,
  ): RouteRule[] {
    const paths = pathsOf(handler);
    if (!paths) return [];
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [handler, controller]);
    const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
    const bases = pathsOf(controller) ?? [''];
    return bases.flatMap((base) =>
      paths.map((path) => ({ method, path: joinPath(prefix, base, path), handler: name, rule })),
    );
  }
}

function pathsOf(target: object): string[] | undefined {
  const path = Reflect.getMetadata(PATH_METADATA, target) as string | string[] | undefined;
  return path === undefined ? undefined : [path].flat();
}

function joinPath(...parts: string[]): string {
  const segments = parts.flatMap((part) => part.split('/')).filter(Boolean);
  return `/${segments.join('/')}`;
}
