import { shortDateWithYear } from '@futurelab/platform/format';
import type { Achievement } from '@futurelab/platform/queries/learning';
import { Link } from '@futurelab/platform/router';
import type { IconName } from '@futurelab/platform/ui';
import { AchievementFact, AchievementItem } from './achievement-item';
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
      <AchievementItem
        key={key}
        icon={earnedAt === null ? 'lock' : ICONS[kind]}
        isEarned={earnedAt !== null}
        title={title}
      >
        <AchievementFact>
          {rule}
          {isPrivate && '. Private to you'}
        </AchievementFact>
        <AchievementFact>
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
        </AchievementFact>
      </AchievementItem>
    ))}
  </ul>
);
