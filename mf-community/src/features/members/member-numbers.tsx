import { paths } from '@futurelab/platform/paths';
import { formatNumber, pluralize } from '@futurelab/platform/format';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { Avatar, LinkButton, QueryBoundary, Section, Skeleton, UserText } from '@futurelab/platform/ui';
import { memberNumbersQuery, type MemberNumbers as Numbers } from '../../queries/members';
import styles from './member-numbers.module.css';

/** How many of the members are counted by country and field. */
const COUNTED = 2_000;

/** What a visitor reads of the members: numbers, and who agreed to be shown. */
export function MemberNumbers() {
  return (
    <QueryBoundary query={useQuery(memberNumbersQuery)} what="members" skeleton={<Skeleton lines={12} />}>
      {({ members, countryCounts, fieldCounts, people }) => (
        <div className={styles.numbers}>
          <div className={styles.top}>
            <p>
              <span className={styles.number}>{formatNumber(members)}</span>{' '}
              {members === 1 ? 'member' : 'members'}
            </p>
            <LinkButton to={paths.signIn(paths.members)}>Join the community</LinkButton>
          </div>
          <People people={people} />
          <Bars title="By field" values={fieldCounts} members={members} />
          <Bars title="By country" values={countryCounts} members={members} />
        </div>
      )}
    </QueryBoundary>
  );
}

const People = ({ people }: Pick<Numbers, 'people'>) =>
  people.length > 0 && (
    <Section title="Some of our members" lead="They agreed to be shown here." className={styles.all}>
      <ul className={styles.people}>
        {people.map(({ slug, name, currentRole, profileImageUrl }) => (
          <li key={slug}>
            <Avatar name={name} src={profileImageUrl} size="large" />
            <div>
              <Link to={paths.memberProfile(slug)} className={styles.name}>
                <UserText clamped>{name}</UserText>
              </Link>
              {currentRole && (
                <p dir="auto" className={styles.quiet}>
                  {currentRole}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );

interface BarsProps {
  title: string;
  values: Numbers['fieldCounts'];
  members: number;
}

/** The longest bar is the most common; its number stands beside each. */
function Bars({ title, values, members }: BarsProps) {
  if (values.length === 0) return null;
  const most = Math.max(...values.map((value) => value.members));
  return (
    <Section
      title={title}
      {...(members > COUNTED && { lead: `Of the ${formatNumber(COUNTED)} newest members.` })}
    >
      <ul className={styles.bars}>
        {values.map(({ value, members: count }) => (
          <li key={value}>
            <span dir="auto" className={styles.value}>
              {value}
            </span>
            <svg className={styles.track} aria-hidden="true">
              <rect width={`${Math.round((100 * count) / most)}%`} height="100%" />
            </svg>
            <span className={styles.quiet}>{pluralize(count, 'member')}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
