import { shortId, shownAudience } from '../../../shared/model/release-labels';
import type { AuditEvent, Canary } from '../../../queries/admin/releases';

export interface Change {
  what: string;
  before: string;
  after: string;
}

/** The part of a section's state that people decide about. */
interface State {
  live?: string | null;
  disabled?: boolean;
  canary?: Canary | null;
}

const liveOf = ({ live }: State) => (live ? shortId(live) : 'nothing');
const canaryOf = ({ canary }: State) =>
  canary ? `${shortId(canary.release)} ${shownAudience(canary)}` : 'none';
const switchOf = ({ disabled }: State) => (disabled ? 'off' : 'on');

const FACTS: [what: string, shown: (state: State) => string][] = [
  ['Live', liveOf],
  ['Canary', canaryOf],
  ['Switched', switchOf],
];

/** What an event changed for visitors, before and after; nothing where it changed nothing for them. */
export function changesOf({ before, after }: Pick<AuditEvent, 'before' | 'after'>): Change[] {
  if (!before || !after || !('live' in after)) return [];
  return FACTS.map(([what, shown]) => ({ what, before: shown(before), after: shown(after) })).filter(
    (change) => change.before !== change.after,
  );
}

const ACTION_LABELS: Record<AuditEvent['action'], string> = {
  publish: 'published',
  verify: 'verified',
  promote: 'promoted',
  canary: 'started a canary of',
  'stop canary': 'stopped the canary',
  rollback: 'rolled back to',
  retire: 'retired',
  'give paths': 'changed the paths of',
  disable: 'switched off',
  enable: 'switched on',
  pin: 'pinned a browser to',
  unpin: 'unpinned a browser from',
  prune: 'pruned',
  'create token': 'created a deploy token for',
  'revoke token': 'revoked a deploy token of',
};

/** "promoted mf-learning@9f86d081" */
export const sentenceOf = ({
  action,
  app,
  release,
}: Pick<AuditEvent, 'action' | 'app' | 'release'>): string =>
  `${ACTION_LABELS[action]} ${app}${release ? `@${shortId(release)}` : ''}`;
