import { useGetUploadParametersMutation } from '@cheese/api-client/base/open';
import { uploadPicture } from '@cheese/api-client/uploadPicture';
import { schoolNoticeLimits } from '@cheese/domain/codes/school/schoolNotices';
import { byteText } from '@cheese/ui/files/byteText';
import { UploadField } from '@cheese/ui/uploads/UploadField';
import { type Uploads, useUploads } from '@cheese/ui/uploads/useUploads';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { texts } from './texts';
import type { Attached } from './useNoticeForm';

/** Uploads in progress; a finished file is passed on and leaves the list. */
export function useAttachments(
  files: readonly Attached[],
  onChange: (files: readonly Attached[]) => void,
): Uploads {
  const [permit] = useGetUploadParametersMutation();
  const most = schoolNoticeLimits.attachments - files.length;
  const uploads = useUploads(
    { kind: 'document', most },
    {
      send: async (file, { onProgress, signal }) =>
        uploadPicture(file, await permit({ kind: 'document' }).unwrap(), {
          onShare: onProgress,
          signal,
        }),
      cancel: async () => undefined,
    },
  );
  const take = useEffectEvent(() => {
    const done = uploads.items.filter(({ state }) => state === 'done');
    if (done.length === 0) return;
    const arrived = done.map(({ uploadId, file }) => ({
      key: uploadId ?? '',
      fileName: file.name.slice(-schoolNoticeLimits.fileName),
      bytes: file.size,
    }));
    onChange([...files, ...arrived]);
    done.forEach(uploads.remove);
  });
  useEffect(() => take(), [uploads.items]);
  return uploads;
}

interface AttachmentFieldsProps {
  files: readonly Attached[];
  uploads: Uploads;
  onChange: (files: readonly Attached[]) => void;
}

export const AttachmentFields = ({ files, uploads, onChange }: AttachmentFieldsProps) => (
  <section>
    <UploadField multiple label={texts.attachments} uploads={uploads} />
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {files.map(({ key, fileName, bytes }) => (
        <li key={key} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{fileName}</span>
          <Typography component="span" color="text.third" noWrap>
            {byteText(bytes)}
          </Typography>
          <Button
            size="small"
            color="inherit"
            aria-label={texts.removeFile(fileName)}
            onClick={() => onChange(files.filter((one) => one.key !== key))}
          >
            {texts.removeIt}
          </Button>
        </li>
      ))}
    </ul>
  </section>
);
