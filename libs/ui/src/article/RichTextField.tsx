import FormatBold from '@mui/icons-material/FormatBold';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import Notes from '@mui/icons-material/Notes';
import Title from '@mui/icons-material/Title';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';
import { type ClipboardEvent, useId, useRef } from 'react';
import { Article } from './Article';
import { knownTags } from './cleanHtml';

const Frame = styled('div')(({ theme }) => ({
  backgroundColor: theme.palette.surface,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 4,
  '&.wrong': { borderColor: theme.palette.error.main },
  '&:focus-within': { outline: `2px solid ${theme.palette.brandPressed}` },
  '& .tools': { display: 'flex', borderBottom: `1px solid ${theme.palette.hairline}` },
  '& [role=textbox]': {
    minHeight: 160,
    maxHeight: 400,
    padding: '8px 12px',
    overflowY: 'auto',
    outline: 'none',
  },
}));

const tools = [
  { name: '加粗', Sign: FormatBold, command: 'bold' },
  { name: '小标题', Sign: Title, command: 'formatBlock', value: 'h3' },
  { name: '正文', Sign: Notes, command: 'formatBlock', value: 'p' },
  { name: '项目列表', Sign: FormatListBulleted, command: 'insertUnorderedList' },
  { name: '编号列表', Sign: FormatListNumbered, command: 'insertOrderedList' },
] as const;

/**
 * Deprecated, and yet the one way in which every browser edits with an undo of its own; a page that
 * has none of it still takes plain text.
 */
const edit = (command: string, value?: string) => document.execCommand?.(command, false, value);

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
  onChange: (html: string) => void;
}

/** An article to write: paragraphs, headings, lists and strong words, and nothing that runs. */
export function RichTextField(props: RichTextFieldProps) {
  const { name, label, initial, fault, required = false, onChange } = props;
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
      <Frame className={fault ? 'wrong' : ''}>
        <div className="tools">
          {tools.map(({ name: tool, Sign, command, ...rest }) => (
            <IconButton
              key={tool}
              size="small"
              aria-label={tool}
              // The selection stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => edit(command, 'value' in rest ? rest.value : undefined)}
            >
              <Sign fontSize="small" />
            </IconButton>
          ))}
        </div>
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
        {fault ?? ' '}
      </FormHelperText>
    </FormControl>
  );
}
