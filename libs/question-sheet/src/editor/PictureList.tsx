import { withImageHost } from '@cheese/domain/rules/site/image';
import type { UploadPicture } from '@cheese/ui/article/uploadPicture';
import { useTask } from '@cheese/ui/form/useTask';
import { useImageHost } from '@cheese/ui/media/ImageHostProvider';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import { useId, useRef } from 'react';
import { texts } from './texts';

interface PictureListProps {
  /** Label, as in 题目图片. */
  name?: string;
  paths: string[];
  upload: UploadPicture | undefined;
  onChange: (paths: string[]) => void;
}

/** The pictures beside the stem; the first is the one that a point is set on. */
export function PictureList({ name = texts.pictures, paths, upload, onChange }: PictureListProps) {
  const label = useId();
  const host = useImageHost();
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, run } = useTask();
  const take = (file: File | undefined) => {
    if (!file || !upload) return;
    void run(async () => {
      const path = await upload(file);
      if (path) onChange([...paths, path]);
    });
  };
  if (!upload && paths.length === 0) return null;
  return (
    <div role="group" aria-labelledby={label}>
      <FormLabel id={label}>{name}</FormLabel>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        {paths.map((path, at) => (
          <span key={path} style={{ display: 'inline-flex', alignItems: 'center' }}>
            <img
              src={withImageHost(path, host)}
              alt={texts.picture(name, at + 1)}
              style={{ height: 72, borderRadius: 4 }}
            />
            <IconButton
              aria-label={texts.removePicture(name, at + 1)}
              onClick={() => onChange(paths.toSpliced(at, 1))}
            >
              <Delete fontSize="small" />
            </IconButton>
          </span>
        ))}
        {upload && (
          <>
            <Button aria-disabled={isBusy} onClick={() => field.current?.click()}>
              {texts.addPicture}
            </Button>
            <input
              ref={field}
              hidden
              type="file"
              accept="image/png,image/jpeg,image/webp"
              onChange={({ target }) => {
                take(target.files?.[0]);
                target.value = '';
              }}
            />
          </>
        )}
      </div>
    </div>
  );
}
