import { FilterSheet } from '@futurelab/platform/components/filter-sheet';
import { paths } from '@futurelab/platform/paths';
import type { GroupFilters } from '@futurelab/platform/queries/groups';
import { useQuery } from '@futurelab/platform/query';
import { useNavigate } from '@futurelab/platform/router';
import { Button, Checkbox, Field, Input, Select } from '@futurelab/platform/ui';
import type { FormEvent } from 'react';
import { groupTopicsQuery } from '../../queries/groups';
import styles from './group-filters.module.css';

interface GroupFilterFormProps {
  filters: GroupFilters;
  signedIn: boolean;
}

/** Narrows the list of groups; what it is narrowed to is in the address. */
export function GroupFilterForm({ filters: { q, privacy, topic, mine }, signedIn }: GroupFilterFormProps) {
  const navigate = useNavigate();
  const { data: topics = [] } = useQuery(groupTopicsQuery);
  // A topic that no listed group has any more is still what the list is narrowed to.
  const isKnown = !topic || topics.some((known) => known.topic.toLowerCase() === topic.toLowerCase());
  const narrow = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      const text = String(value).trim();
      if (text) params.set(name, text);
    }
    void navigate(params.size > 0 ? `${paths.groups}?${params}` : paths.groups);
  };
  return (
    <form className={styles.filters} role="search" action={paths.groups} onSubmit={narrow}>
      <div className={styles.search}>
        <Field label="Find a group" className={styles.text}>
          <Input key={q} type="search" name="q" defaultValue={q} maxLength={100} />
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </div>
      <FilterSheet chosen={[privacy, topic, mine].filter(Boolean).length}>
        <div className={styles.choices}>
          <Field label="Access">
            <Select key={privacy} name="privacy" defaultValue={privacy ?? ''}>
              <option value="">Any group</option>
              <option value="public">Open</option>
              <option value="private">By request</option>
              <option value="pro">Pro members</option>
            </Select>
          </Field>
          <Field label="Topic">
            <Select key={`${topic}${topics.length}`} name="topic" defaultValue={chosenTopic(topics, topic)}>
              <option value="">Any topic</option>
              {topics.map((known) => (
                <option key={known.topic} value={known.topic}>
                  {known.topic} ({known.groupCount})
                </option>
              ))}
              {!isKnown && <option value={topic}>{topic}</option>}
            </Select>
          </Field>
          {signedIn && (
            <Checkbox key={String(mine)} name="mine" value="true" label="My groups" defaultChecked={mine} />
          )}
        </div>
      </FilterSheet>
    </form>
  );
}

const chosenTopic = (topics: { topic: string }[], topic = ''): string =>
  topics.find((known) => known.topic.toLowerCase() === topic.toLowerCase())?.topic ?? topic;
