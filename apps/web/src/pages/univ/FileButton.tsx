import Button from '@mui/material/Button';
import { useRef } from 'react';

interface FileButtonProps {
  label: string;
  suffixes: readonly string[];
  isBusy?: boolean;
  onFile: (file: File) => void;
}

/** A button that opens the file chooser of the browser. */
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
          // Reset, so that the same file can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
