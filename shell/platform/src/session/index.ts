export { assistantConsent, openAssistant, provideAssistant, type AssistantOutcome } from './assistant';
export { sessionQuery, useSession, type CurrentUser } from './session';
export { noteIntent, useIntent } from './intent';
export { PublicConfigProvider, usePublicConfig, type PublicConfig } from './public-config';
export {
  getReplacement,
  onReplacement,
  setPageMember,
  setReplacement,
  useReplacement,
  type Replacement,
} from './page-member';
