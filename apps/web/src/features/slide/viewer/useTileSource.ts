import { useGetSlideTileSourceQuery } from '@cheese/api-client/slides/slide';
import type { TileSource } from '@cheese/domain/contract/slides/shapes/tileSource';
import type { Slide } from '@cheese/slide-viewer/slide';
import { useEffect, useMemo, useState } from 'react';

/**
 * Renewed this long before the signature expires. The bounds keep a wrong browser clock harmless.
 */
const MARGIN_MS = 90_000;
const [SOONEST_MS, LATEST_MS] = [30_000, 240_000];

/**
 * The address of a tile changes with each new signature, so it is built when the tile is requested.
 */
function makeAddress() {
  let pattern = '';
  return {
    sign: (said: string) => void (pattern = said),
    urlOf: (level: number, column: number, row: number) =>
      pattern
        .replace('{level}', `${level}`)
        .replace('{column}', `${column}`)
        .replace('{row}', `${row}`),
  };
}

/** Returns the same slide after a renewed signature, so that the viewer does not reload. */
export function useTileSource(slideId: number | null) {
  const query = useGetSlideTileSourceQuery({ slideId: slideId ?? 0 }, { skip: slideId === null });
  return { query, slide: useSignedSlide(`${slideId}`, query) };
}

interface SourceQuery {
  currentData?: Omit<TileSource, 'slideId'> | undefined;
  refetch: () => unknown;
}

/** For any call that returns signed tile addresses. */
export function useSignedSlide(id: string, { currentData: source, refetch }: SourceQuery) {
  const [address] = useState(makeAddress);
  useFreshSignature(source?.expiresAt ?? null, refetch);

  // Signed during rendering, because the viewer's effects request tiles before an effect here runs.
  const isKnown = source !== undefined;
  const slide = useMemo(() => {
    if (!source) return null;
    address.sign(source.tileAddress);
    return toSlide(id, source, address.urlOf);
    // The source is left out: a new signature must not create a new slide.
  }, [id, isKnown, address]);
  useEffect(() => {
    if (source) address.sign(source.tileAddress);
  }, [source, address]);
  return slide;
}

/**
 * Renews the signature while the slide is open. The answer may still be the cached signature of a
 * few minutes ago, or fail without a network; then it retries.
 */
function useFreshSignature(expiresAt: number | null, refetch: () => unknown) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (expiresAt === null) return;
    const left = expiresAt - Date.now() - MARGIN_MS;
    const wait = Math.min(LATEST_MS, Math.max(SOONEST_MS, left));
    const timer = setTimeout(() => {
      void Promise.resolve(refetch()).finally(() => setTurn(turn + 1));
    }, wait);
    return () => clearTimeout(timer);
  }, [expiresAt, turn, refetch]);
}

const toSlide = (
  id: string,
  source: Omit<TileSource, 'slideId'>,
  urlOf: Slide['urlOf'],
): Slide => ({
  id,
  width: source.width,
  height: source.height,
  urlOf,
  tileSize: source.tileSize,
  overlap: source.overlap,
  levels: source.levels.map(({ width, height }) => ({ width, height })),
  mpp: source.mpp,
  objective: source.objective,
});
