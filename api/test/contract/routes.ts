import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { TestApp } from '../test-app.js';

export interface Route {
  method: string;
  /** With its parameters: `/api/events/:id`. */
  path: string;
}

/** Every route of the running api, from its controllers. */
export function routesOf(app: TestApp): Route[] {
  const controllers = [...app.nest.get(ModulesContainer).values()].flatMap((module) => [
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
