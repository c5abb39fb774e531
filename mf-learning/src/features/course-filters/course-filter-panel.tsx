import { FilterSheet } from '@futurelab/platform/components/filter-sheet';
import { TRACK_TITLES, TRACKS, type Track } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link, useNavigate } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import { Button, Field, Input, Select } from '@futurelab/platform/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import type { CourseAccess, CourseFilters } from '../../queries/courses';
import styles from './course-filter-panel.module.css';
import { filtersToSearch, MAX_QUERY, readFilters } from './course-filters';
import { LENGTHS, LEVELS, SORTS, STATES } from '../../shared/course-labels';

const TRACK_CHOICES: [Track | null, string][] = [
  [null, 'All tracks'],
  ...TRACKS.map((track): [Track, string] => [track, TRACK_TITLES[track]]),
];
const ACCESS_CHOICES: [CourseAccess | null, string][] = [
  [null, 'Free and Pro'],
  ['free', 'Free'],
  ['pro', 'Pro'],
];

/** Narrows and sorts the list of courses. The address says every choice, so that it can be shared and gone back from. */
export function CourseFilterPanel({ filters }: { filters: CourseFilters }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const { track, access, level, length, state, sort, q } = filters;
  const search = useShown<HTMLInputElement>(q);
  const to = (change: Partial<CourseFilters>) =>
    `${paths.courses}${filtersToSearch({ ...filters, ...change })}`;

  function apply(form: HTMLFormElement) {
    const values = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const chosen = readFilters(new URLSearchParams(values));
    void navigate(`${paths.courses}${filtersToSearch(chosen)}`, { preventScrollReset: true });
  }

  return (
    <div className={styles.panel}>
      <form
        className={styles.form}
        role="search"
        action={paths.courses}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        {track && <input type="hidden" name="track" value={track} />}
        {access && <input type="hidden" name="access" value={access} />}
        <div className={styles.search}>
          <Field label="Search courses">
            <Input ref={search} type="search" name="q" defaultValue={q} maxLength={MAX_QUERY} />
          </Field>
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </div>
        <FilterSheet chosen={countOf(filters)}>
          <div className={styles.selects}>
            <Choose
              label="Length"
              name="length"
              value={length}
              any="Any length"
              choices={LENGTHS}
              apply={apply}
            />
            <Choose
              label="Level"
              name="level"
              value={level}
              any="Every level"
              choices={LEVELS}
              apply={apply}
            />
            {user && (
              <Choose
                label="Progress"
                name="state"
                value={state}
                any="Any progress"
                choices={STATES}
                apply={apply}
              />
            )}
            <Choose label="Order" name="sort" value={sort} choices={SORTS} apply={apply} />
          </div>
          <nav aria-label="Track">
            <h2 className={styles.heading}>Track</h2>
            <ul className={styles.choices}>
              {TRACK_CHOICES.map(([one, label]) => (
                <Choice key={label} to={to({ track: one })} current={track === one} label={label} />
              ))}
            </ul>
          </nav>
          <nav aria-label="Cost">
            <h2 className={styles.heading}>Cost</h2>
            <ul className={styles.choices}>
              {ACCESS_CHOICES.map(([one, label]) => (
                <Choice key={label} to={to({ access: one })} current={access === one} label={label} />
              ))}
            </ul>
          </nav>
        </FilterSheet>
      </form>
    </div>
  );
}

const countOf = ({ q: _q, sort: _sort, ...filters }: CourseFilters): number =>
  Object.values(filters).filter(Boolean).length;

interface ChooseProps {
  label: string;
  name: string;
  value: string | null;
  /** What it says while nothing is chosen. */
  any?: string;
  choices: Record<string, string>;
  apply: (form: HTMLFormElement) => void;
}

/** Takes effect at once; without scripts, with the form's button. */
function Choose({ label, name, value, any, choices, apply }: ChooseProps) {
  const select = useShown<HTMLSelectElement>(value ?? (any ? '' : (Object.keys(choices)[0] ?? '')));
  return (
    <Field label={label}>
      <Select
        ref={select}
        name={name}
        defaultValue={value ?? ''}
        onChange={({ currentTarget: { form } }) => form && apply(form)}
      >
        {any && <option value="">{any}</option>}
        {Object.entries(choices).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** A field that shows what the address says, however it came there, and keeps the focus. */
function useShown<T extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<T>(null);
  const shown = useRef(value);
  useEffect(() => {
    // At first the page itself says it; a visitor may have begun to type before it came to life.
    if (shown.current === value || !field.current) return;
    shown.current = value;
    field.current.value = value;
  }, [value]);
  return field;
}

const Choice = ({ to, current, label }: { to: string; current: boolean; label: string }) => (
  <li>
    <Link className={styles.choice} to={to} aria-current={current || undefined} preventScrollReset>
      {label}
    </Link>
  </li>
);
