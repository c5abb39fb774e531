export interface TextSetting {
  name: 'siteName' | 'contactAddress' | 'mailName' | 'assistantId';
  label: string;
  hint: string;
  type?: 'email';
  maxLength: number;
}

/** Above and below the footer’s links. */
export const TEXTS: Record<'site' | 'services', TextSetting[]> = {
  site: [
    {
      name: 'siteName',
      label: 'Site name',
      hint: 'Shown in the header, the footer, page titles, and link previews. Page texts and emails stay as they are.',
      maxLength: 40,
    },
    {
      name: 'contactAddress',
      label: 'Contact address',
      hint: 'Where “email us” links on public pages lead.',
      type: 'email',
      maxLength: 254,
    },
  ],
  services: [
    {
      name: 'mailName',
      label: 'Sender name of emails',
      hint: 'Shown beside the sending address. Leave empty for the name in the server’s configuration.',
      maxLength: 60,
    },
    {
      name: 'assistantId',
      label: 'Assistant ID',
      hint: 'Which Chatbase assistant answers. Leave empty for the one in the server’s configuration.',
      maxLength: 100,
    },
  ],
};
