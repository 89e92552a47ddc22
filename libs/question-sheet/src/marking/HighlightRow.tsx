import { useToast } from '@cheese/ui/toast/useToast';
import BorderColor from '@mui/icons-material/BorderColor';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import type { Highlight } from './makeMarks';
import { selectedWords } from './selectedWords';
import { texts } from './texts';

interface HighlightRowProps {
  stem: RefObject<HTMLElement | null>;
  hasAny: boolean;
  onHighlight: (found: readonly Highlight[]) => void;
  onClear: () => void;
}

/** Highlights what is selected of a stem; pressing the button leaves the selection as it is. */
export function HighlightRow({ stem, hasAny, onHighlight, onClear }: HighlightRowProps) {
  const toast = useToast();
  const mark = () => {
    const found = stem.current ? selectedWords(stem.current, window.getSelection()) : [];
    if (found.length === 0) return toast.info(texts.selectFirst);
    onHighlight(found);
    window.getSelection()?.removeAllRanges();
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
        <Button size="small" color="inherit" onClick={onClear}>
          {texts.clear}
        </Button>
      )}
    </>
  );
}
