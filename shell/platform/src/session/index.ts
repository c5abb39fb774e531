export { sessionQuery, useSession, type CurrentUser } from './session';
export { PublicConfigProvider, usePublicConfig, type PublicConfig } from './public-config';
