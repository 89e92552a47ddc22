import { accountScreens } from './routes/account';
import { centreScreens } from './routes/centres';
import { classroomScreens } from './routes/classroom';
import { entranceScreens } from './routes/entrances';
import { frontScreens } from './routes/front';
import { learningScreens } from './routes/learning';
import { manageScreens } from './routes/manage';
import type { Screen } from './routes/screen';
import { univScreens } from './routes/univ';

/** The screens of the specification by area, and those for managing the platform and schools. */
export const screens: readonly Screen[] = [
  ...frontScreens,
  ...learningScreens,
  ...classroomScreens,
  ...centreScreens,
  ...accountScreens,
  ...manageScreens,
  ...univScreens,
  ...entranceScreens,
];

/** For developers only: the components of the UI library in all their states. */
export const developerScreens: readonly Screen[] = [
  { path: '/dev/gallery', layout: 'none', page: () => import('./pages/dev/gallery/GalleryPage') },
];
