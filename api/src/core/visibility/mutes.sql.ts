/** Whether `muter` has muted `other`; both are SQL expressions, and null is muted by nobody. */
export const hasMuted = (muter: string, other: string) =>
  `EXISTS (SELECT FROM member_mutes mm WHERE mm.muter_id = ${muter}::uuid AND mm.muted_id = ${other}::uuid)`;

/**
 * Whether what the person `id` (null: nobody) did is listed for `viewer`: not if the viewer has muted them. It can still be opened
 * by its link. The people a viewer has muted are read once per statement.
 */
export const notMuted = (id: string, viewer: string) =>
  `(${id} IS NULL OR ${id} <> ALL ((SELECT muted_by(${viewer}::uuid))::uuid[]))`;
