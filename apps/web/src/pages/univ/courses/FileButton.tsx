import Button from '@mui/material/Button';

interface FileButtonProps {
  label: string;
  suffixes: readonly string[];
  isBusy?: boolean;
  onFile: (file: File) => void;
}

/** A button that opens the browser's chooser. */
export const FileButton = ({ label, suffixes, isBusy = false, onFile }: FileButtonProps) => (
  <Button component="label" variant="outlined" aria-disabled={isBusy} sx={{ position: 'relative' }}>
    {label}
    <input
      type="file"
      accept={suffixes.map((suffix) => `.${suffix}`).join(',')}
      aria-label={label}
      style={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' }}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // The same file may be chosen again.
        target.value = '';
        if (file && !isBusy) onFile(file);
      }}
    />
  </Button>
);
