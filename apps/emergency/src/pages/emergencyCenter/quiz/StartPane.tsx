import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Card } from '@cheese/ui/frame/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readFiled } from '../../../features/address/readFiled';
import { PractiseWrong } from '../../../features/quiz/PractiseWrong';
import { paths } from '../../../paths';
import { StartDialog } from './StartDialog';
import { texts } from './texts';

/** Introduction and start buttons; the dialog's state is in the address. */
export function StartPane() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filed = readFiled(search);
  const close = () => void navigate(paths.quiz.home(), { replace: true });
  return (
    <Card>
      <CardContent>
        <Typography>{texts.lead}</Typography>
        <Box component="ul" sx={{ pl: 2.5, my: 2, color: 'text.secondary' }}>
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" href={paths.quiz.home({ ...filed, start: 1 })}>
            {texts.begin}
          </Button>
          <PractiseWrong />
        </Box>
        {search.get('start') === '1' && <StartDialog filed={filed} onClose={close} />}
      </CardContent>
    </Card>
  );
}
