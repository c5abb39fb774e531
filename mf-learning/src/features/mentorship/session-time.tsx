import { timeForReader } from '@futurelab/platform/format';

interface SessionTimeProps {
  at: string;
  /** IANA zone of the reader. */
  timeZone: string;
  /** Of the other one, where it is known. */
  otherZone: string | null;
}

/** The reader’s time first, and the other one’s beside it where their clocks differ. */
export const SessionTime = ({ at, timeZone, otherZone }: SessionTimeProps) => (
  <time dateTime={at}>{timeForReader(at, timeZone, otherZone ?? timeZone)}</time>
);
