import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { RichText } from './RichText';

interface FormulaDialogProps {
  initial: string;
  onInsert: (tex: string) => void;
  onClose: () => void;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (tex: string) => `\\(${tex.replaceAll(/[&<>]/gu, (sign) => signs[sign] ?? '')}\\)`;

const focus = (field: HTMLTextAreaElement | null) => field?.focus();

/** Edits a TeX formula with a preview. */
export function FormulaDialog({ initial, onInsert, onClose }: FormulaDialogProps) {
  const title = useId();
  const [tex, setTex] = useState(initial);
  const insert = () => {
    onClose();
    // After the dialog has closed, because it traps the focus until then.
    setTimeout(() => onInsert(tex.trim()));
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>{initial ? '修改公式' : '插入公式'}</DialogTitle>
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
          {initial ? '确定' : '插入'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
