import type { NewEventMessage } from '../../queries/events';

export const AUDIENCES: readonly { value: NewEventMessage['audience']; label: string }[] = [
  { value: 'going', label: 'People who are going' },
  { value: 'waitlist', label: 'Waitlist' },
];
