import type { ManagedResource } from '@cheese/domain/contract/emergency/resourceShapes';
import { useRemoveResourceMutation } from '@cheese/emergency-api/resource';
import { lazy, Suspense } from 'react';
import { RemoveDialog } from '../../../../features/management/RemoveDialog';
import { texts } from './texts';

const ResourceFormDialog = lazy(() =>
  import('./ResourceFormDialog').then((file) => ({ default: file.ResourceFormDialog })),
);
const ResourcePreview = lazy(() => import('./ResourcePreview'));

export type OpenDialog =
  | { kind: 'edit'; resource: ManagedResource | null }
  | { kind: 'preview' | 'remove'; resource: ManagedResource };

export function ResourceDialogs({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const [remove] = useRemoveResourceMutation();
  if (dialog.kind === 'remove') {
    const { id, title } = dialog.resource;
    return (
      <RemoveDialog
        title={texts.removeTitle}
        consequence={texts.removeLoss(title)}
        remove={() => remove({ id }).unwrap()}
        onClose={onClose}
      />
    );
  }
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'edit' ? (
        <ResourceFormDialog id={dialog.resource?.id ?? null} onClose={onClose} />
      ) : (
        <ResourcePreview resource={dialog.resource} onClose={onClose} />
      )}
    </Suspense>
  );
}
