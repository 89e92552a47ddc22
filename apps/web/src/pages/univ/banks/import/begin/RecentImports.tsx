import { useGetQuestionImportsQuery } from '@cheese/api-client/exam/questionImport';
import { questionImportStates } from '@cheese/domain/codes/exam/questionFiles';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { Card } from '@cheese/ui/frame/Card';
import Box from '@mui/material/Box';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../../paths';
import { texts } from '../texts';

const FEW = 10;
const line = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1 };

/** The user's recent imports, to continue or undo; renders nothing without any. */
export function RecentImports({ bankId }: { bankId: number }) {
  const asked = { bankId, page: 1, pageCnt: FEW };
  const { data } = useGetQuestionImportsQuery(asked, { refetchOnMountOrArgChange: true });
  if (!data?.list.length) return null;
  return (
    <Card>
      <CardContent>
        <Typography variant="h3" component="h2">
          {texts.recent}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.list.map(({ importId, fileName, state, total, createdAt }) => (
            <Box component="li" key={importId} sx={line}>
              <Link
                component={RouterLink}
                to={paths.univ.importQuestions({ bankId, importId })}
                sx={{ overflowWrap: 'anywhere' }}
              >
                {fileName}
              </Link>
              <Chip size="small" label={questionImportStates[state]} />
              <Typography variant="caption">
                {texts.countOf(total)} · {chinaMinute(createdAt)}
              </Typography>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
