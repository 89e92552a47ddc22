import {
  useMergeSchoolsMutation,
  usePreviewSchoolMergeQuery,
} from '@cheese/api-client/school/schoolMerge';
import type { SchoolMergePreview } from '@cheese/domain/contract/school/schoolMerge';
import { refusalOf } from '@cheese/ui/feedback/failure';
import { faultsOf } from '@cheese/ui/form/faults';
import { useFields } from '@cheese/ui/form/useFields';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useState } from 'react';
import { texts } from './texts';

interface Merging {
  id: number;
  intoId: number;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
}

export function useMerging({ id, intoId, onBusy, onDone }: Merging) {
  const query = usePreviewSchoolMergeQuery({ id, intoId }, { refetchOnMountOrArgChange: true });
  const fields = useFields({ name: '' });
  // One key per dialog, so that a retry after a lost answer does not merge twice.
  const [requestKey] = useState(() => crypto.randomUUID());
  const [isChanged, setChanged] = useState(false);
  const [merge] = useMergeSchoolsMutation();
  const { isBusy, run } = useTask();

  const send = async (fingerprint: string) => {
    try {
      await merge({ id, intoId, name: fields.values.name, fingerprint, requestKey }).unwrap();
    } catch (error) {
      setChanged(refusalOf(error) === 'school.mergeChanged');
      if (refusalOf(error)) void query.refetch();
      throw error;
    } finally {
      onBusy(false);
    }
    onDone();
    return leaving;
  };
  const submit = (form: HTMLFormElement, { fromName, fingerprint }: SchoolMergePreview) => {
    const isWrong = fields.values.name.trim() !== fromName;
    if (!fields.pass(faultsOf({ name: isWrong && texts.wrongName }), form)) return;
    onBusy(true);
    void run(() => send(fingerprint));
  };
  return { query, fields, isBusy, isChanged, submit };
}
