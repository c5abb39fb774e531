import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { shortDateWithYear } from '@futurelab/platform/format';
import { useMutation } from '@futurelab/platform/query';
import { Button, UserText } from '@futurelab/platform/ui';
import { SendingError } from '../../shared/composer/sending-error';
import { resourceRemovalMutation, type GroupResource } from '../../queries/group-home';
import { fileLabel } from '../../shared/files/file-label';
import styles from './group-home.module.css';

interface ResourceListProps {
  groupId: string;
  resources: GroupResource[];
  timeZone: string;
}

/** The links and files a group keeps. */
export const ResourceList = ({ groupId, resources, timeZone }: ResourceListProps) => (
  <ul className={styles.list}>
    {resources.map((resource) => (
      <li key={resource.id} className={styles.row}>
        <div className={styles.text}>
          <h3 className={styles.title}>
            <a
              href={resource.url}
              {...(resource.fileName === null
                ? { rel: 'nofollow noopener ugc' }
                : { download: resource.fileName })}
            >
              <UserText clamped>{resource.title}</UserText>
            </a>
          </h3>
          <p className={styles.quiet}>
            <span>
              {resource.fileName === null
                ? hostOf(resource.url)
                : fileLabel(resource.fileName, resource.fileSize ?? 0)}
            </span>
            <span>
              {resource.addedBy && (
                <>
                  <UserText>{resource.addedBy.name}</UserText>,{' '}
                </>
              )}
              {shortDateWithYear(resource.createdAt, timeZone)}
            </span>
          </p>
        </div>
        {resource.canRemove && <Remove groupId={groupId} resource={resource} />}
      </li>
    ))}
  </ul>
);

function Remove({
  groupId,
  resource: { id, title, fileName },
}: {
  groupId: string;
  resource: GroupResource;
}) {
  const removing = useMutation(resourceRemovalMutation(groupId));
  return (
    <ConfirmDialog
      title={`Remove “${title}”?`}
      trigger={
        <Button variant="quiet" size="small" aria-label={`Remove ${title}`}>
          Remove
        </Button>
      }
      action="Remove"
      staysOpen
      busy={removing.isPending}
      onConfirm={() => removing.mutate(id)}
    >
      <p>
        {fileName === null
          ? 'The link is removed for everyone in the group.'
          : 'The file is deleted for everyone. This can’t be undone.'}
      </p>
      <SendingError error={removing.error} />
    </ConfirmDialog>
  );
}

const hostOf = (url: string): string => new URL(url, 'https://futurelab.invalid').host;
