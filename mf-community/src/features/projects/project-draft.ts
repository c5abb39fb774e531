import { isVisible, visibleText } from '@futurelab/platform/text';
import type { Check } from '../../shared/composer/checklist';
import { readList } from '../../shared/composer/read-list';
import type { ProjectDetail, NewProject, Topic } from '../../queries/projects';

export interface RoleDraft {
  id?: string;
  name: string;
  hours: string;
}

/** What the form holds, as it is typed. */
export interface ProjectDraft {
  title: string;
  purpose: string;
  topic: Topic | '';
  skills: string;
  endsOn: string;
  roles: RoleDraft[];
}

export const EMPTY_ROLE: RoleDraft = { name: '', hours: '' };
export const EMPTY_DRAFT: ProjectDraft = {
  title: '',
  purpose: '',
  topic: '',
  skills: '',
  endsOn: '',
  roles: [EMPTY_ROLE],
};

export const draftOf = (project: ProjectDetail): ProjectDraft => ({
  title: project.title,
  purpose: project.purpose ?? '',
  topic: project.topic ?? '',
  skills: project.skills.join(', '),
  endsOn: project.endsOn ?? '',
  roles: project.roles.map(({ id, name, hoursPerWeek }) => ({ id, name, hours: String(hoursPerWeek) })),
});

export const requestOf = ({ title, purpose, topic, skills, endsOn, roles }: ProjectDraft): NewProject => ({
  title,
  purpose,
  topic: topic || null,
  skills: readList(skills),
  endsOn: endsOn || null,
  roles: roles
    .filter(({ name, hours }) => isVisible(name) || hours !== '')
    .map(({ id, name, hours }) => ({ ...(id && { id }), name, hoursPerWeek: Number(hours) })),
});

/** What a proposal that finds people has. */
export function checklist({ title, purpose, roles, endsOn }: ProjectDraft): Check[] {
  const named = roles.filter(({ name }) => isVisible(name));
  return [
    { label: 'A title that names what you’ll make', met: visibleText(title).length >= 10 },
    {
      label: 'A purpose: who it helps and the first result',
      met: visibleText(purpose).length >= 80,
    },
    {
      label: 'At least one role, each with weekly hours',
      met: named.length > 0 && named.every(({ hours }) => Number(hours) >= 1),
    },
    { label: 'An end date, finished or not', met: endsOn !== '' },
  ];
}
