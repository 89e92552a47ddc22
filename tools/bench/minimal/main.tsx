/**
 * The least that a page of this make can be, to measure ours against: React, MUI, RTK Query and the
 * router, one list of 20 cards.
 */
import AppBar from '@mui/material/AppBar';
import Card from '@mui/material/Card';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

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
  const { data = [] } = api.useCardsQuery();
  return (
    <main style={{ padding: '72px 16px' }}>
      <Typography variant="h1">20 cards</Typography>
      {data.map(({ id, title, cover }) => (
        <Card key={id}>
          <img src={cover} alt="" width="320" height="180" loading="lazy" />
          <Typography>{title}</Typography>
        </Card>
      ))}
    </main>
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
          <Typography>Minimal</Typography>
        </AppBar>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  );
}
