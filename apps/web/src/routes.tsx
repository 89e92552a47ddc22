import { accountScreens } from './routes/account';
import { centreScreens } from './routes/centres';
import { classroomScreens } from './routes/classroom';
import { entranceScreens } from './routes/entrances';
import { frontScreens } from './routes/front';
import { learningScreens } from './routes/learning';
import { manageScreens } from './routes/manage';
import type { Screen } from './routes/screen';
import { univScreens } from './routes/univ';

/** The whole table of the specification, by area, under routes/; and what is managed beside it. */
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

/** For developers only: what the library of parts looks like, in each of its states. */
export const developerScreens: readonly Screen[] = [
  { path: '/dev/gallery', layout: 'none', page: () => import('./pages/dev/gallery/GalleryPage') },
];
