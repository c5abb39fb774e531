import { dateAndTime, longDateWithYear, monthAndYear, pluralize } from '@futurelab/platform/format';
import { Markdown } from '@futurelab/platform/markdown';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { Badge, Button } from '@futurelab/platform/ui';
import { useState } from 'react';
import type { ReportedMatter } from '../../queries/admin/reports';
import { DecisionForm } from './decision-form';
import { DECISIONS, KINDS, REASONS } from './report-labels';
import styles from './reports.module.css';

interface ModerationCaseCardProps {
  moderationCase: ReportedMatter;
  /** IANA zone of the reader. */
  timeZone: string;
  onRefresh: () => void;
}

/** One thing that was reported: what it said, who reported it and why, whose it is, and the decision. */
export function ModerationCaseCard({ moderationCase, timeZone, onRefresh }: ModerationCaseCardProps) {
  const { subject, copy, isHidden, author, reports, reportCount, decision, earlier } = moderationCase;
  const [again, setAgain] = useState(false);
  const heading = `matter-${moderationCase.id}`;
  return (
    <article className={styles.moderationCase} aria-labelledby={heading}>
      <header className={styles.head}>
        <Badge>{KINDS[subject.kind]}</Badge>
        {isHidden && <Badge tone="ember">Hidden</Badge>}
        <h2 id={heading} className={styles.title}>
          <Link dir="auto" to={copy.href}>
            {copy.title}
          </Link>
        </h2>
      </header>
      <div className={styles.columns}>
        <div className={styles.copy}>
          <p className={styles.quiet}>As first reported</p>
          {copy.text ? <Markdown>{copy.text}</Markdown> : <p className={styles.quiet}>No text.</p>}
        </div>
        <div className={styles.side}>
          <section>
            <h3 className={styles.label}>{pluralize(reportCount, 'report')}</h3>
            <ul className={styles.list}>
              {reports.map(({ id, reason, note, reporter, createdAt }) => (
                <li key={id}>
                  <strong>{REASONS[reason]}</strong>
                  {note && (
                    <q dir="auto" className={styles.note}>
                      {note}
                    </q>
                  )}
                  <span className={styles.quiet}>
                    {reporter?.name ?? 'Former member'},{' '}
                    <time dateTime={createdAt}>{dateAndTime(createdAt, timeZone)}</time>
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h3 className={styles.label}>Author</h3>
            <Author author={author} timeZone={timeZone} />
          </section>
        </div>
      </div>
      {(decision || earlier.length > 0) && (
        <ul className={styles.list}>
          {[...(decision ? [decision] : []), ...earlier].map((one) => (
            <li key={one.id}>
              <span>
                <strong>{one.actor?.name ?? 'Former member'}</strong> {DECISIONS[one.decision].done}
                {one.until && ` until ${longDateWithYear(one.until, timeZone)}`}
              </span>
              <time className={styles.quiet} dateTime={one.at}>
                {dateAndTime(one.at, timeZone)}
              </time>
              {one.message && (
                <q dir="auto" className={styles.note}>
                  {one.message}
                </q>
              )}
            </li>
          ))}
        </ul>
      )}
      {decision && !again ? (
        <Button variant="secondary" size="small" className={styles.again} onClick={() => setAgain(true)}>
          {' '}
          Change decision{' '}
        </Button>
      ) : (
        <DecisionForm key={decision?.id} moderationCase={moderationCase} onRefresh={onRefresh} />
      )}
    </article>
  );
}

function Author({ author, timeZone }: Pick<ReportedMatter, 'author'> & { timeZone: string }) {
  if (!author)
    return <p className={styles.quiet}>No author: the account was deleted, or there’s no owner.</p>;
  const { name, slug, warnings, suspensions, isSuspended, joinedAt } = author;
  return (
    <p>
      <Link dir="auto" to={paths.memberProfile(slug)}>
        {name}
      </Link>{' '}
      {isSuspended && <Badge tone="ember">Suspended</Badge>}
      <span className={styles.quiet}>
        Member since {monthAndYear(joinedAt, timeZone)}. {pluralize(warnings, 'warning')},{' '}
        {pluralize(suspensions, 'suspension')}.
      </span>
    </p>
  );
}
