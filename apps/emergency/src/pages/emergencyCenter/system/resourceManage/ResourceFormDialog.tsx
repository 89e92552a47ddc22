import { conversionStateCodes } from '@cheese/domain/codes/base/uploadSuffixes';
import type { ManagedResourceDetail } from '@cheese/domain/contract/emergency/shapes/resourceShapes';
import { useGetManagedResourceQuery } from '@cheese/emergency-api/resource';
import { Answered } from '@cheese/ui/feedback/Answered';
import { PanelDialog } from '@cheese/ui/dialog/PanelDialog';
import { FormSkeleton } from '@cheese/ui/form/FormSkeleton';
import { useState } from 'react';
import { ResourceForm } from './ResourceForm';
import { texts } from './texts';

interface ResourceFormDialogProps {
  /** Null for a new resource. */
  id: number | null;
  onClose: () => void;
}

export function ResourceFormDialog({ id, onClose }: ResourceFormDialogProps) {
  return (
    <PanelDialog title={id === null ? texts.add : texts.edit} width="md" onClose={onClose}>
      {id === null ? (
        <ResourceForm resource={null} onDone={onClose} />
      ) : (
        <StoredForm id={id} onDone={onClose} />
      )}
    </PanelDialog>
  );
}

/** Polling interval while a document is being converted. */
const LOOK_AGAIN_MS = 3000;

/** True while the conversion runs, so the state is polled. */
const isUnderWay = ({ conversion }: ManagedResourceDetail['files'][number]) =>
  conversion === conversionStateCodes.waiting || conversion === conversionStateCodes.converting;

function StoredForm({ id, onDone }: { id: number; onDone: () => void }) {
  const [pollingInterval, setPolling] = useState(0);
  const query = useGetManagedResourceQuery({ id }, { pollingInterval });
  const wanted = query.currentData?.files.some(isUnderWay) ? LOOK_AGAIN_MS : 0;
  if (wanted !== pollingInterval) setPolling(wanted);
  return (
    <Answered query={query} what={texts.what} skeleton={<FormSkeleton />}>
      {(resource) => <ResourceForm resource={resource} onDone={onDone} />}
    </Answered>
  );
}
