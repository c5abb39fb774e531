import { shortDateWithYear } from '@futurelab/platform/format';
import type { Achievement } from '@futurelab/platform/queries/learning';
import { Link } from '@futurelab/platform/router';
import { classNames, Icon, type IconName } from '@futurelab/platform/ui';
import styles from './achievement-list.module.css';

const ICONS: Record<Achievement['kind'], IconName> = {
  learning: 'book',
  practice: 'flame',
  community: 'users',
};

/** All achievements: those that are earned with what they are about, the others with what earns them. */
export const AchievementList = ({
  achievements,
  timeZone,
}: {
  achievements: Achievement[];
  timeZone: string;
}) => (
  <ul className={styles.achievements}>
    {achievements.map(({ key, kind, title, rule, href, about, earnedAt, isPrivate }) => (
      <li key={key} className={classNames(styles.achievement, earnedAt !== null && styles.earned)}>
        <span className={styles.mark}>
          <Icon name={earnedAt === null ? 'lock' : ICONS[kind]} />
        </span>
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.rule}>
            {rule}
            {isPrivate && '. Never on your profile'}
          </p>
          <p className={styles.rule}>
            {earnedAt === null ? (
              <Link to={href} aria-label={`Not yet: where to earn ${title}`}>
                Not yet
              </Link>
            ) : (
              <>
                {shortDateWithYear(earnedAt, timeZone)}
                {about && (
                  <>
                    {', '}
                    <Link dir="auto" to={about.href}>
                      {about.title}
                    </Link>
                  </>
                )}
              </>
            )}
          </p>
        </div>
      </li>
    ))}
  </ul>
);
