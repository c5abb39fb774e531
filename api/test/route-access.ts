import type { Access } from '../src/common/access.js';

/**
 * Who may call what: every route of the api, once. `authorization.spec.ts` calls each as everybody and fails for a route
 * that is missing here, so a new route needs exactly one new line.
 */
export const ROUTE_ACCESS: Record<string, Access> = {
  'GET /healthz': 'public',
  'GET /readyz': 'public',

  'GET /api/batch': 'public',

  'GET /api/auth/user': 'member',
  'GET /api/auth/providers': 'public',
  'GET /api/login': 'public',
  'GET /api/logout': 'public',
  'GET /auth/:providerId': 'public',
  'GET /auth/:providerId/callback': 'public',

  'GET /api/my/profile': 'member',
  'PATCH /api/my/profile': 'member',
  'PUT /api/my/onboarding': 'member',
  'GET /api/my/membership': 'member',

  'POST /api/enquiries': 'public',
  'GET /api/enquiries': 'admin',
  'GET /api/enquiries/:id': 'admin',
  'PATCH /api/enquiries/:id': 'admin',
  'GET /enquiries': 'public',
  'POST /enquiries': 'public',
  'GET /enquiries/received': 'public',

  'POST /api/subscribe': 'public',
  'GET /newsletter': 'public',
  'POST /newsletter': 'public',
  'GET /newsletter/asked': 'public',
  'GET /newsletter/confirm': 'public',
  'POST /newsletter/confirm': 'public',
  'GET /newsletter/unsubscribe': 'public',
  'POST /newsletter/unsubscribe': 'public',
  'GET /dev/mail': 'public',
  'GET /dev/mail/:id': 'public',

  'GET /api/courses': 'public',
  'GET /api/courses/:id': 'public',
  'GET /api/courses/:id/lessons/:lessonId': 'public',
  'PUT /api/courses/:id/enrollment': 'member',
  'PUT /api/lessons/:id/completion': 'member',
  'DELETE /api/lessons/:id/completion': 'member',
  'GET /api/my/enrollments': 'member',
  'GET /api/learning-paths': 'public',

  'GET /api/search': 'public',

  'GET /api/events': 'public',
  'GET /api/events/:id': 'public',
  'PUT /api/events/:id/rsvp': 'member',
  'DELETE /api/events/:id/rsvp': 'member',
  'GET /api/my/rsvps': 'member',

  'GET /api/groups': 'public',
  'GET /api/groups/:id': 'member',
  'PUT /api/groups/:id/membership': 'member',
  'DELETE /api/groups/:id/membership': 'member',
  'GET /api/my/groups': 'member',

  'GET /api/user/points': 'member',
  'GET /api/my/activity': 'member',
  'GET /api/member-highlight': 'member',
  'GET /api/members': 'public',
  'GET /api/members/:id': 'public',

  'GET /api/posts': 'public',
  'GET /api/posts/:id': 'member',

  'GET /api/releases/live': 'public',
  'GET /api/releases/key': 'public',
  'GET /api/releases': 'admin',
  'POST /api/releases': 'admin',
  'GET /api/releases/audit': 'admin',
  'GET /api/releases/:app': 'admin',
  'GET /api/releases/:app/channel': 'admin',
  'GET /api/releases/files/:app/:release/*': 'public',
  'POST /api/releases/:app/:release/verification': 'admin',
  'POST /api/releases/:app/:release/promotion': 'admin',
  'POST /api/releases/:app/:release/pin': 'admin',
  'GET /api/releases/pin': 'public',
  'DELETE /api/releases/pin': 'public',
  'POST /api/releases/:app/canary': 'admin',
  'DELETE /api/releases/:app/canary': 'admin',
  'POST /api/releases/:app/rollback': 'admin',
  'PUT /api/releases/:app/disabled': 'admin',
  'DELETE /api/releases/:app/disabled': 'admin',
  'GET /api/releases/:app/tokens': 'admin',
  'POST /api/releases/:app/tokens': 'admin',
  'DELETE /api/releases/:app/tokens/:id': 'admin',
  'POST /api/telemetry': 'public',
  'GET /api/telemetry/vitals': 'admin',
};
