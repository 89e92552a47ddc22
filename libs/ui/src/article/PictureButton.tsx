import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import IconButton from '@mui/material/IconButton';
import { type ChangeEvent, useRef } from 'react';
import { useTask } from '../form/useTask';
import type { UploadPicture } from './RichTextTools';

interface PictureButtonProps {
  upload: UploadPicture;
  /** Before the window of files takes the focus. */
  onOpen: () => void;
  onPicture: (html: string) => void;
}

/** Takes a picture into the text. */
export function PictureButton({ upload, onOpen, onPicture }: PictureButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, run } = useTask();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    void run(async () => {
      const src = await upload(file);
      if (src)
        onPicture(Object.assign(document.createElement('img'), { src, alt: '图片' }).outerHTML);
    });
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label="插入图片"
        aria-disabled={isBusy}
        onClick={() => {
          onOpen();
          field.current?.click();
        }}
      >
        <AddPhotoAlternate fontSize="small" />
      </IconButton>
      <input
        ref={field}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp"
        onChange={take}
      />
    </>
  );
}
