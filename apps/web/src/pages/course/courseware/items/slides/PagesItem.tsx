import type { DetailOf } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { idParam } from '@cheese/ui/address/urlParams';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PinsOn } from '../../pins/PinsOn';
import { pointIn } from '../../pins/pointIn';
import type { Pins } from '../../pins/usePins';
import type { Learning } from '../../study/useVisit';
import { texts } from '../../texts';
import { PageBar } from './PageBar';
import { PageSearch } from './PageSearch';
import { PagesFrame } from './PagesFrame';
import { PageThumbs } from './PageThumbs';

interface PagesItemProps {
  item: DetailOf<2>;
  learning: Learning;
  pins: Pins;
}

const steps: Record<string, (page: number, last: number) => number> = {
  ArrowLeft: (page) => page - 1,
  PageUp: (page) => page - 1,
  ArrowRight: (page) => page + 1,
  PageDown: (page) => page + 1,
  Home: () => 1,
  End: (_page, last) => last,
};

/** A document, one page at a time, with the teacher's note on each page. */
export function PagesItem({ item, learning, pins }: PagesItemProps) {
  const asked = idParam(useSearchParams()[0], 'page');
  const frame = useRef<HTMLDivElement>(null);
  const last = item.pages.length;
  const within = (wanted: number) => Math.min(Math.max(wanted, 1), Math.max(last, 1));
  const [page, setPage] = useState(() => within(asked ?? item.position));
  const { key } = useLocation();
  // A link to a page works again after the user has turned pages, so compare history entries, not
  // pages.
  const [led, setLed] = useState(key);
  if (led !== key) {
    setLed(key);
    if (asked !== undefined) setPage(within(asked));
  }
  useSeenPage(page, last, learning);
  const shown = item.pages[page - 1];
  if (!shown) return <EmptyState sentence={texts.noPages} hint={texts.noPagesHint} />;
  const go = (wanted: number) => setPage(within(wanted));
  return (
    <PagesFrame
      ref={frame}
      onKeyDown={(event) => {
        const step = event.target instanceof HTMLInputElement ? undefined : steps[event.key];
        if (!step) return;
        event.preventDefault();
        go(step(page, last));
      }}
    >
      <PageThumbs pages={item.pages} chosen={page} onChoose={go} />
      <div className="stage">
        <div
          className="picture"
          role="presentation"
          onClick={(event) => {
            const point = pointIn(event, event.currentTarget.getBoundingClientRect());
            pins.put({ point, page, byKeys: false });
          }}
        >
          <img
            src={shown.picture}
            width={shown.width}
            height={shown.height}
            alt={`${texts.pagePicture(page)}：${shown.text}`}
          />
          <PinsOn pins={pins} page={page} />
        </div>
        <PageBar page={page} last={last} onGo={go} frame={frame} />
        <PageSearch pages={item.pages} onGo={go} />
      </div>
      <section className="notes" aria-label={texts.notes}>
        <Typography variant="subtitle2" component="h3">
          {texts.notes}
        </Typography>
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', color: 'text.second' }}>
          {shown.note || texts.noNotes}
        </Typography>
      </section>
    </PagesFrame>
  );
}

/**
 * Reports the current page: it is the position to continue at, and counts as seen after a while.
 */
function useSeenPage(page: number, last: number, { visit }: Learning) {
  useEffect(() => {
    if (last > 0) visit?.look(page);
  }, [page, last, visit]);
}
