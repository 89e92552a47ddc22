import { practiceSourceCodes } from '@cheese/domain/codes/exam/practices';
import type { LibraryChapter } from '@cheese/domain/contract/exam/questionLibrary';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { texts as shared } from '../../../features/questionBank/texts';
import type { useBegin } from '../../../features/questionBank/useBegin';
import { texts } from './texts';

const none = {};

interface ChapterActionsProps {
  chapter: LibraryChapter;
  /** True if a practice of this chapter is unfinished. */
  isOpen: boolean;
  way: ReturnType<typeof useBegin>;
}

/** Starts, continues or repeats a chapter. */
export function ChapterActions({ chapter, isOpen, way }: ChapterActionsProps) {
  const { id: sourceId, name, isLocked, hasTrial, questionCount, answeredCount } = chapter;
  const { href } = useListAddress(none);
  if (isLocked && !hasTrial) {
    return <LockOutlined fontSize="small" color="disabled" titleAccess={shared.locked} />;
  }
  if (questionCount === 0) return null;
  const isDone = answeredCount > 0;
  const first = isOpen ? texts.goOn : texts.start;
  const begin = (word: string, isAnew: boolean) => ({
    'aria-label': texts.actOn(word, name),
    'aria-disabled': way.isBusy,
    onClick: () => way.begin({ source: practiceSourceCodes.chapter, sourceId, isAnew }),
    children: word,
  });
  return (
    <>
      <Button size="small" href={href({ chapterId: sourceId })} aria-label={texts.listOf(name)}>
        {texts.list}
      </Button>
      {isDone && <Button size="small" {...begin(texts.again, true)} />}
      {(isOpen || !isDone) && <Button size="small" variant="outlined" {...begin(first, false)} />}
    </>
  );
}
