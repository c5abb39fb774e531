export const COMMUNITY_TABS = [
  { value: 'feed', label: 'Feed' },
  { value: 'unanswered', label: 'Unanswered' },
  { value: 'new-members', label: 'New members' },
] as const;
type CommunityTab = (typeof COMMUNITY_TABS)[number]['value'];

/** Reads `?tab=`; what is not one is the feed. */
export const readCommunityTab = (params: URLSearchParams): CommunityTab =>
  COMMUNITY_TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'feed';
