import FormatBold from '@mui/icons-material/FormatBold';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import Functions from '@mui/icons-material/Functions';
import Notes from '@mui/icons-material/Notes';
import Subscript from '@mui/icons-material/Subscript';
import Superscript from '@mui/icons-material/Superscript';
import Title from '@mui/icons-material/Title';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { edit } from './edit';
import { FormulaDialog } from './FormulaDialog';
import { PictureButton } from './PictureButton';
import { SoundButton } from './SoundButton';

/** Answers where the picture or the sound stands from now on; null where it was not taken, which has been said. */
export type UploadPicture = (file: File) => Promise<string | null>;

const articleTools = [
  { name: '加粗', Sign: FormatBold, command: 'bold' },
  { name: '小标题', Sign: Title, command: 'formatBlock', value: 'h3' },
  { name: '正文', Sign: Notes, command: 'formatBlock', value: 'p' },
  { name: '项目列表', Sign: FormatListBulleted, command: 'insertUnorderedList' },
  { name: '编号列表', Sign: FormatListNumbered, command: 'insertOrderedList' },
];
const compactTools = [
  { name: '加粗', Sign: FormatBold, command: 'bold' },
  { name: '上标', Sign: Superscript, command: 'superscript' },
  { name: '下标', Sign: Subscript, command: 'subscript' },
];

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  borderBottom: `1px solid ${theme.palette.hairline}`,
}));

/** The selection stays where it is. */
const keepSelection = (event: { preventDefault(): void }) => event.preventDefault();

interface RichTextToolsProps {
  label: string;
  isCompact: boolean;
  upload: UploadPicture | undefined;
}

/** What can be done with the text below. */
export function RichTextTools({ label, isCompact, upload }: RichTextToolsProps) {
  const [isWritingFormula, setWritingFormula] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const place = useRef<Range>(null);
  const hold = () => {
    place.current = rangeIn(row.current?.nextElementSibling ?? null);
  };
  /** What was chosen in a window of its own goes where the writing was. */
  const insert = (html: string) => {
    const sheet = row.current?.nextElementSibling;
    if (sheet instanceof HTMLElement) sheet.focus();
    if (place.current) document.getSelection()?.setBaseAndExtent(...endsOf(place.current));
    edit('insertHTML', html);
  };
  return (
    <Row ref={row} role="group" aria-label={`${label}：格式`}>
      {(isCompact ? compactTools : articleTools).map(({ name, Sign, command, ...rest }) => (
        <IconButton
          key={name}
          size="small"
          aria-label={name}
          onMouseDown={keepSelection}
          onClick={() => edit(command, 'value' in rest ? String(rest.value) : undefined)}
        >
          <Sign fontSize="small" />
        </IconButton>
      ))}
      {isCompact && (
        <IconButton
          size="small"
          aria-label="公式"
          onMouseDown={keepSelection}
          onClick={() => {
            hold();
            setWritingFormula(true);
          }}
        >
          <Functions fontSize="small" />
        </IconButton>
      )}
      {upload && <PictureButton upload={upload} onOpen={hold} onTaken={insert} />}
      {upload && isCompact && <SoundButton upload={upload} onOpen={hold} onTaken={insert} />}
      {isWritingFormula && (
        <FormulaDialog onInsert={insert} onClose={() => setWritingFormula(false)} />
      )}
    </Row>
  );
}

/** Where the writing is, if it is in this text at all. */
function rangeIn(sheet: Element | null): Range | null {
  const selection = document.getSelection();
  const isHere = sheet?.contains(selection?.anchorNode ?? null) ?? false;
  return isHere && selection ? selection.getRangeAt(0) : null;
}

const endsOf = (range: Range) =>
  [range.startContainer, range.startOffset, range.endContainer, range.endOffset] as const;
