import {
  useGetDrillRankingQuery,
  useSetDrillRankedMutation,
} from '@cheese/api-client/training/drill';
import type { DrillRanked, DrillRanking } from '@cheese/domain/contract/training/drill';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { useTask } from '@cheese/ui/form/useTask';
import { Section } from '@cheese/ui/frame/Section';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSessionState } from '../../../session/session';
import { texts } from '../texts';

const Places = styled('ol')(({ theme: { palette } }) => ({
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    gap: 12,
    padding: '8px 0',
    borderTop: `1px solid ${palette.hairline}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& li.mine': { fontWeight: 600 },
  '& .name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

/** Ranking of learners who agreed to be listed; renders nothing for visitors. */
export function Ranking({ scenarioId }: { scenarioId: number }) {
  return useSessionState().isSignedIn === true ? <Ranked scenarioId={scenarioId} /> : null;
}

function Ranked({ scenarioId }: { scenarioId: number }) {
  const query = useGetDrillRankingQuery({ scenarioId }, { refetchOnMountOrArgChange: true });
  return (
    <Section title={texts.ranking}>
      <Answered query={query} what={texts.ranking} skeleton={<RowsSkeleton count={3} />}>
        {(ranking) => (
          <>
            <Hint>{texts.rankedBy}</Hint>
            <OwnPlace scenarioId={scenarioId} mine={ranking.mine} />
            <Shown {...ranking} />
          </>
        )}
      </Answered>
    </Section>
  );
}

/** The user's own rank, and whether others may see it. */
function OwnPlace({ scenarioId, mine }: Pick<DrillRanking, 'mine'> & { scenarioId: number }) {
  const [setRanked] = useSetDrillRankedMutation();
  const { isBusy, run } = useTask();
  if (!mine) return <Hint>{texts.rankedNotYet}</Hint>;
  const { place, isRanked } = mine;
  const change = () =>
    run(
      () => setRanked({ scenarioId, isRanked: !isRanked }).unwrap(),
      isRanked ? texts.rankedNoMore : texts.rankedNow,
    );
  return (
    <>
      <Typography sx={{ mt: 1 }}>
        {(isRanked ? texts.place : texts.placeUnseen)(place, texts.tested(mine))}
      </Typography>
      <Hint>{isRanked ? texts.rankedHint : texts.unrankedHint}</Hint>
      <Button
        variant="outlined"
        sx={{ mt: 1 }}
        aria-disabled={isBusy}
        onClick={() => void change()}
      >
        {isRanked ? texts.unrank : texts.rank}
      </Button>
    </>
  );
}

const Hint = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

function Shown({ list, total }: DrillRanking) {
  if (list.length === 0) return <Hint>{texts.nobodyRanked}</Hint>;
  return (
    <>
      <Places aria-label={texts.ranking}>
        {list.map((one) => (
          <Place key={one.place} ranked={one} />
        ))}
      </Places>
      {total > list.length && <Hint>{texts.rankedMore(list.length, total)}</Hint>}
    </>
  );
}

const Place = ({ ranked }: { ranked: DrillRanked }) => {
  const { place, nickname, isMine } = ranked;
  return (
    <li className={isMine ? 'mine' : undefined}>
      <span>{place}</span>
      <span className="name">{isMine ? texts.rankedMine(nickname) : nickname}</span>
      <span>{texts.tested(ranked)}</span>
    </li>
  );
};
