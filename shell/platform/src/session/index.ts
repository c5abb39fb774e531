export { assistantConsent, openAssistant, provideAssistant, type AssistantOutcome } from './assistant';
export { sessionQuery, useSession, type CurrentUser } from './session';
export { browserTimeZone, followBrowserClock, useTimeZone } from './browser-clock';
export { PublicConfigProvider, usePublicConfig, type PublicConfig } from './public-config';
