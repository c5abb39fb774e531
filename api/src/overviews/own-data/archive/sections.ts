import { personalData, type Section } from '../../../core/personal-data/personal-data.module.js';

/** As a reader looks for them: who one is, what one learned, what one wrote and took part in; then the others by label. */
const ORDER = [
  'profile preferences sign-in-ways passkeys sessions push-devices membership payments newsletter newsletter-issues requests mails',
  'notifications moderation reports roles exports courses lessons learning-days answers notes reflections positions',
  'paths seasons certificates achievements points reviews dismissed-recommendations posts replies earlier-versions',
  'reactions discussions-followed conversations messages message-reactions drafts connections blocks introductions groups group-requests',
  'group-resources invitations events events-hosted event-messages event-hosting projects project-updates project-requests',
  'mentorship mentoring',
].flatMap((line) => line.split(' '));

const place = ({ name }: Section): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

/** Everything of one's own, a file each. */
export const allSections = (): Section[] =>
  personalData()
    .flatMap((data) => Object.entries(data.sections ?? {}))
    .map(([name, section]) => ({ name, ...section }))
    .sort((one, other) => place(one) - place(other) || one.label.localeCompare(other.label));
