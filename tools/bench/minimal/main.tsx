/**
 * A minimal page with the same stack, as a reference for ours: React, MUI, RTK Query and the
 * router, one list of 20 cards.
 */
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';

interface Item {
  id: number;
  title: string;
  cover: string;
}

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({ cards: build.query<Item[], void>({ query: () => 'cards.json' }) }),
});

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

function Cards() {
  const { data, isLoading } = api.useCardsQuery();
  return (
    <Container component="main" sx={{ pt: 10 }}>
      <Typography variant="h1">20 cards</Typography>
      {isLoading && <Skeleton height={180} />}
      <Grid container spacing={2}>
        {data?.map(({ id, title, cover }) => (
          <Grid key={id} size={{ xs: 12, md: 3 }}>
            <Card>
              <CardActionArea component={Link} to={`/?card=${id}`}>
                <CardMedia component="img" src={cover} alt="" height="180" loading="lazy" />
                <CardContent>
                  <Typography>{title}</Typography>
                </CardContent>
              </CardActionArea>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Container>
  );
}

const router = createBrowserRouter([{ path: '/', Component: Cards }]);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <ThemeProvider theme={createTheme()}>
        <CssBaseline />
        <AppBar>
          <Toolbar>
            <Typography sx={{ flexGrow: 1 }}>Minimal</Typography>
            <Button color="inherit">Log in</Button>
          </Toolbar>
        </AppBar>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  );
}
