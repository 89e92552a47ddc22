import { useToast } from '@cheese/ui/toast/useToast';
import BorderColor from '@mui/icons-material/BorderColor';
import Button from '@mui/material/Button';
import type { Question } from '../Paper';
import type { Marks } from './makeMarks';
import { markedOf } from './markedOf';
import { selectedWords } from './selectedWords';
import { texts } from './texts';
import { useHasHighlights } from './useMarked';

interface HighlightRowProps {
  marks: Marks;
  question: Question;
}

/** Every piece of words on the sheet that can be highlighted: stems, and the cases above them. */
const pieces = () => [...document.querySelectorAll<HTMLElement>('[data-marked]')];

/** Highlights what is selected; pressing the button leaves the selection as it is. */
export function HighlightRow({ marks, question }: HighlightRowProps) {
  const toast = useToast();
  const hasAny = useHasHighlights(marks, question);
  const mark = () => {
    const selection = window.getSelection();
    const found = pieces().map((piece) => ({
      of: piece.dataset['marked'] ?? '',
      words: selectedWords(piece, selection),
    }));
    const marked = found.filter(({ words }) => words.length > 0);
    if (marked.length === 0) return toast.info(texts.selectFirst);
    for (const { of, words } of marked) marks.highlight(of, words);
    selection?.removeAllRanges();
  };
  const clear = () => {
    for (const of of markedOf(question)) marks.clear(of);
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<BorderColor />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={mark}
      >
        {texts.highlight}
      </Button>
      {hasAny && (
        <Button size="small" color="inherit" onClick={clear}>
          {texts.clear}
        </Button>
      )}
    </>
  );
}
