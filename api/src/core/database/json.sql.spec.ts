import { jsonArray, type JsonFields, jsonObject, jsonWhen } from './json.sql.js';

interface Person {
  name: string;
}

interface Place {
  city: string;
}

interface Meeting {
  title: string;
  host: Person | null;
  guests: Person[];
  note?: string;
}

const person = jsonObject<Person>({ name: 'u.name' });
const place = jsonObject<Place>({ city: 'p.city' });
const guests = jsonArray(person, 'FROM users u');

describe('jsonObject', () => {
  it('builds what PostgreSQL answers with, nested ones as well', () => {
    expect(
      jsonObject<Meeting>({
        title: 'm.title',
        host: jsonWhen('u.id IS NOT NULL', jsonObject({ name: 'u.name' })),
        guests,
        note: 'NULL',
      }),
    ).toBe(
      `json_build_object('title', m.title, ` +
        `'host', CASE WHEN u.id IS NOT NULL THEN json_build_object('name', u.name) END, ` +
        `'guests', (SELECT coalesce(json_agg(i.item), '[]'::json) FROM (SELECT json_build_object('name', u.name) AS item FROM users u) i), ` +
        `'note', NULL)`,
    );
  });

  it('compiles only with every field of its type, and with no other', () => {
    const shared: JsonFields<Omit<Meeting, 'note'>> = { title: 'm.title', host: person, guests };
    const drifted = [
      // @ts-expect-error optional fields are answered too
      jsonObject<Meeting>({ ...shared }),
      // @ts-expect-error no such field
      jsonObject<Meeting>({ ...shared, note: 'NULL', extra: '1' }),
      // @ts-expect-error a place is no person
      jsonObject<Meeting>({ ...shared, note: 'NULL', host: place }),
      // @ts-expect-error a list of places is none of people
      jsonObject<Meeting>({ ...shared, note: 'NULL', guests: jsonArray(place, 'FROM places p') }),
      // @ts-expect-error a nested one is that of its field
      jsonObject<Meeting>({ ...shared, note: 'NULL', host: jsonObject({ city: 'p.city' }) }),
      // @ts-expect-error it says what it builds
      jsonObject({ name: 'u.name' }),
    ];
    expect(drifted).toHaveLength(6);
  });
});
