import { longDateWithYear } from '@futurelab/platform/format';
import type { Season } from '../../queries/academy';

/** "2027-01-11" → "January 11, 2027" */
export const dayLabel = (day: string): string => longDateWithYear(`${day}T12:00:00Z`, 'UTC');

/** "Winter 2027" */
export const seasonName = ({ name, startsOn }: Season): string => `${name} ${startsOn.slice(0, 4)}`;

/** Whether it has begun, in a free week too. */
export const hasBegun = ({ startsOn }: Season): boolean => startsOn <= new Date().toISOString().slice(0, 10);
