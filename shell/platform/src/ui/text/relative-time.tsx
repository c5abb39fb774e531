import { ago, fullDate, shortDateWithYear } from '../../format';
import { useCurrentMinute } from './use-current-minute';

export interface RelativeTimeProps {
  /** UTC instant. */
  at: string;
  /** IANA zone the date is shown in. */
  timeZone: string;
}

/** "5 min ago", with the full date as its title; the date alone once it is a week ago, and as long as no script runs. */
export function RelativeTime({ at, timeZone }: RelativeTimeProps) {
  const now = useCurrentMinute();
  return (
    <time dateTime={at} title={fullDate(at, timeZone)}>
      {(now !== null && ago(at, now)) || shortDateWithYear(at, timeZone)}
    </time>
  );
}
