import {
  useGetQuestionHistoryQuery,
  useRestoreVersionMutation,
} from '@cheese/api-client/exam/questionManage';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useTask } from '@cheese/ui/form/useTask';
import { Card } from '@cheese/ui/frame/Card';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '../../../../paths';
import { WordsView } from '../WordsView';
import { changedFields } from './changedFields';
import { texts } from './texts';

interface HistoryPartProps {
  questionId: number;
  /** Newest version known to this page. */
  version: number;
  mayEdit: boolean;
  onRestored: () => void;
}

export function HistoryPart({ questionId, version, mayEdit, onRestored }: HistoryPartProps) {
  const query = useGetQuestionHistoryQuery({ questionId }, { refetchOnMountOrArgChange: true });
  const [restore] = useRestoreVersionMutation();
  const { isBusy, run } = useTask();
  const bringBack = async (nth: number) => {
    const asked = { questionId, nth, version };
    if (await run(() => restore(asked).unwrap(), texts.restored)) onRestored();
  };
  return (
    <Answered query={query} what={texts.history} skeleton={<RowsSkeleton />}>
      {({ versions, exams, learnerCount, answerCount }) => (
        <>
          <Typography variant="h2">{texts.usedIn}</Typography>
          <Typography sx={{ my: 1 }}>{texts.answers(learnerCount, answerCount)}</Typography>
          {exams.length === 0 ? (
            <Typography sx={{ color: 'text.third' }}>{texts.noUse}</Typography>
          ) : (
            <ul>
              {exams.map(({ id, title, version: used }) => (
                <li key={id}>
                  <Link href={paths.univ.examSettings({ examId: id })}>{title}</Link>
                  {texts.inVersion(used)}
                </li>
              ))}
            </ul>
          )}
          <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
            {texts.versions}
          </Typography>
          {versions.map((one, at) => {
            const before = versions[at + 1];
            return (
              <Card key={one.nth} as="article" sx={{ p: 2, mb: 2 }}>
                <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
                  <b>{texts.versionOf(one.nth)}</b>
                  {one.isCurrent && <Chip size="small" color="primary" label={texts.current} />}
                  <span>{one.writerName}</span>
                  <RelativeTime at={one.writtenAt} />
                  {mayEdit && !one.isCurrent && (
                    <Button
                      size="small"
                      aria-disabled={isBusy}
                      onClick={() => void bringBack(one.nth)}
                    >
                      {texts.restore}
                    </Button>
                  )}
                </div>
                <Typography variant="caption" component="p" sx={{ mb: 1, color: 'text.third' }}>
                  {before ? texts.differsIn(changedFields(one.words, before.words)) : texts.first}
                </Typography>
                <WordsView words={one.words} />
              </Card>
            );
          })}
        </>
      )}
    </Answered>
  );
}
