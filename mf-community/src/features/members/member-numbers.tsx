import { paths } from '@futurelab/platform/paths';
import { pluralize } from '@futurelab/platform/format';
import { useQuery } from '@futurelab/platform/query';
import { LinkButton, QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import { memberNumbersQuery } from '../../queries/members';
import styles from './member-numbers.module.css';

/** What a visitor reads of the members; nobody in particular. */
export function MemberNumbers() {
  return (
    <QueryBoundary query={useQuery(memberNumbersQuery)} what="members" skeleton={<Skeleton lines={6} />}>
      {({ members, countries, fields }) => (
        <>
          <p className={styles.count}>{pluralize(members, 'member')}</p>
          <List title="Countries" values={countries} />
          <List title="Fields" values={fields} />
          <p className={styles.end}>
            <LinkButton to={paths.signIn(paths.members)}>Sign in to see members</LinkButton>
          </p>
        </>
      )}
    </QueryBoundary>
  );
}

const List = ({ title, values }: { title: string; values: string[] }) =>
  values.length > 0 && (
    <Section layout="margin" title={title}>
      <ul className={styles.list}>
        {values.map((value) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
    </Section>
  );
