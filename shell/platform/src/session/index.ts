export { assistantConsent, openAssistant, provideAssistant, type AssistantOutcome } from './assistant';
export { sessionQuery, useSession, type CurrentUser } from './session';
export { noteIntent, useIntent } from './intent';
export { browserTimeZone, followBrowserClock, useTimeZone } from './browser-clock';
export { PublicConfigProvider, usePublicConfig, type PublicConfig } from './public-config';
export { SITE_AS_IT_COMES, useSite, type Site } from './site';
export { provideIdentityConfirmation } from './identity-confirmation';
export {
  getReplacement,
  onReplacement,
  pageMemberHeader,
  setPageMember,
  setReplacement,
  useReplacement,
  type Replacement,
} from './page-member';
