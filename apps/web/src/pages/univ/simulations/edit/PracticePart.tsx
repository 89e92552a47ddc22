import { useGetPaperSourcesQuery } from '@cheese/api-client/exam/paperManage';
import { simulationLimits as limits } from '@cheese/domain/codes/training/simulationMaking';
import type { PaperSource } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { Section } from '@cheese/ui/frame/Section';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { chapterList, choiceOf } from '../../../../features/questionBank/chapterChoices';
import type { PartProps } from './AboutFields';
import { texts } from './texts';

const USUAL = '10';

/** Practice questions: the first ones of a chapter in the school's own banks. */
export function PracticePart(part: PartProps) {
  const query = useGetPaperSourcesQuery();
  return (
    <Section title={texts.practice}>
      <Box sx={{ maxWidth: 800 }}>
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          {texts.practiceLead}
        </Typography>
        <Answered query={query} what={texts.sources} skeleton={<RowsSkeleton count={2} />}>
          {(sources) => <PracticeFields {...part} choices={choicesIn(sources)} />}
        </Answered>
      </Box>
    </Section>
  );
}

/** Names of chapters by id, each preceded by its bank and parent chapters. */
const choicesIn = (sources: readonly PaperSource[]): Record<string, string> =>
  Object.fromEntries(
    sources
      .filter(({ isOwn }) => isOwn)
      .flatMap(({ name: bank, chapters }) =>
        chapterList(chapters).map(({ id, name, count }) => [
          choiceOf(id),
          texts.chapterOf(bank, name, count),
        ]),
      ),
  );

interface PracticeFieldsProps extends PartProps {
  choices: Record<string, string>;
}

function PracticeFields({ draft, fault, choices }: PracticeFieldsProps) {
  const { practice } = draft.now;
  const chosen = practice ? choiceOf(practice.chapterId) : '';
  // The chapter may belong to a colleague's bank that is not shared; it can be kept.
  const isOther = practice !== null && !(chosen in choices);
  const labels = { ...choices, ...(isOther && { [chosen]: texts.otherChapter }) };
  const faults =
    fault?.at === 'questionCount' ? { questionCount: texts.countFault(limits.questions) } : {};
  const fields = {
    faults,
    values: { chapterId: chosen, questionCount: practice?.questionCount ?? USUAL },
    change: (name: 'chapterId' | 'questionCount', value: string) => {
      const said = { chapterId: chosen, questionCount: USUAL, ...practice, [name]: value };
      const chapterId = Number(said.chapterId);
      draft.write({ practice: said.chapterId === '' ? null : { ...said, chapterId } });
    },
  };
  return (
    <>
      <SelectField
        name="chapterId"
        label={texts.chapter}
        blank={texts.noPractice}
        labels={labels}
        fields={fields}
      />
      {practice && (
        <FormField
          required
          name="questionCount"
          label={texts.questionCount}
          autoComplete="off"
          inputMode="numeric"
          maxLength={2}
          fields={fields}
        />
      )}
    </>
  );
}
