import * as calls from '@cheese/emergency-api/orgUserImport';
import { Import } from '../../../../features/importing/Import';
import { useRequestedOrg } from '../../../../features/org/OrgScope';
import { texts } from './texts';

const hooks = {
  useTemplate: calls.useGetOrgUserTemplateMutation,
  usePreview: calls.usePreviewOrgUserImportMutation,
  useRows: calls.useGetOrgUserImportRowsQuery,
  useConfirm: calls.useConfirmOrgUserImportMutation,
  useProgress: calls.useGetOrgUserImportStateQuery,
  useCancel: calls.useCancelOrgUserImportMutation,
};

export default function PeopleImport({ onClose }: { onClose: () => void }) {
  return <Import what={texts.what} hooks={hooks} scope={useRequestedOrg()} onClose={onClose} />;
}
