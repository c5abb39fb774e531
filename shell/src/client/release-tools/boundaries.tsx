import { Button } from '@futurelab/platform/ui';
import { usePageView } from '../../app/page-view';
import styles from './boundaries.module.css';
import { PARTS, useOutlines, type Part } from './outlines';

/** Outlines who owns what on the page: the shell, or a section in one of its releases. */
export function Boundaries({ onClose }: { onClose: () => void }) {
  const view = usePageView();
  const outlines = useOutlines();
  const shell = `shell@${shellRelease()}`;
  const section = view && `${view.app}@${view.release}`;
  const ownerOf = (part: Part) => (part === 'main' && section ? section : shell);
  return (
    <>
      <div aria-hidden="true">
        {PARTS.map((part) => {
          const outline = outlines[part];
          const partStyle = part === 'main' && section ? styles.section : styles.shell;
          return (
            outline && (
              <div key={part} className={`${styles.outline} ${partStyle}`} style={outline}>
                <span className={styles.label}>{ownerOf(part)}</span>
              </div>
            )
          );
        })}
        {outlines.fragments.map(
          ({ name, outline }) =>
            outline && (
              <div key={name} className={`${styles.outline} ${styles.fragment}`} style={outline}>
                <span className={styles.label}>{name}</span>
              </div>
            ),
        )}
      </div>
      <section className={styles.legend} aria-label="Boundaries">
        <dl className={styles.owners}>
          <div>
            <dt>Header, menus, footer</dt>
            <dd>{shell}</dd>
          </div>
          <div>
            <dt>Page {view && <code>{view.route}</code>}</dt>
            <dd>{section ?? shell}</dd>
          </div>
          {outlines.fragments.length > 0 && (
            <div>
              <dt>Fragments</dt>
              {outlines.fragments.map(({ name }) => (
                <dd key={name}>{name}</dd>
              ))}
            </div>
          )}
        </dl>
        <Button variant="secondary" size="small" onClick={onClose}>
          Close boundaries
        </Button>
      </section>
    </>
  );
}

/** The shell's own release, as its script is named: `shell.1a2b3c4d.js`. */
function shellRelease(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/shell/shell."]');
  return /\/shell\.(\w+)\.js/.exec(script?.src ?? '')?.[1] ?? 'unknown';
}
