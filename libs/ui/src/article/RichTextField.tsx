import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';
import { type ClipboardEvent, useId, useRef } from 'react';
import { Article } from './Article';
import { knownTags } from './cleanHtml';
import { edit } from './edit';
import { RichTextTools, type UploadPicture } from './RichTextTools';

const Frame = styled('div')(({ theme }) => ({
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 4,
  '&.wrong': { borderColor: theme.palette.error.main },
  '&:focus-within': { outline: `2px solid ${theme.palette.brandPressed}` },
  '& [role=textbox]': {
    minHeight: 160,
    maxHeight: 400,
    padding: '8px 12px',
    overflowY: 'auto',
    outline: 'none',
  },
  '&.compact [role=textbox]': { minHeight: 44 },
  // Of many fields that follow each other only the one that is written in shows its tools. They take
  // no room: what is pressed next would move away from under the pointer as they go.
  '&.compact': { position: 'relative' },
  '&.compact > [role=group]': {
    position: 'absolute',
    right: -1,
    bottom: '100%',
    zIndex: 1,
    flexWrap: 'nowrap',
    backgroundColor: theme.palette.surface,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 4,
  },
  '&.compact:not(:focus-within) > [role=group]': { display: 'none' },
}));

/** Words only: what other programs put beside them is not ours to keep. */
function pasteWords(event: ClipboardEvent) {
  event.preventDefault();
  edit('insertText', event.clipboardData.getData('text/plain'));
}

interface RichTextFieldProps {
  name: string;
  label: string;
  /** What stands there at first; later the browser keeps it. */
  initial: string;
  fault?: string | undefined;
  required?: boolean;
  /** A line or two, with formulas, such as the stem of a question. */
  isCompact?: boolean;
  /** Puts a picture where the product keeps them; none where no pictures are taken. */
  upload?: UploadPicture;
  onChange: (html: string) => void;
}

/** An article to write: paragraphs, headings, lists and strong words, and nothing that runs. */
export function RichTextField(props: RichTextFieldProps) {
  const {
    name,
    label,
    initial,
    fault,
    required = false,
    isCompact = false,
    upload,
    onChange,
  } = props;
  const [labelId, faultId] = [useId(), useId()];
  const isFilled = useRef(false);
  const fill = (sheet: HTMLDivElement | null) => {
    if (!sheet || isFilled.current) return;
    isFilled.current = true;
    sheet.replaceChildren(knownTags(initial));
  };
  return (
    <FormControl fullWidth variant="outlined" required={required} error={fault !== undefined}>
      <InputLabel id={labelId}>{label}</InputLabel>
      <Frame className={[fault && 'wrong', isCompact && 'compact'].filter(Boolean).join(' ')}>
        <RichTextTools {...{ label, isCompact, upload }} />
        <Article
          ref={fill}
          role="textbox"
          tabIndex={0}
          contentEditable
          suppressContentEditableWarning
          // Like a field of a form, it is found by its name where something is wrong with it.
          {...{ name }}
          aria-multiline
          aria-required={required}
          aria-labelledby={labelId}
          aria-describedby={faultId}
          onPaste={pasteWords}
          onInput={({ currentTarget }) => onChange(currentTarget.innerHTML)}
        />
      </Frame>
      <FormHelperText id={faultId} aria-live="polite">
        {fault ?? (isCompact ? '' : ' ')}
      </FormHelperText>
    </FormControl>
  );
}
