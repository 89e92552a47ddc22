import { skipToken } from '@reduxjs/toolkit/query';
import { asProgress, asRows, pollEvery } from '@cheese/ui/importing/asked';
import { ImportDialog } from '@cheese/ui/importing/ImportDialog';
import type { ImportHooks } from './importHooks';
import { stepAfter } from '@cheese/ui/importing/importSteps';
import { useImportFlow } from '@cheese/ui/importing/useImportFlow';

interface ImportProps {
  what: string;
  /** Must not change while the dialog is open. */
  hooks: ImportHooks;
  /** Target organisation, if the user's own does not determine it. */
  scope: { orgId?: number };
  onClose: () => void;
}

/** The import dialog connected to the calls that the page passes in. */
export function Import({ what, hooks, scope, onClose }: ImportProps) {
  const { useTemplate, usePreview, useRows, useConfirm, useProgress, useCancel } = hooks;
  const [template] = useTemplate();
  const [preview] = usePreview();
  const [confirm] = useConfirm();
  const [cancel] = useCancel();
  const flow = useImportFlow({
    preview,
    confirm: (asked) => confirm({ ...asked, ...scope }).unwrap(),
    cancel: (importId) => void cancel({ importId }),
  });
  const rows = useRows(asRows(flow) ?? skipToken);
  const progress = useProgress(asProgress(flow) ?? skipToken, pollEvery);
  const next = stepAfter(flow.step, progress);
  if (next !== flow.step) flow.goTo(next);
  return (
    <ImportDialog
      what={what}
      flow={flow}
      rows={rows}
      onClose={onClose}
      template={() => template().unwrap()}
      progress={progress.currentData}
    />
  );
}
