import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  paddingLeft: 20,
  color: theme.palette.text.secondary,
  '& li + li': { marginTop: 4 },
}));

export const PayNotes = () => (
  <section>
    <Typography variant="h2">{texts.notes}</Typography>
    <List>
      {texts.noteList.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </List>
  </section>
);
