import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { arePictured, type SlideFace } from './slideFace';
import { texts } from './texts';

const Lines = styled('ol')(({ theme: { palette } }) => ({
  margin: '8px 0',
  paddingLeft: 24,
  '& li': { marginBottom: 8, paddingBottom: 8, borderBottom: `1px solid ${palette.hairline}` },
  '& .line': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .picture': { flex: '0 0 64px' },
  '& .title': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .gone': { color: palette.error.main },
  '& [aria-disabled=true]': { color: palette.action.disabled },
}));

interface SlideOrderProps<Slide extends SlideFace> {
  slides: readonly Slide[];
  isGone?: (slide: Slide) => boolean;
  /** Texts for the list and for a deleted item, if they are not slides. */
  words?: { chosen: string; gone: string };
  below?: (slide: Slide, at: number) => ReactNode;
  onChange: (slides: readonly Slide[]) => void;
}

/** Chosen slides or other items in their order. */
export function SlideOrder<Slide extends SlideFace>(props: SlideOrderProps<Slide>) {
  const { slides, isGone, words = texts, below, onChange } = props;
  const isPictured = arePictured(slides);
  /**
   * React moves the line's element, which drops the focus, so the pressed button is focused again.
   */
  const move = (at: number, by: 1 | -1) => (event: MouseEvent<HTMLElement>) => {
    const [one, other] = [slides[at], slides[at + by]];
    if (!one || !other) return;
    const { currentTarget } = event;
    flushSync(() => onChange(slides.with(at, other).with(at + by, one)));
    currentTarget.focus();
  };
  return (
    <Lines aria-label={words.chosen}>
      {slides.map((slide, at) => {
        const lost = isGone?.(slide) ?? false;
        const title = lost ? words.gone : slide.title;
        return (
          <li key={slide.id}>
            <div className="line">
              {isPictured && (
                <span className="picture">
                  <ImageWithFallback src={slide.thumbnail} alt="" ratio={4 / 3} sizes="64px" />
                </span>
              )}
              <span className={lost ? 'title gone' : 'title'}>{title}</span>
              <IconButton
                aria-label={texts.up(title)}
                aria-disabled={at === 0}
                onClick={move(at, -1)}
              >
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={texts.down(title)}
                aria-disabled={at === slides.length - 1}
                onClick={move(at, 1)}
              >
                <ArrowDownward fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={texts.take(title)}
                onClick={() => onChange(slides.toSpliced(at, 1))}
              >
                <Close fontSize="small" />
              </IconButton>
            </div>
            {below?.(slide, at)}
          </li>
        );
      })}
    </Lines>
  );
}
