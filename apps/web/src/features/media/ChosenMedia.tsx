import { useRetryMediaMutation } from '@cheese/api-client/learning/media';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import { ShareBar } from '@cheese/ui/form/ShareBar';
import { useTask } from '@cheese/ui/form/useTask';
import { Line, Lines } from '@cheese/ui/list/Lines';
import { RowActions } from '@cheese/ui/management/RowActions';
import { factsOf, stateText } from './mediaWords';
import { texts } from './texts';

interface ChosenMediaProps {
  media: MediaShown;
  onChange: (media: MediaShown | null) => void;
}

/** The chosen film or document, with the progress or the failure of its processing. */
export function ChosenMedia({ media, onChange }: ChosenMediaProps) {
  const [retry] = useRetryMediaMutation();
  const { run } = useTask();
  const { id, name, state, done, total, mayRetry } = media;
  const again = async () => onChange(await retry({ mediaId: id }).unwrap());
  const actions = [
    ...(mayRetry ? [{ text: texts.retry, act: () => void run(again, texts.retried) }] : []),
    { text: texts.replace, act: () => onChange(null) },
  ];
  const isLeft = state === 'uploading';
  return (
    <Lines>
      <Line>
        <div className="words">
          <b>{name}</b>
          <small>
            <span role="status">{isLeft ? texts.uploadElsewhere : stateText(media)}</span>
            {factsOf(media).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </small>
          {state === 'working' && (
            <ShareBar label={texts.progress(name)} {...(total && { share: done / total })} />
          )}
        </div>
        <RowActions name={name} actions={actions} />
      </Line>
    </Lines>
  );
}
