import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import { styled } from '@mui/material/styles';
import { type DragEvent, useState } from 'react';

const Zone = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  padding: '20px 16px',
  color: theme.palette.text.secondary,
  textAlign: 'center',
  backgroundColor: theme.palette.ground,
  border: `1px dashed ${theme.palette.text.third}`,
  borderRadius: 8,
  cursor: 'pointer',
  '&.over, &:hover': {
    borderColor: theme.palette.accent.main,
    backgroundColor: theme.palette.accent.wash,
  },
  '&:focus-within': { outline: `2px solid ${theme.palette.brandPressed}`, outlineOffset: 2 },
  '& strong': { color: theme.palette.text.primary, fontWeight: 600 },
  '& small': { ...theme.typography.caption },
  // Over the whole zone, so that a press anywhere opens the chooser.
  '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
}));

interface FileDropProps {
  label: string;
  /** Allowed types and size, in words. */
  hint: string;
  /** Suffixes with their dot, as the browser's chooser wants them. */
  accept: readonly string[];
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** The caller validates the files. */
export function FileDrop({ label, hint, accept, multiple = false, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const over = (isHere: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isHere);
  };
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (taken.length > 0) onFiles(taken);
  };
  return (
    <Zone
      className={isOver ? 'over' : ''}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      <CloudUpload aria-hidden />
      <strong>{label}</strong>
      <small>{hint}</small>
      <input
        type="file"
        aria-label={label}
        accept={accept.join()}
        multiple={multiple}
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen again after it was refused.
          target.value = '';
        }}
      />
    </Zone>
  );
}
