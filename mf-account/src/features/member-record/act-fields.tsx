import { fieldError } from '@futurelab/platform/components/field-error';
import type { FormDraft } from '@futurelab/platform/forms';
import { Checkbox, Field, Input, Select } from '@futurelab/platform/ui';
import { ROLES } from '../../queries/admin/members/member-filters';
import type { AccessLevel } from '../../queries/admin/members/member-record';
import type { ActText } from './acts';

interface ActFieldsProps {
  asks: ActText['asks'];
  draft: FormDraft<{
    day: string;
    accessLevel: AccessLevel;
    firstName: string;
    lastName: string;
    isImmediate: boolean;
    removesWriting: boolean;
    reason: string;
  }>;
  error: Error | null;
  isDayMissing: boolean;
}

/** What an act asks besides its reason. */
export function ActFields({ asks, draft: { content, change }, error, isDayMissing }: ActFieldsProps) {
  if (asks === 'access-level')
    return (
      <Field label="Role" error={fieldError(error, 'accessLevel')}>
        <Select
          value={content.accessLevel}
          onChange={({ target }) => change({ accessLevel: target.value as AccessLevel })}
        >
          {Object.entries(ROLES).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    );
  if (asks === 'name')
    return (
      <>
        <Field label="First name" error={fieldError(error, 'firstName')}>
          <Input
            value={content.firstName}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => change({ firstName: target.value })}
          />
        </Field>
        <Field label="Last name" error={fieldError(error, 'lastName')}>
          <Input
            value={content.lastName}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => change({ lastName: target.value })}
          />
        </Field>
      </>
    );
  if (asks === 'erasure')
    return (
      <>
        <Field
          label="When"
          hint={
            content.isImmediate
              ? 'This can’t be undone, and they can’t download their data anymore.'
              : 'Until then, they can keep their account and download their data.'
          }
        >
          <Select
            value={content.isImmediate ? 'now' : 'later'}
            onChange={({ target }) => change({ isImmediate: target.value === 'now' })}
          >
            <option value="later">In 14 days</option>
            <option value="now">Now</option>
          </Select>
        </Field>
        <Checkbox
          label="Also delete what they wrote to others"
          hint="Otherwise it stays without their name."
          checked={content.removesWriting}
          onChange={({ target }) => change({ removesWriting: target.checked })}
        />
      </>
    );
  if (asks === undefined) return null;
  return (
    <Field
      label="Until"
      hint={asks === 'end' ? undefined : 'Leave empty to suspend until a moderator lifts it.'}
      error={isDayMissing ? 'Choose an end date.' : fieldError(error, 'until')}
    >
      <Input type="date" value={content.day} onChange={({ target }) => change({ day: target.value })} />
    </Field>
  );
}
