import { Icon } from '@futurelab/platform/ui';
import { fileIcon } from './file-label';
import styles from './file-list.module.css';

/** A file’s icon and name. */
export function FileName({ name }: { name: string }) {
  const ending = name.slice(name.lastIndexOf('.'));
  return (
    <>
      <Icon name={fileIcon(name)} />
      <span className={styles.name}>
        <span dir="auto">{name.slice(0, -ending.length)}</span>
        <span>{ending}</span>
      </span>
    </>
  );
}
