import type { ManagedResource } from '@cheese/domain/contract/emergency/shapes/resourceShapes';
import { useRemoveResourceMutation } from '@cheese/emergency-api/resource';
import { Suspense } from 'react';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import { lazyPart } from '../../../../loading/lazyPart';
import { texts } from './texts';

const ResourceFormDialog = lazyPart(async () => {
  const { ResourceFormDialog: Form } = await import('./ResourceFormDialog');
  return { default: Form };
});
const ResourcePreview = lazyPart(() => import('./ResourcePreview'));

export type OpenDialog =
  | { kind: 'edit'; resource: ManagedResource | null }
  | { kind: 'preview' | 'remove'; resource: ManagedResource };

interface ResourceDialogsProps {
  dialog: OpenDialog;
  onRemoved: (id: number) => void;
  onClose: () => void;
}

export function ResourceDialogs({ dialog, onRemoved, onClose }: ResourceDialogsProps) {
  const [remove] = useRemoveResourceMutation();
  if (dialog.kind === 'remove') {
    const { id, title } = dialog.resource;
    return (
      <RemoveDialog
        title={texts.removeTitle}
        consequence={texts.removeLoss(title)}
        remove={async () => {
          await remove({ id }).unwrap();
          onRemoved(id);
        }}
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
