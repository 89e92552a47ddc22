import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { useId, useState } from 'react';
import type { Start } from './caret';
import { PlainSheet } from './PlainSheet';
import { SheetFrame } from './SheetFrame';
import type { SheetFace } from './SheetFace';
import type { UploadPicture } from './uploadPicture';
import { useLoaded } from './useLoaded';

interface RichTextFieldProps {
  name: string;
  label: string;
  /** The initial content; afterwards the editor keeps it. */
  initial: string;
  fault?: string | undefined;
  required?: boolean;
  /** For one or two lines, such as the stem of a question. */
  isCompact?: boolean;
  /** True if the pages that show the text render formulas. */
  hasFormulas?: boolean;
  /** True if the server keeps links in this field. */
  hasLinks?: boolean;
  /** Uploads a picture; left out if the field takes none. */
  upload?: UploadPicture;
  onChange: (html: string) => void;
}

const load = () => import('./editor/RichTextSheet');

/** The rich text editor: paragraphs, headings, lists and bold text, without scripts. */
export function RichTextField(props: RichTextFieldProps) {
  const { name, label, initial, fault, upload, onChange } = props;
  const { required = false, isCompact = false, hasFormulas = isCompact, hasLinks = false } = props;
  const [labelId, faultId] = [useId(), useId()];
  const { part, isLost, retry } = useLoaded(load);
  const [start, setStart] = useState<Start | null>(part && { html: initial, caret: null });
  const Sheet = start && part?.default;

  const face: SheetFace = {
    role: 'textbox',
    tabIndex: 0,
    name,
    'aria-multiline': true,
    'aria-required': required,
    'aria-invalid': fault !== undefined,
    'aria-labelledby': labelId,
    'aria-describedby': faultId,
  };
  return (
    <FormControl fullWidth variant="outlined" required={required} error={fault !== undefined}>
      <InputLabel id={labelId}>{label}</InputLabel>
      <SheetFrame className={[fault && 'wrong', isCompact && 'compact'].filter(Boolean).join(' ')}>
        {Sheet ? (
          <Sheet
            face={face}
            label={label}
            upload={upload}
            initial={initial}
            start={start}
            onChange={onChange}
            kind={{ isCompact, hasFormulas, hasLinks }}
          />
        ) : (
          <>
            {!isCompact && <div className="tools" />}
            <PlainSheet
              face={face}
              initial={initial}
              onChange={onChange}
              isOver={part !== null}
              onLeave={setStart}
            />
          </>
        )}
      </SheetFrame>
      <FormHelperText id={faultId} aria-live="polite">
        {fault ?? (isCompact ? '' : ' ')}
      </FormHelperText>
      {isLost && !Sheet && (
        <FormHelperText role="status">
          排版工具没有加载出来，仍可书写文字。
          <Button size="small" onClick={retry}>
            重试
          </Button>
        </FormHelperText>
      )}
    </FormControl>
  );
}
