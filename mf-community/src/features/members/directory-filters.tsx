import { FilterSheet } from '@futurelab/platform/components/filter-sheet';
import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link, useNavigate } from '@futurelab/platform/router';
import { Button, Checkbox, Field, Input, Select } from '@futurelab/platform/ui';
import { useState, type SubmitEvent } from 'react';
import {
  memberFilterChoicesQuery,
  type MemberFilterChoices,
  type MemberFilters,
} from '../../queries/members';
import styles from './directory-filters.module.css';
import { filterSearch, hasFilters, MAX_QUERY } from './read-filters';

const CHOICES: [keyof MemberFilterChoices, 'topic' | 'skill' | 'helpsWith' | 'place', string][] = [
  ['topics', 'topic', 'Topic'],
  ['skills', 'skill', 'Skill'],
  ['helpsWith', 'helpsWith', 'Can help with'],
  ['places', 'place', 'Location'],
];

/** Narrows and orders the directory; all of it is in the address. */
export function DirectoryFilters({ filters }: { filters: MemberFilters }) {
  const navigate = useNavigate();
  const { data: choices } = useQuery(memberFilterChoicesQuery);
  const [chosen, setChosen] = useState(filters);
  const [address, setAddress] = useState(filterSearch(filters));
  // Back, forward, or a link have led elsewhere.
  if (filterSearch(filters) !== address) {
    setAddress(filterSearch(filters));
    setChosen(filters);
  }

  const show = (next: MemberFilters) => {
    setChosen(next);
    void navigate(paths.members + filterSearch(next), { preventScrollReset: true });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    show({ ...chosen, q: chosen.q?.trim() });
  };

  return (
    <form className={styles.filters} role="search" action={paths.members} onSubmit={submit}>
      <div className={styles.search}>
        <Field label="Search members">
          <Input
            type="search"
            name="q"
            value={chosen.q ?? ''}
            onChange={(event) => setChosen({ ...chosen, q: event.target.value })}
            maxLength={MAX_QUERY}
          />
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </div>
      <FilterSheet chosen={countOf(filters)}>
        <div className={styles.choices}>
          {CHOICES.map(([list, name, label]) => (
            <Field key={name} label={label}>
              <Select
                name={name}
                value={chosen[name] ?? ''}
                onChange={(event) => show({ ...chosen, [name]: event.target.value })}
              >
                <option value="">Any</option>
                {withChosen(choices?.[list] ?? [], chosen[name]).map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </Select>
            </Field>
          ))}
          <Field label="Sort by">
            <Select
              name="sort"
              value={chosen.sort ?? ''}
              onChange={(event) =>
                show({ ...chosen, sort: event.target.value === 'name' ? 'name' : undefined })
              }
            >
              <option value="">Newest first</option>
              <option value="name">Name</option>
            </Select>
          </Field>
        </div>
        <div className={styles.switches}>
          <Checkbox
            name="isNew"
            value="true"
            label="New members"
            checked={chosen.isNew ?? false}
            onChange={(event) => show({ ...chosen, isNew: event.target.checked })}
          />
          <Checkbox
            name="friends"
            value="true"
            label="My friends"
            checked={chosen.friends ?? false}
            onChange={(event) => show({ ...chosen, friends: event.target.checked })}
          />
          {hasFilters(filters) && <Link to={paths.members}>Clear filters</Link>}
        </div>
      </FilterSheet>
    </form>
  );
}

const countOf = ({ q: _q, sort: _sort, ...filters }: MemberFilters): number =>
  Object.values(filters).filter(Boolean).length;

/** What is in the address stays chosen, also when it is not among the common values. */
const withChosen = (values: string[], chosen: string | undefined) =>
  !chosen || values.includes(chosen) ? values : [chosen, ...values];
