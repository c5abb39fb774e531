interface EventPlace {
  format: 'online' | 'in_person';
  location: string | null;
}

/** Where an event takes place, in short. */
export const placeOf = ({ format, location }: EventPlace): string =>
  format === 'online' ? 'Online' : (location ?? 'In person');
