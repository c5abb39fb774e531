import { paths } from '#platform/paths/paths';

/** URL of the login page, which redirects members to `returnTo` if that is a page of the site. */
export const loginPage = (query: { error?: string; proof?: string; returnTo?: string }) =>
  `${paths.login}?${new URLSearchParams(query).toString()}`;
