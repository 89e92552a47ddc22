import { styled, useTheme } from '@mui/material/styles';
import type Artplayer from 'artplayer';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { actByKey } from './filmKeys';
import { keepKeys } from './keepKeys';
import { beginAt, type Film, makeArt, type Shown } from './makeArt';
import { texts } from './texts';
import { type FilmEvents, watchFilm } from './watchFilm';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  aspectRatio: '16 / 9',
  maxHeight: '76vh',
  overflow: 'hidden',
  borderRadius: 8,
  backgroundColor: theme.palette.viewer.ground,
  '&:focus-visible': { outline: `2px solid ${theme.palette.brandPressed}`, outlineOffset: 2 },
  '& .box': { width: '100%', height: '100%' },
  '& .watermark': {
    ...theme.typography.caption,
    position: 'absolute',
    pointerEvents: 'none',
    userSelect: 'none',
    whiteSpace: 'nowrap',
    opacity: 0.5,
    color: theme.palette.viewer.text,
    // Seen over light pictures as over dark ones.
    textShadow: `0 0 1px ${theme.palette.viewer.ground}, 0 1px 3px ${theme.palette.viewer.ground}`,
  },
  '& .art-state': { filter: `drop-shadow(0 0 6px ${theme.palette.viewer.ground})` },
}));

export interface FilmHandle {
  seek: (second: number) => void;
  play: () => void;
}

export interface FilmPlayerProps extends Film, FilmEvents {
  name: string;
  startAt: number;
  handle?: Ref<FilmHandle>;
  /**
   * Mounts an overlay once the player is made; the returned function removes it before the player
   * goes.
   */
  over?: (art: Artplayer) => () => void;
  /** Additional keyboard shortcuts. */
  keys?: Readonly<Record<string, () => void>>;
}

/** A film with its controls. */
export function FilmPlayer(props: FilmPlayerProps) {
  const { name, src, handle } = props;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<Shown | null>(null);
  const newest = useRef(props);
  const theme = useTheme().palette.primary.main;
  useEffect(() => void (newest.current = props));

  // Only another film makes another player: what else changes is looked up when it is needed.
  useEffect(() => {
    if (!box.current) return;
    const made = makeArt(box.current, newest.current, theme);
    shown.current = made;
    beginAt(made.art, newest.current.startAt);
    keepKeys(made.art, box.current.parentElement);
    watchFilm(made.art, {
      onWatched: (from, to) => newest.current.onWatched(from, to),
      onSecond: (second) => newest.current.onSecond(second),
      onPlaying: (isPlaying) => newest.current.onPlaying(isPlaying),
      onStop: (second) => newest.current.onStop(second),
      onBroken: () => newest.current.onBroken(),
      reach: () => newest.current.reach(),
      stops: () => newest.current.stops(),
    });
    const takeAway = newest.current.over?.(made.art);
    return () => {
      takeAway?.();
      made.destroy();
    };
    // `startAt` is left out: it is read only once, when the film is opened.
  }, [src, theme]);

  useImperativeHandle(handle, () => ({
    seek: (second) => void (shown.current && (shown.current.art.seek = second)),
    play: () => void shown.current?.art.play().catch(() => undefined),
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    const { current } = shown;
    const isTyping = event.target instanceof HTMLInputElement;
    if (!current || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = newest.current.keys?.[event.key.toLowerCase()];
    act?.();
    if (act || actByKey(event.key, current.art, current.track)) event.preventDefault();
  };
  return (
    <Frame role="application" aria-label={texts.player(name)} tabIndex={0} onKeyDown={onKeyDown}>
      <div className="box" ref={box} />
    </Frame>
  );
}
