import { ConfirmDialog } from '@futurelab/platform/components/confirm-dialog';
import { RowMenu } from '@futurelab/platform/components/row-menu';
import { useState } from 'react';
import { removeLesson, removeModule, rename } from './arrange';
import type { ApplyChange } from './outline';
import { TitleDialog } from './title-dialog';

interface PartMenuProps {
  part: { id: string; title: string };
  what: 'module' | 'lesson';
  onChange: ApplyChange;
}

// The outline says that it was not saved.
const reported = () => undefined;

/** What is seldom done with a module or a lesson. */
export function PartMenu({ part: { id, title }, what, onChange }: PartMenuProps) {
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <RowMenu
        label={`More for ${title || 'Untitled'}`}
        items={[
          { label: 'Rename', onSelect: () => setAsked('rename') },
          { label: 'Remove', onSelect: () => setAsked('remove') },
        ]}
      />
      {asked === 'rename' && (
        <TitleDialog
          title={title}
          what={what}
          onClose={close}
          onSave={(next) => onChange((now) => rename(now, id, next))}
        />
      )}
      <ConfirmDialog
        open={asked === 'remove'}
        onOpenChange={(open) => !open && close()}
        title={`Remove ${title || 'Untitled'}?`}
        description={
          what === 'module'
            ? 'Its lessons are removed, too. Members see them until you publish.'
            : 'Members see it until you publish. What they finished still counts.'
        }
        action={`Remove ${what}`}
        busy={false}
        onConfirm={() =>
          void onChange((now) => (what === 'module' ? removeModule : removeLesson)(now, id)).catch(reported)
        }
      />
    </>
  );
}
