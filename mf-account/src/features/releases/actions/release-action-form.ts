import * as z from 'zod/mini';
import { shortId, shownAudience } from '../../../shared/model/release-labels';
import type { ReleaseAction, ReleaseActionRequest, SectionReleases } from '../../../queries/admin/releases';

// Without compiling checks at run time, which the site's content policy forbids.
z.config({ jitless: true });

/** The server's limits. */
const REASON_MAX = 500;

const WHOLE = 'Enter a whole number from 1 to 100.';

export const releaseActionForm = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a reason. It’s shown in the history.'),
      z.maxLength(REASON_MAX, `Use ${REASON_MAX} characters or fewer.`),
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
        lead: `Everyone gets it on their next ${app} page load. A running canary stops.`,
        go: 'Promote',
      };
    case 'canary':
      return {
        title: `Start a canary of ${shortId(action.release)}?`,
        lead: `The audience you choose gets it on their next ${app} page load. It stops automatically if it fails much more often than the live release.`,
        go: 'Start canary',
      };
    case 'pin':
      return {
        title: `See ${shortId(action.release)} in this browser?`,
        lead: 'For 12 hours, in this browser only. The page reloads.',
        go: 'Pin',
      };
    case 'unpin':
      return {
        title: 'Go back to live?',
        lead: 'Removes all pins from this browser, in every section. The page reloads.',
        go: 'Unpin',
      };
    case 'stop canary':
      return {
        title: 'Stop the canary?',
        lead: `${section.canary ? `It runs ${shownAudience(section.canary)}. ` : ''}They get the live release on their next page load.`,
        go: 'Stop canary',
      };
    case 'rollback':
      return {
        title: `Roll back to ${shortId(section.previous ?? '')}?`,
        lead: `Everyone gets the release before ${shortId(section.live ?? '')} on their next ${app} page load. A running canary stops.`,
        go: 'Roll back',
      };
    case 'retire':
      return {
        title: `Take ${app} off the site?`,
        lead: 'Its pages will return “not found”. Releases stay; promote one or roll back to restore it.',
        go: 'Retire',
      };
    case 'give paths':
      return {
        title: `Change the paths of ${app}?`,
        lead: 'It can serve pages at and below these paths only. The live release isn’t affected.',
        go: 'Save',
      };
    case 'disable':
      return {
        title: `Switch ${app} off?`,
        lead: 'Its pages say they’re temporarily unavailable. The rest of the site keeps working.',
        go: 'Switch off',
      };
    case 'enable':
      return { title: `Switch ${app} on?`, lead: 'Its live release comes back.', go: 'Switch on' };
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
