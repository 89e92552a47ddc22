import { questionDifficulties, questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type { ListedQuestion } from '@cheese/domain/contract/exam/shapes/bankQuestion';
import { wordsIn } from '@cheese/domain/questions/meaning';
import type { Column } from '@cheese/ui/table/DataTable';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { paths } from '../../../../paths';
import { texts } from './texts';

const MOST_SIGNS = 80;

/** The stem as one line of plain text. */
export function lineOf(stem: string): string {
  const words = wordsIn(stem).replaceAll(/\s+/gu, ' ');
  return words.length > MOST_SIGNS ? `${words.slice(0, MOST_SIGNS)}…` : words || texts.stem;
}

const small = { size: 'small', variant: 'outlined' } as const;

export const questionColumns: Column<ListedQuestion>[] = [
  {
    key: 'stem',
    label: texts.stem,
    cell: ({ id, stem, groupId, reportCount, hasTwins }) => (
      <>
        <Link href={paths.univ.question({ questionId: id })}>{lineOf(stem)}</Link>{' '}
        {groupId !== null && <Chip {...small} label={texts.marks.group} />}{' '}
        {reportCount > 0 && <Chip {...small} color="error" label={texts.marks.reported} />}{' '}
        {hasTwins && <Chip {...small} color="warning" label={texts.marks.twin} />}
      </>
    ),
    minWidth: 240,
  },
  { key: 'type', label: texts.type, cell: ({ type }) => questionTypes[type], width: 80 },
  {
    key: 'difficulty',
    label: texts.difficulty,
    cell: ({ difficulty }) => questionDifficulties[difficulty],
    width: 64,
  },
  { key: 'tags', label: texts.tags, cell: ({ tags }) => tags.join('、'), width: 120 },
  {
    key: 'written',
    label: texts.written,
    cell: ({ writtenAt }) => <RelativeTime at={writtenAt} />,
    width: 96,
  },
];
