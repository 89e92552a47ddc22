import { useGetPracticeSetQuery } from '@cheese/api-client/exam/practiceSet';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Content } from '@cheese/ui/frame/Content';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Typography from '@mui/material/Typography';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { Blocks } from '../Blocks';
import { choicesQuery } from './choices';
import { ChooseQuestions } from './ChooseQuestions';
import { SavedSets } from './SavedSets';
import { texts } from './texts';
import { useChoices } from './useChoices';

/** A practice by the user's own filters, which can be saved under a name. */
export default function CustomPage() {
  useDocumentTitle(texts.title);
  const { choices, setId } = useChoices();
  const isBare = setId !== undefined && choices.bankIds.length === 0;
  return (
    <Content>
      <PageTitle>{texts.title}</PageTitle>
      <Typography sx={{ color: 'text.secondary' }}>{texts.lead}</Typography>
      <Blocks>
        {isBare ? <FromSet key={setId} id={setId} /> : <ChooseQuestions />}
        <SavedSets />
      </Blocks>
    </Content>
  );
}

/** Opens the choices of a saved set. */
function FromSet({ id }: { id: number }) {
  const query = useGetPracticeSetQuery({ id });
  return (
    <Answered
      query={query}
      what={texts.sets}
      skeleton={<RowsSkeleton count={4} />}
      notFound={<EmptyState dense sentence={texts.setGone} />}
    >
      {({ choices }) => <Navigate replace to={paths.customPractice(choicesQuery(choices, id))} />}
    </Answered>
  );
}
