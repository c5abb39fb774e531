import { createContext, use } from 'react';
import type { Site } from './site';

/** Settings of this installation that the browser may know. */
export interface PublicConfig {
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  /** The embedded assistant's id; null when none is configured. */
  chatbotId: string | null;
  /** Where the assistant's script is loaded from. */
  chatbotScriptUrl: string | null;
  /** The site runs for its developers: what pages cost is said in the console. */
  development: boolean;
  /** What administrators set; missing while they changed nothing, and while the api has not said. */
  site?: Site | undefined;
}

const defaults: PublicConfig = { publicUrl: '', chatbotId: null, chatbotScriptUrl: null, development: false };
const Context = createContext(defaults);

export const PublicConfigProvider = Context.Provider;
export const usePublicConfig = (): PublicConfig => use(Context);
