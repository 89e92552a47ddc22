import {
  useCancelQuestionImportMutation,
  useConfirmQuestionImportMutation,
  useGetQuestionImportRowsQuery,
  useGetQuestionImportStateQuery,
  useGetQuestionTemplateMutation,
  usePreviewQuestionImportMutation,
} from '@cheese/emergency-api/questionImport';
import { skipToken } from '@reduxjs/toolkit/query';
import { ImportDialog } from '../../../../features/importing/ImportDialog';
import { asProgress, asRows, pollEvery } from '../../../../features/importing/asked';
import { useImportFlow } from '../../../../features/importing/useImportFlow';
import { useOrgAsked } from '../../../../features/org/OrgScope';
import { texts } from './texts';

export default function QuestionImport({ onClose }: { onClose: () => void }) {
  const org = useOrgAsked();
  const [template] = useGetQuestionTemplateMutation();
  const [preview] = usePreviewQuestionImportMutation();
  const [confirm] = useConfirmQuestionImportMutation();
  const [cancel] = useCancelQuestionImportMutation();
  const flow = useImportFlow({
    preview,
    confirm: (importId) => confirm({ importId, ...org }).unwrap(),
    cancel: (importId) => void cancel({ importId }),
  });
  const rows = useGetQuestionImportRowsQuery(asRows(flow) ?? skipToken);
  const progress = useGetQuestionImportStateQuery(asProgress(flow) ?? skipToken, pollEvery);
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
