import { RichText } from '@cheese/ui/article/RichText';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useCallback } from 'react';
import { highlightedRuns } from './highlightedRuns';
import type { MarkedThing, Marks } from './makeMarks';
import { texts } from './texts';
import { useMarked } from './useMarked';

const Words = styled('div')(({ theme: { palette } }) => ({
  '& mark': {
    color: 'inherit',
    backgroundColor: palette.brandWash,
    borderRadius: 2,
    cursor: 'pointer',
  },
}));

interface StemWordsProps {
  html: string;
  /** The question or case that the text belongs to. */
  of: MarkedThing;
  marks: Marks | undefined;
  isInline?: boolean;
}

/** The stem with the reader's highlights; pressing a highlight removes it. */
export function StemWords({ html, of, marks, isInline = false }: StemWordsProps) {
  const { highlights } = useMarked(marks, of);
  const drawText = useCallback(
    (text: string) =>
      highlightedRuns(text, highlights).map(({ words, at }, nth) =>
        at === null ? (
          words
        ) : (
          <mark key={nth} data-at={at} title={texts.unmark}>
            {words}
          </mark>
        ),
      ),
    [highlights],
  );
  const press = ({ target }: MouseEvent) => {
    const at = target instanceof HTMLElement && target.closest('mark')?.dataset['at'];
    if (at) marks?.clear(of, Number(at));
  };
  return (
    // Keyboards take all of them back by the button below.
    <Words data-marked={of} onClick={press} style={isInline ? { display: 'inline' } : undefined}>
      <RichText html={html} isInline={isInline} drawText={drawText} />
    </Words>
  );
}
