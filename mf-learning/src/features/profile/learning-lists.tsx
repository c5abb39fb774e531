import { ProfileList, ProfilePart } from '@futurelab/platform/components/profile-part';
import { paths } from '@futurelab/platform/paths';
import type { MemberProfile } from '@futurelab/platform/queries/members';
import { Link } from '@futurelab/platform/router';
import { Medal } from './medal';
import styles from './learning-lists.module.css';

interface LearningListsProps {
  courses: MemberProfile['finishedCourses'];
  achievements: Pick<MemberProfile['achievements'][number], 'title' | 'rule' | 'href'>[];
}

export const LearningLists = ({ courses, achievements }: LearningListsProps) => (
  <>
    <ProfileList title="Finished courses" items={courses} keyOf={({ slug }) => slug}>
      {({ slug, title, isVisible }) =>
        isVisible ? (
          <Link dir="auto" to={paths.course(slug)}>
            {title}
          </Link>
        ) : (
          <span dir="auto">{title}</span>
        )
      }
    </ProfileList>
    {achievements.length > 0 && (
      <ProfilePart title="Achievements">
        <ul className={styles.medals}>
          {achievements.map(({ title, rule, href }) => (
            <li key={title}>
              <Medal seed={title} />
              <div>
                <Link dir="auto" to={href}>
                  {title}
                </Link>
                <span className={styles.rule}>{rule}</span>
              </div>
            </li>
          ))}
        </ul>
      </ProfilePart>
    )}
  </>
);
