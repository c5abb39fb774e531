import type { Schema } from '../api';
import { usePublicConfig } from './public-config';

/** What administrators set for the whole site and pages show. */
export type Site = Schema<'PublicSiteSettings'>;

/** While nobody has changed anything, and while the api cannot be asked. */
export const SITE_AS_IT_COMES: Site = {
  siteName: 'FutureLab',
  contactAddress: 'hello@futurelab.example',
  links: [],
  offersAssistant: true,
  assistantId: '',
  acceptsMembers: true,
  newMembersPost: true,
  acceptsMentorship: true,
  acceptsSubscribers: true,
  sellsPro: true,
};

export const useSite = (): Site => usePublicConfig().site ?? SITE_AS_IT_COMES;
