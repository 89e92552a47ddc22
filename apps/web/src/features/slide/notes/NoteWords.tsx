import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Words = styled('div')(({ theme }) => ({
  marginBottom: 12,
  '& textarea': {
    ...theme.typography.body2,
    boxSizing: 'border-box',
    width: '100%',
    padding: 8,
    borderRadius: 4,
    resize: 'vertical',
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.surface,
  },
  '& button': { color: 'inherit' },
}));

interface NoteWordsProps {
  label: string;
  text: string;
  isBusy: boolean;
  onWrite: (text: string) => void;
  onSave: () => void;
  onCancel?: () => void;
}

const LONGEST = 2_000;

export const NoteWords = ({ label, text, isBusy, onWrite, onSave, onCancel }: NoteWordsProps) => (
  <Words>
    <textarea
      rows={3}
      value={text}
      maxLength={LONGEST}
      aria-label={label}
      placeholder={texts.placeholder}
      onChange={({ target }) => onWrite(target.value)}
    />
    <Button
      size="small"
      variant="outlined"
      aria-disabled={isBusy}
      disabled={text.trim() === ''}
      onClick={onSave}
    >
      {isBusy ? texts.saving : texts.save}
    </Button>
    {onCancel && (
      <Button size="small" onClick={onCancel}>
        {texts.cancel}
      </Button>
    )}
  </Words>
);
