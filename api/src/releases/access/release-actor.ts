import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBearerAuth, ApiCookieAuth, ApiForbiddenResponse, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { ACCESS, type Access } from '../../core/access/access.js';
import { ErrorResponse } from '../../core/errors/error-response.dto.js';
import { ForbiddenError, UnauthorizedError } from '../../core/errors/errors.js';
import type { RequestWithMember } from '../../core/access/request.js';
import { refuseForeignOrigin } from '../../core/http/same-origin.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import type { Member } from '../../core/access/member.js';
import { DeployTokensService } from './deploy-tokens.service.js';

export interface Actor {
  /** As the audit names them. */
  name: string;
  /** The only section they may act on; null for administrators. */
  app: string | null;
  /** Null for a deploy token. */
  memberId: string | null;
}

interface RequestWithActor extends RequestWithMember {
  actor?: Actor;
}

export const actorOf = (member: Member): Actor => ({
  name: [member.firstName, member.lastName, `(${member.slug})`].filter(Boolean).join(' '),
  app: null,
  memberId: member.id,
});

/** A deploy token is for its own section. */
export function requireSection({ app: own }: Actor, app: string): void {
  if (own === null || own === app) return;
  const message = `This deploy token is for ${own}. Ask an administrator for one for ${app}.`;
  throw new ForbiddenError('foreign_section', message);
}

/**
 * Lets in administrators, and pipelines with a deploy token of the section in the path. A token is proof by itself; an
 * administrator's browser also has to name our own origin.
 */
@Injectable()
class ReleaseActorGuard implements CanActivate {
  constructor(
    private readonly tokens: DeployTokensService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    request.actor = await this.actorBehind(request);
    const { app } = request.params as { app?: string };
    if (app !== undefined) requireSection(request.actor, app);
    return true;
  }

  private async actorBehind(request: RequestWithActor): Promise<Actor> {
    const { authorization } = request.headers;
    if (authorization !== undefined) {
      const token = /^Bearer ([\w.~-]{16,200})$/i.exec(authorization)?.[1];
      const owner = token === undefined ? null : await this.tokens.find(token);
      if (!owner) throw new UnauthorizedError();
      return { name: `token ${owner.app}/${owner.name}`, app: owner.app, memberId: null };
    }
    if (request.method !== 'GET') refuseForeignOrigin(request, this.config);
    if (!request.member) throw new UnauthorizedError();
    if (!request.member.isAdmin) throw new ForbiddenError();
    return actorOf(request.member);
  }
}

/** Administrators, and deploy tokens of the section in the path. */
export function AdminOrDeployToken(options: { acceptsArchive?: boolean; maxFileBytes?: number } = {}) {
  return applyDecorators(
    SetMetadata(ACCESS, 'public' satisfies Access),
    RouteConfig({ serverToServer: true, ...options }),
    UseGuards(ReleaseActorGuard),
    ApiCookieAuth('session'),
    ApiBearerAuth('deploy-token'),
    ApiUnauthorizedResponse({
      type: ErrorResponse,
      description: 'No session and no deploy token that is good',
    }),
    ApiForbiddenResponse({
      type: ErrorResponse,
      description: 'No administrator, or a token of another section',
    }),
  );
}

/** Who acts on a route of `@AdminOrDeployToken()` or `@AdminOnly()`. */
export const ReleaseActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor, member } = context.switchToHttp().getRequest<RequestWithActor>();
  return actor ?? actorOf(member!);
});
