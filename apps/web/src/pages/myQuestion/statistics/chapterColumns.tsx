import type { LibraryStatistics } from '@cheese/domain/contract/exam/questionLibrary';
import { texts as common } from '@cheese/ui/management/texts';
import type { Column } from '@cheese/ui/table/DataTable';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { paths } from '../../../paths';
import { percent } from './overviewOf';
import { texts } from './texts';

type Chapter = LibraryStatistics['chapters'][number];

const isBelow = ({ share, averageShare }: Chapter) =>
  share !== null && averageShare !== null && share < averageShare;

export const chapterColumns = (libraryId: number): readonly Column<Chapter>[] => [
  { key: 'name', label: texts.chapter, minWidth: 160, cell: ({ name }) => name },
  {
    key: 'answered',
    label: texts.answered,
    align: 'end',
    cell: ({ answeredCount, questionCount }) => texts.answeredOf(answeredCount, questionCount),
  },
  {
    key: 'mine',
    label: texts.mine,
    align: 'end',
    cell: (chapter) => (
      <>
        {isBelow(chapter) && <Chip size="small" color="warning" label={texts.below} />}{' '}
        {percent(chapter.share)}
      </>
    ),
  },
  {
    key: 'all',
    label: texts.all,
    align: 'end',
    cell: ({ averageShare }) => percent(averageShare),
  },
  {
    key: 'go',
    label: common.operations,
    cell: ({ name, chapterId }) => (
      <Button
        size="small"
        href={paths.questionChapter({ libraryId, chapterId })}
        aria-label={texts.goChapterOf(name)}
      >
        {texts.goChapter}
      </Button>
    ),
  },
];
