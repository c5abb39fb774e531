import { useSite } from '@futurelab/platform/session';

/** Makes a mail to the team with its subject and text filled in. */
export function useMailToTeam(): (subject: string, text: string) => string {
  const { contactAddress } = useSite();
  return (subject, text) =>
    `mailto:${contactAddress}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
