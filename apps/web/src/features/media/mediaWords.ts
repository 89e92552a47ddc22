import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { clockText } from '@cheese/domain/rules/time/clockText';
import { texts } from './texts';

const KB = 1024;

export function bytesText(bytes: number): string {
  if (bytes >= KB ** 3) return `${(bytes / KB ** 3).toFixed(1)} GB`;
  if (bytes >= KB ** 2) return `${Math.round(bytes / KB ** 2)} MB`;
  return `${Math.ceil(bytes / KB)} KB`;
}

export function factsOf({ bytes, durationS, pageCount, sizes }: MediaShown): string[] {
  return [
    bytesText(bytes),
    ...(durationS === null ? [] : [clockText(durationS)]),
    ...(pageCount === null ? [] : [texts.pages(pageCount)]),
    ...(sizes.length === 0 ? [] : [texts.sizes(sizes)]),
  ];
}

export const isOver = ({ state }: Pick<MediaShown, 'state'>) =>
  state === 'ready' || state === 'failed';

/** A slide in a format that cannot be displayed, only stored; it has no width. */
export const isKeptOnly = ({ kind, state, width }: MediaShown) =>
  kind === 'slide' && state === 'ready' && width === null;

export function stateText(media: MediaShown): string {
  const { state, done, total, failure } = media;
  if (isKeptOnly(media)) return texts.keptOnly;
  if (state === 'failed') return failure ?? texts.stateOf.failed;
  const share = total ? ` ${texts.share(done / total)}` : '';
  return texts.stateOf[state] + (state === 'working' ? share : '');
}
