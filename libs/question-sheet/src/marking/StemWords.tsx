import { RichText } from '@cheese/ui/article/RichText';
import { styled } from '@mui/material/styles';
import { type MouseEvent, type RefObject, useCallback } from 'react';
import { highlightedRuns } from './highlightedRuns';
import type { Highlight } from './makeMarks';
import { texts } from './texts';

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
  isInline: boolean;
  highlights: readonly Highlight[];
  onUnmark: (at: number) => void;
  within: RefObject<HTMLDivElement | null>;
}

/** What is asked, with what its reader has highlighted: pressing that takes it back. */
export function StemWords({ html, isInline, highlights, onUnmark, within }: StemWordsProps) {
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
    if (at) onUnmark(Number(at));
  };
  return (
    // Keyboards take all of them back by the button below.
    <Words ref={within} onClick={press} style={isInline ? { display: 'inline' } : undefined}>
      <RichText html={html} isInline={isInline} drawText={drawText} />
    </Words>
  );
}
