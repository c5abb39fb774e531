import { Injectable, RequestMethod } from '@nestjs/common';
import { PATH_METADATA, METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

/** What the api answers: the routes of its controllers, whether its document describes them or not. */
@Injectable()
export class ApiPaths {
  private paths: string[] | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Every path, with its parameters as `:name`. */
  all(): string[] {
    this.paths ??= this.discovery.getControllers().flatMap(({ metatype }) => {
      if (!metatype) return [];
      const { prototype } = metatype;
      const handlers = this.scanner
        .getAllMethodNames(prototype)
        .map((name) => prototype[name] as object)
        .filter((handler) => Reflect.getMetadata(METHOD_METADATA, handler) in RequestMethod);
      return handlers.flatMap((handler) =>
        pathsOf(metatype).flatMap((base) => pathsOf(handler).map((path) => join(base, path))),
      );
    });
    return this.paths;
  }
}

const pathsOf = (decorated: object): string[] =>
  [Reflect.getMetadata(PATH_METADATA, decorated) as string].flat();

const join = (...parts: string[]): string =>
  `/${parts
    .map((part) => part.replace(/^\/|\/$/g, ''))
    .filter(Boolean)
    .join('/')}`;
