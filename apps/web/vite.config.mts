import { defineConfig, mergeConfig } from 'vite';
import { appConfig } from '../../tools/vite/appConfig.mts';
import { prerender } from '../../tools/vite/prerender.mts';

const front = {
  entry: 'src/main.tsx',
  layout: 'src/layouts/DefaultLayout.tsx',
  page: 'src/pages/home/HomePage.tsx',
  below: 'src/pages/home/lower/LowerBlocks.tsx',
  list: 'src/pages/productList/ProductListPage.tsx',
};

export default defineConfig(
  mergeConfig(appConfig(import.meta.dirname, { name: 'web', port: 4200, front }), {
    plugins: [prerender('src/prerender.tsx', 'src/afterPaint.ts')],
  }),
);
