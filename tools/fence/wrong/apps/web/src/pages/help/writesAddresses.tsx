// The addresses of screens are made in paths.ts.
export const there = '/testingCenter/test';
export const that = (id: number) => `/course/detail?courseId=${id}`;
navigate('/realTimeInfo');
export const home = <Link to="/">{texts.home}</Link>;
export const link = <a href="/help/article">{texts.help}</a>;
export const own = <Link to={isFree ? '/freeZone' : paths.home()}>{texts.more}</Link>;
