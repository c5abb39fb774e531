import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Badge, Card, CardLink, UserText } from '@futurelab/platform/ui';
import type { ProjectSummary } from '../../queries/projects';
import { hoursAWeek, STAGES } from './project-labels';
import styles from '../../shared/synergizer/entries.module.css';

/** Projects in their tab. Visitors see what they are called and what they need. */
export const ProjectList = ({ projects }: { projects: ProjectSummary[] }) => (
  <ul className={styles.cards}>
    {projects.map((project) => (
      <li key={project.id}>
        <ProjectCard project={project} />
      </li>
    ))}
  </ul>
);

const PARTS = { owner: 'You lead this', member: 'Joined', requested: 'Requested' };

const ProjectCard = ({ project }: { project: ProjectSummary }) => {
  const { stage, topic, title, slug, purpose, owner, part, openRoleCount, fewestHours, skills } = project;
  return (
    <Card as="article" tone="ruled">
      <p className={styles.facts}>
        <Badge tone={STAGES[stage].tone}>{STAGES[stage].label}</Badge>
        {topic && <span dir="auto">{topic}</span>}
        {part && <span>{PARTS[part]}</span>}
      </p>
      <h2 className={styles.title}>
        <CardLink to={paths.project(slug)}>
          <UserText clamped>{title}</UserText>
        </CardLink>
      </h2>
      {purpose && (
        <p dir="auto" className={styles.excerpt}>
          {purpose}
        </p>
      )}
      <p className={styles.facts}>
        {openRoleCount > 0 && fewestHours !== null && (
          <span>
            {pluralize(openRoleCount, 'open role')}, from {hoursAWeek(fewestHours)}
          </span>
        )}
        <span>{pluralize(project.memberCount, 'member')}</span>
        {owner && (
          <span>
            Led by <UserText>{owner.name}</UserText>
          </span>
        )}
        {skills.length > 0 && <span dir="auto">{skills.join(', ')}</span>}
      </p>
    </Card>
  );
};
