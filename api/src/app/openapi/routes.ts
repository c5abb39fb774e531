import { type INestApplicationContext, RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

export interface Route {
  method: string;
  /** With its parameters: `/api/events/:id`. */
  path: string;
  config: FastifyContextConfig;
  /** The method of its controller, for what its decorators say. */
  handler: object;
}

/** Every route of the api, from its controllers. */
export function routesOf(app: INestApplicationContext): Route[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    const { prototype } = metatype as { prototype: Record<string, unknown> };
    return Object.getOwnPropertyNames(prototype).flatMap((name) => {
      const handler: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
      const method = typeof handler === 'function' ? Reflect.getMetadata('method', handler) : undefined;
      if (method === undefined) return [];
      return combine(
        Reflect.getMetadata('path', metatype!),
        Reflect.getMetadata('path', handler as object),
      ).map((path) => ({
        method: RequestMethod[method as number]!,
        path,
        config: Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler as object) ?? {},
        handler: handler as object,
      }));
    });
  });
}

function combine(controller: string | string[], handler: string | string[]): string[] {
  return [controller]
    .flat()
    .flatMap((start) =>
      [handler].flat().map((end) => `/${start}/${end}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')),
    );
}
