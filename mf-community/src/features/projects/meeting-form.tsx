import { dateTimeAndZone } from '@futurelab/platform/format';
import { eventsQuery } from '@futurelab/platform/queries/events';
import { useMutation, useQuery } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { Button, classNames, Field, Select } from '@futurelab/platform/ui';
import { useState } from 'react';
import { SendingError } from '../../shared/composer/sending-error';
import { projectChangeMutation, type ProjectDetail } from '../../queries/projects';
import entry from '../../shared/synergizer/entries.module.css';
import styles from './projects.module.css';

/** Its owner says at which of the coming events they meet next. */
export function MeetingForm({ project }: { project: ProjectDetail }) {
  const { user } = useSession();
  const { data } = useQuery(eventsQuery({}, { limit: 100 }));
  const [chosen, setChosen] = useState(project.nextEvent?.slug ?? '');
  const saving = useMutation(projectChangeMutation(project.id));
  return (
    <form
      className={classNames(entry.form, project.nextEvent && styles.below)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) saving.mutate({ nextEvent: chosen || null });
      }}
    >
      <Field label="Next meeting" hint="Choose an upcoming event. Every member can see it.">
        <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">Not set</option>
          {data?.items.map(({ id, slug, title, startDate, timeZone }) => (
            <option key={id} value={slug}>
              {`${title}, ${dateTimeAndZone(startDate, user?.timeZone ?? timeZone)}`}
            </option>
          ))}
        </Select>
      </Field>
      <SendingError error={saving.error} />
      <div className={entry.actions}>
        <Button type="submit" variant="secondary" busy={saving.isPending}>
          Save meeting
        </Button>
      </div>
    </form>
  );
}
