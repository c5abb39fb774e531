/** Addresses of pages that staff alone open; they are no part of what every visitor loads. */
export const staffPaths = {
  invitationImport: '/admin/invitations/import',
  learningPaths: '/admin/learning-paths',
  learningPath: (path: string) => `/admin/learning-paths/${encodeURIComponent(path)}`,
  redirects: '/admin/redirects',
  seasons: '/admin/seasons',
  subscribers: '/admin/subscribers',
} as const;
