import type { OrgUser } from '@cheese/domain/contract/emergency/orgUser';
import { useRemoveOrgUserMutation } from '@cheese/emergency-api/orgUser';
import { Suspense } from 'react';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { lazyPart } from '../../../../loading/lazyPart';
import { PersonFormDialog } from './PersonFormDialog';
import { ResetDialog } from './ResetDialog';
import { texts } from './texts';

const PeopleImport = lazyPart(() => import('./PeopleImport'));

export type OpenDialog =
  | { kind: 'edit'; person: OrgUser | null }
  | { kind: 'reset' | 'remove'; person: OrgUser }
  | { kind: 'import' };

export function PeopleDialogs({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const [remove] = useRemoveOrgUserMutation();
  switch (dialog.kind) {
    case 'edit':
      return <PersonFormDialog person={dialog.person} onClose={onClose} />;
    case 'reset':
      return <ResetDialog person={dialog.person} onClose={onClose} />;
    case 'remove':
      return (
        <RemoveDialog
          title={texts.removeTitle}
          consequence={texts.removeLoss(dialog.person.name)}
          confirm={texts.remove}
          done={texts.removed}
          remove={() => remove({ id: dialog.person.id }).unwrap()}
          onClose={onClose}
        />
      );
    case 'import':
      return (
        <Suspense fallback={null}>
          <PeopleImport onClose={onClose} />
        </Suspense>
      );
  }
}
