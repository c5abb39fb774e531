/** Address of the login page. It leads whoever is signed in on to `returnTo`, if that is a page of the site. */
export const loginPage = (query: { error?: string; returnTo?: string }) =>
  `/login?${new URLSearchParams(query).toString()}`;
