import { TRACK_TITLES, TRACKS, type Track } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link, useNavigate } from '@futurelab/platform/router';
import { Button, Field, Input } from '@futurelab/platform/ui';
import type { FormEvent } from 'react';
import type { CourseAccess, CourseFilters } from '../../queries/courses';
import styles from './course-filter-panel.module.css';
import { filtersToSearch, MAX_QUERY } from './course-filters';

const TRACK_CHOICES: [Track | null, string][] = [
  [null, 'All tracks'],
  ...TRACKS.map((track): [Track, string] => [track, TRACK_TITLES[track]]),
];
const ACCESS_CHOICES: [CourseAccess | null, string][] = [
  [null, 'Free and Pro'],
  ['free', 'Free'],
  ['pro', 'Pro'],
];

/** Narrows the list of courses. Every choice is a link, so that it can be shared and gone back from. */
export function CourseFilterPanel({ filters }: { filters: CourseFilters }) {
  const navigate = useNavigate();
  const to = (change: Partial<CourseFilters>) =>
    `${paths.courses}${filtersToSearch({ ...filters, ...change })}`;

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(to({ q }));
  }

  return (
    <div className={styles.panel}>
      <form className={styles.search} role="search" action={paths.courses} onSubmit={search}>
        <Field label="Search courses">
          <Input key={filters.q} type="search" name="q" defaultValue={filters.q} maxLength={MAX_QUERY} />
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      <nav aria-label="Track">
        <h2 className={styles.heading}>Track</h2>
        <ul className={styles.choices}>
          {TRACK_CHOICES.map(([track, label]) => (
            <Choice key={label} to={to({ track })} current={filters.track === track} label={label} />
          ))}
        </ul>
      </nav>
      <nav aria-label="Cost">
        <h2 className={styles.heading}>Cost</h2>
        <ul className={styles.choices}>
          {ACCESS_CHOICES.map(([access, label]) => (
            <Choice key={label} to={to({ access })} current={filters.access === access} label={label} />
          ))}
        </ul>
      </nav>
    </div>
  );
}

const Choice = ({ to, current, label }: { to: string; current: boolean; label: string }) => (
  <li>
    <Link className={styles.choice} to={to} aria-current={current || undefined} preventScrollReset>
      {label}
    </Link>
  </li>
);
