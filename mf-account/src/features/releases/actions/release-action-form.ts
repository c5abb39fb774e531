import * as z from 'zod/mini';
import { shortId, shownAudience } from '../../../shared/model/release-labels';
import type { ReleaseAction, ReleaseActionRequest, SectionReleases } from '../../../queries/admin/releases';

// Without compiling checks at run time, which the site's content policy forbids.
z.config({ jitless: true });

/** The server's limits. */
const REASON_MAX = 500;

const WHOLE = 'A whole number from 1 to 100.';

export const releaseActionForm = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Say why: it is what the others find in the history.'),
      z.maxLength(REASON_MAX, `At most ${REASON_MAX} characters.`),
    ),
  audience: z.enum(['percent', 'admins', 'hpc', 'members']),
  paths: z.string(),
  percent: z.number(WHOLE).check(z.int(WHOLE), z.gte(1, WHOLE), z.lte(100, WHOLE)),
});
export type ReleaseActionForm = z.infer<typeof releaseActionForm>;

export const untouched: ReleaseActionForm = { reason: '', audience: 'percent', percent: 10, paths: '' };

/** What the dialog of an action says: what it is, what comes of it, and the word on the button. */
export function labelsOf(
  action: ReleaseAction,
  section: SectionReleases,
): { title: string; lead: string; go: string } {
  const { app } = action;
  switch (action.kind) {
    case 'promote':
      return {
        title: `Make ${shortId(action.release)} live?`,
        lead: `Everybody gets it from their next page of ${app} on. A running canary ends.`,
        go: 'Promote',
      };
    case 'canary':
      return {
        title: `Try ${shortId(action.release)} on some?`,
        lead: `Those you choose get it from their next page of ${app} on. It stops by itself when it fails clearly more often than the live release.`,
        go: 'Start canary',
      };
    case 'pin':
      return {
        title: `See ${shortId(action.release)} in this browser?`,
        lead: 'For twelve hours, and for nobody else. The page is loaded again.',
        go: 'Pin',
      };
    case 'unpin':
      return {
        title: 'Go back to what is live?',
        lead: 'Takes away every pin of this browser, in all sections. The page is loaded again.',
        go: 'Unpin',
      };
    case 'stop canary':
      return {
        title: 'Stop the canary?',
        lead: `${section.canary ? `It runs ${shownAudience(section.canary)}. ` : ''}They go back to the live release with their next page.`,
        go: 'Stop canary',
      };
    case 'rollback':
      return {
        title: `Roll back to ${shortId(section.previous ?? '')}?`,
        lead: `Everybody gets what was live before ${shortId(section.live ?? '')}, from their next page of ${app} on. A running canary ends.`,
        go: 'Roll back',
      };
    case 'retire':
      return {
        title: `Take ${app} off the site?`,
        lead: 'Its addresses lead to no page any more. Its releases stay: promote one, or roll back, and it is there again.',
        go: 'Retire',
      };
    case 'give paths':
      return {
        title: `What belongs to ${app}?`,
        lead: 'It can release pages at these paths and below them, and nowhere else. What is live stays live.',
        go: 'Save',
      };
    case 'disable':
      return {
        title: `Switch ${app} off?`,
        lead: 'Its pages say that they take a short break. The rest of the site goes on.',
        go: 'Switch off',
      };
    case 'enable':
      return { title: `Switch ${app} on?`, lead: 'Its live release is shown again.', go: 'Switch on' };
  }
}

/** What the api is asked for, based on the version of the section that was looked at. */
export const requestOf = (
  action: ReleaseAction,
  { version }: SectionReleases,
  { reason, audience, percent, paths }: ReleaseActionForm,
): ReleaseActionRequest => ({
  action,
  reason,
  expectedVersion: version,
  audience: audience === 'percent' ? { percent } : { cohort: audience },
  paths: paths.split(/\s+/).filter(Boolean),
});
