import IconButton from '@mui/material/IconButton';
import { type ChangeEvent, type ComponentType, useRef } from 'react';
import { useTask } from '../form/useTask';
import type { UploadPicture } from './RichTextTools';

export interface MediaButtonProps {
  name: string;
  /** Which files the window of files offers. */
  accept: string;
  Sign: ComponentType<{ fontSize: 'small' }>;
  upload: UploadPicture;
  /** What stands in the text from now on. */
  draw: (src: string) => HTMLElement;
  /** Before the window of files takes the focus. */
  onOpen: () => void;
  onTaken: (html: string) => void;
}

/** Takes a file of the product's own into the text. */
export function MediaButton(props: MediaButtonProps) {
  const { name, accept, Sign, upload, draw, onOpen, onTaken } = props;
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, run } = useTask();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    void run(async () => {
      const src = await upload(file);
      if (src) onTaken(draw(src).outerHTML);
    });
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={name}
        aria-disabled={isBusy}
        onClick={() => {
          onOpen();
          field.current?.click();
        }}
      >
        <Sign fontSize="small" />
      </IconButton>
      <input ref={field} hidden type="file" {...{ accept }} onChange={take} />
    </>
  );
}
