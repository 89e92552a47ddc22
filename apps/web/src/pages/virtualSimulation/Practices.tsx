import { useGetSimulationPracticesQuery } from '@cheese/api-client/training/simulation';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useBegin } from '../../features/questionBank/useBegin';
import { texts } from './texts';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 12, paddingBlock: 8 },
  '& span': { flex: 1, minWidth: 0 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.palette.text.third },
}));

/** Questions about the simulation; they are answered on the practice page. */
export function Practices({ simulationId }: { simulationId: number }) {
  const query = useGetSimulationPracticesQuery({ simulationId });
  const { isBusy, begin } = useBegin();
  return (
    <Answered
      query={query}
      what={texts.practice}
      skeleton={<RowsSkeleton count={2} />}
      isEmpty={(practices) => practices.length === 0}
      empty={<EmptyState dense sentence={texts.noPractices} />}
    >
      {(practices) => (
        <List>
          {practices.map(({ source, sourceId, title, questionCount }) => (
            <li key={`${source} ${sourceId}`}>
              <span>
                {title}
                <small>{texts.questions(questionCount)}</small>
              </span>
              <Button
                variant="outlined"
                aria-disabled={isBusy}
                onClick={() => begin({ source, sourceId })}
              >
                {texts.begin}
              </Button>
            </li>
          ))}
        </List>
      )}
    </Answered>
  );
}
