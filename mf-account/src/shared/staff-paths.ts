/** Addresses of pages for staff that only pages for staff link to. */
export const staffPaths = {
  invitationImport: '/admin/invitations/import',
  subscribers: '/admin/subscribers',
} as const;
