import Button from '@mui/material/Button';
import { useRef } from 'react';

interface FileButtonProps {
  label: string;
  suffixes: readonly string[];
  isBusy?: boolean;
  onFile: (file: File) => void;
}

/** A button that opens the browser's chooser. */
export function FileButton({ label, suffixes, isBusy = false, onFile }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        aria-disabled={isBusy}
        onClick={() => !isBusy && chooser.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        accept={suffixes.map((suffix) => `.${suffix}`).join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
