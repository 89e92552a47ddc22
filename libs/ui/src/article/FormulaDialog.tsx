import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { RichText } from './RichText';

interface FormulaDialogProps {
  onInsert: (html: string) => void;
  onClose: () => void;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (tex: string) => `\\(${tex.replaceAll(/[&<>]/gu, (sign) => signs[sign] ?? '')}\\)`;

const focus = (field: HTMLTextAreaElement | null) => field?.focus();

/** A formula as it is written in TeX, with how it will look. */
export function FormulaDialog({ onInsert, onClose }: FormulaDialogProps) {
  const title = useId();
  const [tex, setTex] = useState('');
  const insert = () => {
    onClose();
    // Once the window is gone: until then it keeps the focus.
    setTimeout(() => onInsert(escaped(tex)));
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>插入公式</DialogTitle>
      <DialogContent>
        <OutlinedInput
          fullWidth
          multiline
          inputRef={focus}
          value={tex}
          placeholder="\frac{V}{Q}=0.8"
          onChange={({ target }) => setTex(target.value)}
          inputProps={{ 'aria-label': 'TeX 公式' }}
        />
        <div style={{ minHeight: 48, marginTop: 12 }} aria-live="polite">
          {tex && <RichText html={escaped(tex)} />}
        </div>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          取消
        </Button>
        <Button variant="contained" disabled={tex.trim() === ''} onClick={insert}>
          插入
        </Button>
      </DialogActions>
    </Dialog>
  );
}
