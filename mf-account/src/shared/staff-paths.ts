/** Addresses of pages that staff alone open; they are no part of what every visitor loads. */
export const staffPaths = {
  learningPaths: '/admin/learning-paths',
  learningPath: (path: string) => `/admin/learning-paths/${encodeURIComponent(path)}`,
  seasons: '/admin/seasons',
};
