import {
  useEditDiscussionMutation,
  usePublishDiscussionMutation,
} from '@cheese/api-client/classroom/classroomDiscuss';
import type { TopicKind } from '@cheese/domain/codes/classroom/topics';
import type { ClassroomDetail } from '@cheese/domain/contract/classroom/classroom';
import type { TopicDetail } from '@cheese/domain/contract/classroom/classroomDiscuss';
import { useToast } from '@cheese/ui/toast/useToast';
import { useKeptState } from '@cheese/ui/unsaved/useKeptState';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { isLearner } from '../../../features/classroom/seats';
import { ArticleForm } from '../ArticleForm';
import { texts } from './texts';
import { topicPaths } from './topicHref';

interface TopicFormProps {
  room: ClassroomDetail;
  kind: TopicKind;
  label: string;
  /** Null where it is a new one. */
  topic: TopicDetail | null;
}

export function TopicForm({ room, kind, label, topic }: TopicFormProps) {
  const { courseId } = room;
  const draft = `class-topic-${courseId}-${kind}-${topic?.id ?? 'new'}`;
  const [isAnonymous, setAnonymous] = useKeptState(`${draft}-anonymous`, false);
  const [publish] = usePublishDiscussionMutation();
  const [edit] = useEditDiscussionMutation();
  const toast = useToast();
  const send = async (said: { title: string; html: string }, seenAt: number | null) => {
    const { id, isHeld } = topic
      ? await edit({ courseId, id: topic.id, seenAt, ...said }).unwrap()
      : await publish({ courseId, kind, isAnonymous, ...said }).unwrap();
    toast.success(isHeld ? texts.waits : topic ? texts.saved : texts.sent);
    return topicPaths(kind).one({ courseId, id });
  };
  return (
    <ArticleForm
      label={label}
      draft={draft}
      changedAt={topic?.editedAt ?? 0}
      initial={{ title: topic?.title ?? '', html: topic?.html ?? '' }}
      texts={{ ...texts, send: topic ? texts.save : texts.send }}
      send={send}
    >
      {!topic && isLearner(room) && (
        <div>
          <FormControlLabel
            control={
              <Checkbox
                checked={isAnonymous}
                onChange={({ target }) => setAnonymous(target.checked)}
              />
            }
            label={texts.beAnonymous}
          />
          <FormHelperText>{texts.beAnonymousHint}</FormHelperText>
        </div>
      )}
    </ArticleForm>
  );
}
