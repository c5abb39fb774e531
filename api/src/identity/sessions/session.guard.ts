import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ACCESS, type Access, OPEN_TO_SUSPENDED, RECENTLY_AUTHENTICATED } from '../../core/access/access.js';
import {
  ForbiddenError,
  ProRequiredError,
  ReauthenticationRequiredError,
  SuspendedError,
  UnauthorizedError,
} from '../../core/errors/errors.js';
import type { RequestWithMember } from '../../core/access/request.js';
import { isStaff, type Member } from '../../core/access/member.js';
import { refuseAnotherMembersPage } from './page-member.js';
import { SessionsService } from './sessions.service.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Closed by default: every route is for members unless it says otherwise. */
@Injectable()
export class SessionGuard implements CanActivate {
  private readonly accessByHandler = new Map<unknown, Access>();

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithMember>();
    request.member = await this.sessions.resolve(request);
    if (request.member?.readsOnly && !READS.has(request.method)) throw new ForbiddenError();
    if (!READS.has(request.method)) refuseAnotherMembersPage(request, request.member);
    assertAccess(this.accessOf(context), request.member);
    if (request.member?.suspension && !READS.has(request.method)) this.refuseWrite(context, request.member);
    if (request.member && !request.member.isRecentlyAuthenticated) this.refuseIfConsequential(context);
    return true;
  }

  /** What anybody may do, and what only notes that they read, is open to suspended members too. */
  private refuseWrite(context: ExecutionContext, { suspension }: Member): void {
    const isOpen = this.reflector.getAllAndOverride<boolean | undefined>(OPEN_TO_SUSPENDED, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!isOpen && this.accessOf(context) !== 'public') throw new SuspendedError(suspension!.until);
  }

  private refuseIfConsequential(context: ExecutionContext): void {
    const handler = context.getHandler();
    if (this.reflector.get<boolean | undefined>(RECENTLY_AUTHENTICATED, handler))
      throw new ReauthenticationRequiredError();
  }

  private accessOf(context: ExecutionContext): Access {
    const handler = context.getHandler();
    const known = this.accessByHandler.get(handler);
    if (known) return known;
    const access =
      this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [handler, context.getClass()]) ?? 'member';
    this.accessByHandler.set(handler, access);
    return access;
  }
}

function assertAccess(access: Access, member: Member | null): void {
  if (access === 'public') return;
  if (!member) throw new UnauthorizedError();
  if (access === 'pro' && !member.isHPCMember && !member.isAdmin) throw new ProRequiredError();
  if (access === 'moderator' && !isStaff(member)) throw new ForbiddenError();
  if (access === 'admin' && !member.isAdmin) throw new ForbiddenError();
}
