import { Button, classNames } from '../ui';
import type { FormDraft } from './use-form-draft';
import styles from './draft-note.module.css';

type DraftNoteProps = Pick<FormDraft<object>, 'restored' | 'versions' | 'switchVersion' | 'clear'> & {
  /** Where the latest of it is stored. */
  status?: string;
  className?: string;
};

/** Says that a form holds what was typed earlier, whether there is another version of it, and offers to begin anew. */
export function DraftNote({
  restored,
  versions,
  switchVersion,
  clear,
  status = '',
  className,
}: DraftNoteProps) {
  const text =
    versions === 'saved'
      ? 'This is the saved version. Your draft is still here.'
      : [
          restored && !status && 'Draft restored.',
          versions === 'draft' && 'The saved version has changed since you started.',
          status,
        ]
          .filter(Boolean)
          .join(' ');
  return (
    <div
      className={classNames(styles.note, text !== '' && styles.shown, className)}
      data-silent={text === '' ? '' : undefined}
    >
      <p role="status">{text}</p>
      {text !== '' && (
        <>
          {versions && (
            <Button variant="quiet" size="small" onClick={switchVersion}>
              {versions === 'saved' ? 'Show my draft' : 'Show saved version'}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={clear}>
            Discard draft
          </Button>
        </>
      )}
    </div>
  );
}
