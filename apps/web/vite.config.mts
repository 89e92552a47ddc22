import { defineConfig, mergeConfig } from 'vite';
import { appConfig } from '../../tools/vite/appConfig.mts';
import { prerender } from '../../tools/vite/prerender.mts';

const front = {
  entry: 'src/main.tsx',
  layout: 'src/layouts/DefaultLayout.tsx',
  page: 'src/pages/home/HomePage.tsx',
  below: 'src/pages/home/lower/LowerBlocks.tsx',
  list: 'src/pages/productList/ProductListPage.tsx',
  light: [
    'src/pages/login/LoginPage.tsx',
    'src/pages/productList/ProductListPage.tsx',
    'src/pages/course/detail/CourseDetailPage.tsx',
    'src/pages/search/SearchPage.tsx',
    'src/pages/realTimeInfo/detail/RealTimeInfoDetailPage.tsx',
  ],
  benches: {
    slides: [
      'src/pages/morphology/slice/SlicePage.tsx',
      'src/pages/morphology/library/LibraryViewerPage.tsx',
      'src/features/slide/viewer/SlideBench.tsx',
    ],
    bodies: [
      'src/pages/anatomy/study/AnatomyStudyPage.tsx',
      'src/pages/anatomy/study/StudyBench.tsx',
    ],
  },
};

export default defineConfig(
  mergeConfig(appConfig(import.meta.dirname, { name: 'web', port: 4200, front }), {
    plugins: [prerender('src/prerender.tsx', 'src/afterPaint.ts')],
  }),
);
