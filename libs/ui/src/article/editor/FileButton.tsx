import { type ComponentType, useRef } from 'react';
import { ToolButton } from './ToolButton';

interface FileButtonProps {
  name: string;
  accept: string;
  Sign: ComponentType<{ fontSize: 'small' }>;
  onFiles: (files: Iterable<File>) => void;
}

/** Chooses files to insert into the text. */
export function FileButton({ name, accept, Sign, onFiles }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton name={name} Sign={Sign} onPress={() => field.current?.click()} />
      <input
        ref={field}
        hidden
        multiple
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
