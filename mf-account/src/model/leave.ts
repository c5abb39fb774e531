/** A full-page navigation: sign-in and everything else the server answers outside the single page. */
export const leaveFor = (url: string): void => window.location.assign(url);
