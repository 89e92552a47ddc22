import {
  useCancelResourceUploadMutation,
  useGetResourceUploadMutation,
} from '@cheese/emergency-api/resource';
import { uploadFile } from '@cheese/api-client/base';
import type { UploadCalls } from '@cheese/ui/uploads/useUploads';

export function useUploadCalls(): UploadCalls {
  const [permit] = useGetResourceUploadMutation();
  const [cancelUpload] = useCancelResourceUploadMutation();
  const cancel: UploadCalls['cancel'] = (asked) => cancelUpload(asked).unwrap();
  return {
    cancel,
    send: (file, sending) =>
      uploadFile(file, { permit: (asked) => permit(asked).unwrap(), cancel, ...sending }),
  };
}
