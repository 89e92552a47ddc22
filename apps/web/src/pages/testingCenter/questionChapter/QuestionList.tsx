import { useGetChapterQuestionsQuery } from '@cheese/api-client/exam/practice';
import { useGetQuestionLibraryCatalogQuery } from '@cheese/api-client/exam/questionLibrary';
import { type QuestionStanding, questionStandings } from '@cheese/domain/codes/exam/practices';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { ChoiceRow } from '@cheese/ui/links/ChoiceRow';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AnsweredPages } from '../../../features/commodity/listing/AnsweredPages';
import { Lines } from '@cheese/ui/list/Lines';
import { QuestionLine } from './QuestionLine';
import { texts } from './texts';

const EACH = 20;
const filters = { standing: questionStandings };
const codes = Object.keys(questionStandings).map(Number) as QuestionStanding[];

export function QuestionList({ bankId, chapterId }: { bankId: number; chapterId: number }) {
  const { asked, href } = useListAddress(filters);
  const { page, standing } = asked;
  const { data: chapters } = useGetQuestionLibraryCatalogQuery({ libraryId: bankId });
  const name = chapters?.find(({ id }) => id === chapterId)?.name;
  const query = useGetChapterQuestionsQuery({
    page,
    pageCnt: EACH,
    chapterId,
    ...(standing !== undefined && { standing }),
  });
  const choices = [undefined, ...codes].map((each) => ({
    label: each === undefined ? texts.all : questionStandings[each],
    href: href({ standing: each }),
    isChosen: each === standing,
  }));
  return (
    <>
      <Button size="small" href={href({ chapterId: undefined, standing: undefined })}>
        {texts.backToChapters}
      </Button>
      {name && (
        <Typography variant="h3" sx={{ my: 1 }}>
          {name}
        </Typography>
      )}
      <ChoiceRow label={texts.standings} choices={choices} />
      <AnsweredPages
        query={query}
        what={texts.list}
        skeleton={<RowsSkeleton count={8} />}
        empty={<EmptyState dense sentence={texts.noQuestions} />}
        page={page}
        pageSize={EACH}
        makeHref={(to) => href({ page: to })}
      >
        {({ list }) => (
          <Lines>
            {list.map((question) => (
              <QuestionLine key={question.id} question={question} />
            ))}
          </Lines>
        )}
      </AnsweredPages>
    </>
  );
}
