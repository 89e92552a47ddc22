import {
  useExportMemberImportsMutation,
  useGetMemberImportsQuery,
} from '@cheese/api-client/school/memberImport';
import { memberImportKinds, memberImportStates } from '@cheese/domain/codes/school/memberImports';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { Card } from '@cheese/ui/frame/Card';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import Box from '@mui/material/Box';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../../../paths';
import { texts } from '../texts';

const FEW = 10;
const head = { display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' };
const line = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1 };

/** Recent imports of the school, to continue or undo; renders nothing without any. */
export function RecentActs() {
  const asked = { page: 1, pageCnt: FEW };
  const { data } = useGetMemberImportsQuery(asked, { refetchOnMountOrArgChange: true });
  const [askExport] = useExportMemberImportsMutation();
  if (!data?.list.length) return null;
  return (
    <Card>
      <CardContent>
        <Box sx={head}>
          <Typography variant="h3" component="h2">
            {texts.recent}
          </Typography>
          <ExportButton ask={() => askExport().unwrap()} />
        </Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.list.map(({ importId, kind, state, fileName, byName, createdAt }) => (
            <Box component="li" key={importId} sx={line}>
              <Link
                component={RouterLink}
                to={paths.univ.schoolImport({ importId })}
                sx={{ overflowWrap: 'anywhere' }}
              >
                {fileName}
              </Link>
              <Chip size="small" variant="outlined" label={memberImportKinds[kind]} />
              <Chip size="small" label={memberImportStates[state]} />
              <Typography variant="caption">{texts.of(byName, chinaMinute(createdAt))}</Typography>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}
