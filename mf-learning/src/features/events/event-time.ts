/**
 * "Thu, Nov 20, 6:00 PM GMT+1" in a named zone, the same on the server and in the browser: some runtimes put a
 * narrow space before AM and PM.
 */
export const eventTime = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(instant))
    .replace(/\u202f/g, ' ');
