import { Module } from '@nestjs/common';

/** What a notification is worth: direct is meant for one person, social is about people, ambient may be missed, operational must not. */
export type NotificationClass = 'direct' | 'social' | 'ambient' | 'operational';

export const CHANNELS = ['app', 'mail', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What the list of notifications can be narrowed to. */
export const NOTIFICATION_TABS = ['mentions', 'replies', 'events', 'money'] as const;
export type NotificationTab = (typeof NOTIFICATION_TABS)[number];

interface NotificationKind {
  /** In the settings: the smaller comes first. */
  position: number;
  class: NotificationClass;
  /** Where it is among the tabs of the list; without it, it is under All alone. */
  tab?: NotificationTab;
  /** As the settings call it. */
  label: string;
  /** `who` is one name or "Maya and 11 others"; `title` is of what it is about. */
  wording: (who: string, title: string) => string;
  /** Where it may go; the settings choose among these. */
  channels: readonly Channel[];
  /** Where it goes until a member chooses otherwise; pushed only to browsers where they turned that on. */
  defaults: readonly Channel[];
  /** It is about a discussion, which can be muted. */
  inDiscussion?: true;
  /** In a group it reaches members who want to hear this much of it; without it the group has no say. */
  groupLevel?: 'all' | 'mentions';
}

export const EVERYWHERE = ['app', 'mail', 'push'] as const;
export const CALM = ['app', 'mail'] as const;

/** Features add theirs. */
export interface NotificationKinds {}
export type NotificationKindKey = keyof NotificationKinds;

const kinds = new Map<NotificationKindKey, NotificationKind>();

/** Every reason to notify a member, as the settings list them; filled while the modules of the features are loaded. */
export const NOTIFICATION_KIND_KEYS: NotificationKindKey[] = [];

@Module({})
export class NotificationKindsModule {
  static forFeature(
    declared: Partial<Record<NotificationKindKey, NotificationKind>>,
  ): typeof NotificationKindsModule {
    for (const [key, kind] of Object.entries(declared)) kinds.set(key as NotificationKindKey, kind);
    const byPosition = [...kinds].sort(([, a], [, b]) => a.position - b.position);
    NOTIFICATION_KIND_KEYS.splice(0, NOTIFICATION_KIND_KEYS.length, ...byPosition.map(([key]) => key));
    return NotificationKindsModule;
  }
}

/** As its feature declares it. */
export const kindOf = (key: NotificationKindKey): NotificationKind => kinds.get(key)!;

/** The kinds of a tab. */
export const kindsUnder = (tab: NotificationTab): NotificationKindKey[] =>
  NOTIFICATION_KIND_KEYS.filter((key) => kindOf(key).tab === tab);

/** Whether mails of this kind count against the daily mail budget. */
export const isBudgeted = (key: NotificationKindKey): boolean =>
  ['social', 'ambient'].includes(kindOf(key).class);

/** Whether it is mailed to members who paused their notifications too. */
export const survivesPause = (key: NotificationKindKey): boolean => kindOf(key).class === 'operational';

/** Where a kind goes whatever a member chooses: what must not be missed is shown on the site. */
export const fixedChannels = (key: NotificationKindKey): Channel[] =>
  kindOf(key).class === 'operational' ? ['app'] : [];

/** "Maya", "Maya and Leo", "Maya and 11 others"; operational notifications have nobody. */
export function whoActed(names: readonly string[], count: number): string {
  const [first = 'Someone', second] = names;
  if (count <= 1) return first;
  if (count === 2 && second !== undefined) return `${first} and ${second}`;
  return `${first} and ${count - 1} others`;
}
