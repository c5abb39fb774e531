import { write, type Schema } from '@futurelab/platform/api';
import { longDateWithYear } from '@futurelab/platform/format';
import { useMutation } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Button } from '@futurelab/platform/ui';
import styles from './notice.module.css';

interface MemberNoticeProps {
  notice: Schema<'Notice'>;
  timeZone: string;
}

/** What a feature says to this member on every page; its text comes from the api. */
export function MemberNotice({ notice, timeZone }: MemberNoticeProps) {
  const { label, at, link, rest, action } = notice;
  const dated = (text: string) => (at ? text.replace('{date}', longDateWithYear(at, timeZone)) : text);
  return (
    <aside className={styles.notice} aria-label={label}>
      <p>
        <strong>{dated(notice.headline)}</strong> {dated(notice.text)} <Link to={link.to}>{link.label}</Link>
        {rest}
      </p>
      {action && <NoticeAction {...action} />}
    </aside>
  );
}

/** The api's own address, which no type can know. */
const send = write as (method: string, path: string, request: object) => Promise<unknown>;

function NoticeAction({ label, method, path, failure }: Schema<'NoticeAction'>) {
  const action = useMutation({
    mutationFn: () => send(method, path, {}),
    onSuccess: (_data, _none, _before, { client }) => client.invalidateQueries(),
  });
  return (
    <>
      <Button variant="secondary" size="small" busy={action.isPending} onClick={() => action.mutate()}>
        {label}
      </Button>
      <p role="alert">{action.isError && failure}</p>
    </>
  );
}
