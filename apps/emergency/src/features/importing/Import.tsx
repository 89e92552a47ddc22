import { skipToken } from '@reduxjs/toolkit/query';
import { useOrgAsked } from '../org/OrgScope';
import { asProgress, asRows, pollEvery } from './asked';
import { ImportDialog } from './ImportDialog';
import type { ImportHooks } from './importHooks';
import { stepAfter } from './importSteps';
import { useImportFlow } from './useImportFlow';

interface ImportProps {
  what: string;
  /** Of one kind of import, and of the same one as long as the dialog is open. */
  hooks: ImportHooks;
  onClose: () => void;
}

/** The dialog of an import with its calls: pages say what it brings, and by which calls. */
export function Import({ what, hooks, onClose }: ImportProps) {
  const { useTemplate, usePreview, useRows, useConfirm, useProgress, useCancel } = hooks;
  const org = useOrgAsked();
  const [template] = useTemplate();
  const [preview] = usePreview();
  const [confirm] = useConfirm();
  const [cancel] = useCancel();
  const flow = useImportFlow({
    preview,
    confirm: (importId) => confirm({ importId, ...org }).unwrap(),
    cancel: (importId) => void cancel({ importId }),
  });
  const rows = useRows(asRows(flow) ?? skipToken);
  const progress = useProgress(asProgress(flow) ?? skipToken, pollEvery);
  const next = stepAfter(flow.step, progress);
  if (next !== flow.step) flow.goTo(next);
  return (
    <ImportDialog
      {...{ what, flow, rows, onClose }}
      template={() => template().unwrap()}
      progress={progress.currentData}
    />
  );
}
