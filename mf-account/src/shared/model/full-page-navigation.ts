/** A full-page navigation: sign-in and everything else the server answers outside the single page. */
export const navigateAway = (url: string): void => window.location.assign(url);
