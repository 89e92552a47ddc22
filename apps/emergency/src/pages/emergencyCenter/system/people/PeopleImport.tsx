import {
  useCancelOrgUserImportMutation,
  useConfirmOrgUserImportMutation,
  useGetOrgUserImportRowsQuery,
  useGetOrgUserImportStateQuery,
  useGetOrgUserTemplateMutation,
  usePreviewOrgUserImportMutation,
} from '@cheese/emergency-api/orgUserImport';
import { skipToken } from '@reduxjs/toolkit/query';
import { ImportDialog } from '../../../../features/importing/ImportDialog';
import { asProgress, asRows, pollEvery } from '../../../../features/importing/asked';
import { useImportFlow } from '../../../../features/importing/useImportFlow';
import { useOrgAsked } from '../../../../features/org/OrgScope';
import { texts } from './texts';

export default function PeopleImport({ onClose }: { onClose: () => void }) {
  const org = useOrgAsked();
  const [template] = useGetOrgUserTemplateMutation();
  const [preview] = usePreviewOrgUserImportMutation();
  const [confirm] = useConfirmOrgUserImportMutation();
  const [cancel] = useCancelOrgUserImportMutation();
  const flow = useImportFlow({
    preview,
    confirm: (importId) => confirm({ importId, ...org }).unwrap(),
    cancel: (importId) => void cancel({ importId }),
  });
  const rows = useGetOrgUserImportRowsQuery(asRows(flow) ?? skipToken);
  const progress = useGetOrgUserImportStateQuery(asProgress(flow) ?? skipToken, pollEvery);
  return (
    <ImportDialog
      what={texts.what}
      flow={flow}
      template={() => template().unwrap()}
      rows={rows}
      progress={progress.currentData}
      onClose={onClose}
    />
  );
}
