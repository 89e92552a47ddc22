import type { SlidePage } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { texts } from '../../texts';

const Row = styled('ol')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  maxHeight: 460,
  margin: 0,
  padding: 2,
  overflow: 'auto',
  listStyle: 'none',
  '& button': {
    display: 'block',
    width: '100%',
    padding: 0,
    border: `2px solid ${theme.palette.hairline}`,
    borderRadius: 4,
    background: 'none',
    cursor: 'pointer',
    overflow: 'hidden',
  },
  '& button[aria-current]': { borderColor: theme.palette.primary.main },
  '& button:focus-visible': { outline: `2px solid ${theme.palette.brandPressed}` },
  '& img': { display: 'block', width: '100%', height: 'auto' },
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    maxHeight: 'none',
    '& li': { flex: '0 0 96px' },
  },
}));

interface PageThumbsProps {
  pages: readonly SlidePage[];
  chosen: number;
  onChoose: (page: number) => void;
}

export function PageThumbs({ pages, chosen, onChoose }: PageThumbsProps) {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Scrolls only the row, not the page.
    const [list, thumb] = [row.current, row.current?.children[chosen - 1]];
    if (!list || !(thumb instanceof HTMLElement)) return;
    list.scrollTop = thumb.offsetTop - list.offsetTop - list.clientHeight / 2;
    list.scrollLeft = thumb.offsetLeft - list.offsetLeft - list.clientWidth / 2;
  }, [chosen]);
  return (
    <Row ref={row} aria-label={texts.pages}>
      {pages.map(({ picture, width, height }, at) => (
        <li key={at}>
          <button
            type="button"
            aria-label={texts.pagePicture(at + 1)}
            aria-current={at + 1 === chosen ? 'page' : undefined}
            onClick={() => onChoose(at + 1)}
          >
            <img src={picture} width={width} height={height} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </Row>
  );
}
