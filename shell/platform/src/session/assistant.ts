/** `declined`: they did not want anything loaded from outside. */
export type AssistantOutcome = 'open' | 'declined';
type Opener = () => Promise<AssistantOutcome>;

let opener: Opener | undefined;

/** The shell tells how the assistant is opened; the answer takes that back. */
export function provideAssistant(open: Opener): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = undefined;
  };
}

/** Opens the site's one assistant, and asks first whether it may be loaded. Rejects when it did not load. */
export const openAssistant: Opener = () =>
  opener?.() ?? Promise.reject(new Error('There is no assistant around this page'));

const COOKIE = 'futurelab_assistant';
const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60;

const write = (value: string, maxAge: number) => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${maxAge}; SameSite=Lax${secure}`;
};

/** Whether this browser may load the assistant from its provider: asked once, stored in a cookie, taken back at will. */
export const assistantConsent = {
  isGiven: (): boolean => document.cookie.split('; ').includes(`${COOKIE}=yes`),
  give: (): void => write('yes', HALF_A_YEAR_SECONDS),
  takeBack: (): void => write('', 0),
};
