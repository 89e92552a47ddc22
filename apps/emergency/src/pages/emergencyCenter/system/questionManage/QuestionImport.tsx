import * as calls from '@cheese/emergency-api/questionImport';
import { Import } from '../../../../features/importing/Import';
import { useRequestedOrg } from '../../../../features/org/OrgScope';
import { texts } from './texts';

const hooks = {
  useTemplate: calls.useGetQuestionTemplateMutation,
  usePreview: calls.usePreviewQuestionImportMutation,
  useRows: calls.useGetQuestionImportRowsQuery,
  useConfirm: calls.useConfirmQuestionImportMutation,
  useProgress: calls.useGetQuestionImportStateQuery,
  useCancel: calls.useCancelQuestionImportMutation,
};

export default function QuestionImport({ onClose }: { onClose: () => void }) {
  return <Import what={texts.what} hooks={hooks} scope={useRequestedOrg()} onClose={onClose} />;
}
