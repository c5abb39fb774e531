import { FilterSheet } from '@futurelab/platform/components/filter-sheet';
import { paths } from '@futurelab/platform/paths';
import { Link, useNavigate } from '@futurelab/platform/router';
import { Button, Field, Input, Select } from '@futurelab/platform/ui';
import { HOURS, synergizerPath, TOPICS } from './filters';
import styles from './filter-form.module.css';

interface FilterFormProps {
  tab?: string;
  /** What is in the address. */
  filters: { topic?: string; skill?: string; hours?: number; [more: string]: unknown };
  /** A further choice that only this tab has. */
  choice: { name: string; label: string; options: [value: string, label: string][] };
  hoursLabel: string;
  hoursOption: (hours: number) => string;
}

/** Narrows a tab. All of it is in the address, and it works without scripts. */
export function FilterForm({ tab, filters, choice, hoursLabel, hoursOption }: FilterFormProps) {
  const navigate = useNavigate();
  const hasFilters = Object.values(filters).some(Boolean);
  return (
    <form
      // Back, forward or a link have led elsewhere: what is chosen is what the address says.
      key={JSON.stringify(filters)}
      className={styles.filters}
      role="search"
      action={paths.synergizer}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
        void navigate(synergizerPath({ ...fields, skill: fields.skill?.trim() }), {
          preventScrollReset: true,
        });
      }}
    >
      {tab && <input type="hidden" name="tab" value={tab} />}
      <FilterSheet chosen={Object.values(filters).filter(Boolean).length}>
        <div className={styles.choices}>
          <Field label="Topic">
            <Select name="topic" defaultValue={filters.topic ?? ''}>
              <option value="">Any</option>
              {TOPICS.map((topic) => (
                <option key={topic}>{topic}</option>
              ))}
            </Select>
          </Field>
          <Field label="Skill">
            <Input name="skill" maxLength={40} defaultValue={filters.skill ?? ''} />
          </Field>
          <Field label={hoursLabel}>
            <Select name="hours" defaultValue={filters.hours ?? ''}>
              <option value="">Any</option>
              {HOURS.map((hours) => (
                <option key={hours} value={hours}>
                  {hoursOption(hours)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={choice.label}>
            <Select name={choice.name} defaultValue={String(filters[choice.name] ?? '')}>
              <option value="">Any</option>
              {choice.options.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <div className={styles.actions}>
            <Button type="submit" variant="secondary" className={styles.apply}>
              Apply
            </Button>
            {hasFilters && <Link to={synergizerPath({ tab })}>Clear filters</Link>}
          </div>
        </div>
      </FilterSheet>
    </form>
  );
}
