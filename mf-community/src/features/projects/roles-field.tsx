import { Button, Field, Input } from '@futurelab/platform/ui';
import { EMPTY_ROLE, type RoleDraft } from './project-draft';
import styles from './projects.module.css';

const MAX_ROLES = 8;

interface RolesFieldProps {
  roles: RoleDraft[];
  onChange: (roles: RoleDraft[]) => void;
  /** What the api says about a part, by its place among those that were sent. */
  errorOf: (index: number, field: 'name' | 'hoursPerWeek') => string | undefined;
  error: string | undefined;
}

/** The parts of a project: a name and hours a week for each. */
export function RolesField({ roles, onChange, errorOf, error }: RolesFieldProps) {
  const change = (index: number, part: Partial<RoleDraft>) =>
    onChange(roles.map((role, at) => (at === index ? { ...role, ...part } : role)));
  return (
    <fieldset className={styles.roles}>
      <legend>Roles</legend>
      {roles.map((role, index) => (
        <div key={index} className={styles.role}>
          <Field
            label={`Role ${index + 1}`}
            hint={index === 0 ? 'For example, editor or test reader.' : undefined}
            error={errorOf(index, 'name') ?? (index === 0 ? error : undefined)}
          >
            <Input
              maxLength={60}
              value={role.name}
              onChange={({ target }) => change(index, { name: target.value })}
            />
          </Field>
          <Field label="Hours per week" error={errorOf(index, 'hoursPerWeek')}>
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={40}
              value={role.hours}
              onChange={({ target }) => change(index, { hours: target.value })}
            />
          </Field>
          {roles.length > 1 && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove role ${index + 1}`}
              onClick={() => onChange(roles.filter((_, at) => at !== index))}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      {roles.length < MAX_ROLES && (
        <Button variant="secondary" size="small" onClick={() => onChange([...roles, EMPTY_ROLE])}>
          Add a role
        </Button>
      )}
    </fieldset>
  );
}
