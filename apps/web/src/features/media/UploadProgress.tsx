import { ShareBar } from '@cheese/ui/form/ShareBar';
import { Line } from '@cheese/ui/list/Lines';
import { RowActions } from '@cheese/ui/management/RowActions';
import { bytesText } from './mediaWords';
import { secondsLeft } from './pace';
import { texts } from './texts';
import { isUnderWay, type UploadItem } from './uploadItem';
import type { UploadQueue } from './uploadQueue';

function factsOf({ file, sent, perS, state }: UploadItem): string[] {
  const left = secondsLeft(file.size - sent, perS);
  return [
    texts.sent(bytesText(sent), bytesText(file.size)),
    ...(state === 'going' && perS !== null ? [texts.pace(bytesText(perS))] : []),
    ...(state === 'going' && left !== null ? [texts.left(left)] : []),
  ];
}

export function UploadProgress({ item, queue }: { item: UploadItem; queue: UploadQueue }) {
  const { key, file, state, sent, reason } = item;
  const mayPause = state === 'going' || state === 'queued' || state === 'broken';
  const actions = [
    ...(mayPause ? [{ text: texts.pause, act: () => queue.pause(key) }] : []),
    ...(state === 'paused' ? [{ text: texts.resume, act: () => queue.resume(key) }] : []),
    { text: isUnderWay(item) ? texts.cancel : texts.dismiss, act: () => queue.remove(key) },
  ];
  const words = state === 'refused' ? (reason ?? texts.states.refused) : texts.states[state];
  return (
    <Line>
      <div className="words">
        <b>{file.name}</b>
        <small>
          <span role="status">{words}</span>
          {isUnderWay(item) && factsOf(item).map((fact) => <span key={fact}>{fact}</span>)}
        </small>
        {isUnderWay(item) && (
          <ShareBar label={texts.progress(file.name)} share={sent / file.size} />
        )}
      </div>
      <RowActions name={file.name} actions={actions} />
    </Line>
  );
}
