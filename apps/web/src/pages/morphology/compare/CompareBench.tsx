import { useGetSlideDetailQuery } from '@cheese/api-client/slides/slide';
import type { View } from '@cheese/slide-viewer/geometry/view';
import { Answered } from '@cheese/ui/feedback/Answered';
import { NotFoundFace } from '@cheese/ui/feedback/NotFoundFace';
import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTileSource } from '../../../features/slide/viewer/useTileSource';
import { lazyPart } from '../../../loading/lazyPart';
import { LockedSlide } from '../LockedSlide';
import { viewSaid, withView } from './compareAddress';
import { CompareFrame } from './CompareFrame';
import { texts } from './texts';

const SlideCompare = lazyPart(async () => {
  const { SlideCompare: Part } = await import('@cheese/slide-viewer/SlideCompare');
  return { default: Part };
}, LostInPlace);

/** Data of one slide for the viewer; null in unused slots. */
function useSlot(slideId: number | undefined) {
  const id = slideId ?? null;
  const skip = id === null;
  const query = useGetSlideDetailQuery({ id: id ?? 0 }, { skip });
  const detail = query.currentData;
  // A locked slide has no tiles.
  const { query: tiles, slide } = useTileSource(detail && !detail.isLocked ? id : null);
  return { query, tiles, detail, slide, isThere: !skip };
}

export function CompareBench({ slides }: { slides: readonly number[] }) {
  const [one, two] = [useSlot(slides[0]), useSlot(slides[1])];
  const [three, four] = [useSlot(slides[2]), useSlot(slides[3])];
  const slots = [one, two, three, four].filter(({ isThere }) => isThere);
  const names = slots.flatMap(({ detail }) => detail?.title ?? []);
  const title = names.length === slots.length ? texts.of(names) : texts.title;
  useDocumentTitle(title);
  const locked = slots.find(({ detail }) => detail?.isLocked)?.detail;
  const waiting = slots.find(({ detail }) => !detail);
  const fetching = slots.find(({ slide }) => !slide);
  if (locked) return <LockedSlide slide={locked} />;
  if (waiting) {
    return (
      <CompareFrame title={title}>
        <Answered
          query={waiting.query}
          what={texts.what}
          skeleton={null}
          notFound={<NotFoundFace />}
        >
          {() => null}
        </Answered>
      </CompareFrame>
    );
  }
  return (
    <CompareFrame title={title}>
      {fetching ? (
        <Answered query={fetching.tiles} what={texts.what} skeleton={null}>
          {() => null}
        </Answered>
      ) : (
        <Panes slots={slots} />
      )}
    </CompareFrame>
  );
}

function Panes({ slots }: { slots: readonly ReturnType<typeof useSlot>[] }) {
  const [search, setSearch] = useSearchParams();
  const [start] = useState(() => search.get('v'));
  const count = slots.length;
  // A ref, because several views can change before the address is read again.
  const views = useRef(start);
  const [lock] = useState(() => search.get('lock'));
  const lockNow = useRef(lock);
  // Writes lock and views together, because a second change can come before the first is in the
  // address.
  const put = (said: { lock?: string | null }) => {
    if (said.lock !== undefined) lockNow.current = said.lock;
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (views.current !== null) next.set('v', views.current);
        if (lockNow.current === null) next.delete('lock');
        else next.set('lock', lockNow.current);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const say = (at: number, view: View) => {
    const text = withView(views.current, { at, count, view });
    views.current = text;
    put({});
  };
  const panes = slots.flatMap(({ slide, detail }, at) =>
    slide && detail
      ? [
          {
            slide,
            name: detail.title,
            start: viewSaid(start, at, slide),
            onView: (view: View) => say(at, view),
          },
        ]
      : [],
  );
  return (
    <Suspense fallback={null}>
      <SlideCompare panes={panes} said={lock} onSaid={(said) => put({ lock: said })} />
    </Suspense>
  );
}
