import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiCookieAuth, ApiForbiddenResponse, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { Member } from './member.js';
import { ErrorResponse } from '../errors/error-response.dto.js';
import type { RequestWithMember } from './request.js';

/** Who may call a route. A route that says nothing is for members: closed by default. */
export type Access = 'public' | 'member' | 'pro' | 'moderator' | 'admin';

export const ACCESS = 'futurelab:access';
export const OPEN_TO_SUSPENDED = 'futurelab:open-to-suspended';
export const RECENTLY_AUTHENTICATED = 'futurelab:recently-authenticated';

/** Anybody, signed in or not; `@CurrentUser()` is then `Member | null`. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

/** Signed-in people. */
export const MembersOnly = () => restricted('member');

/** Signed-in people with the HPC membership; admins too. */
export const ProOnly = () => restricted('pro');

/** People who look after the community: moderators and admins. */
export const ModeratorsOnly = () => restricted('moderator');

/** Staff. */
export const AdminOnly = () => restricted('admin');

/** For writes that change nothing for anybody else, such as what was read. */
export const OpenToSuspended = () => SetMetadata(OPEN_TO_SUSPENDED, true);

/** For acts with great consequences: the member has signed in, or confirmed who they are, in the last 15 minutes. */
export const RecentlyAuthenticated = () =>
  applyDecorators(
    SetMetadata(RECENTLY_AUTHENTICATED, true),
    ApiForbiddenResponse({
      type: ErrorResponse,
      description:
        '`confirm_identity`: signed in too long ago, see `/api/my/reauthentication`; or not allowed',
    }),
  );

/** The signed-in member, or null on a public route. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): Member | null =>
    context.switchToHttp().getRequest<RequestWithMember>().member ?? null,
);

function restricted(access: Access) {
  return applyDecorators(
    SetMetadata(ACCESS, access),
    ApiCookieAuth('session'),
    ApiUnauthorizedResponse({ type: ErrorResponse, description: 'Nobody is signed in' }),
    ...(access === 'member'
      ? []
      : [ApiForbiddenResponse({ type: ErrorResponse, description: 'Signed in, but not allowed' })]),
  );
}
