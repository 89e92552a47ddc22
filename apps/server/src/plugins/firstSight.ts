import type { CourseDetail } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { courseCoverSizes, pictureSizes, withImageHost } from '@cheese/domain/rules/site/image';
import { escapeAttribute, escapeText } from '@cheese/question-files/html/letters';

/** The place for it, which says where pictures lie (apps/web, pages/course/detail/FirstSight.tsx). */
const place = /(<\w+ [^>]*data-first-sight="([^"]*)"[^>]*>)(?=<\/)/;

/** The part of a course page that is visible before any script: picture, name and description. */
export const withFirstSight = (page: string, course: CourseDetail): string =>
  page.replace(place, (_, begin: string, host: string) => begin + sightOf(course, host));

function sightOf({ name, description, cover, trailer }: CourseDetail, host: string): string {
  const picture = trailer ? trailer.poster : withImageHost(cover, host);
  const said = description && `<p>${escapeText(description)}</p>`;
  const words = `<h1>${escapeText(name)}</h1>${said}<p class="facts">&nbsp;</p>`;
  const image = picture && imageOf(picture);
  return `<span class="cover">${image || ''}</span><div class="words">${words}</div>`;
}

function imageOf(url: string): string {
  const several = pictureSizes(url);
  const sizes = several
    ? ` srcset="${escapeAttribute(several)}" sizes="${escapeAttribute(courseCoverSizes)}"`
    : '';
  return `<img src="${escapeAttribute(url)}"${sizes} alt="" fetchpriority="high" decoding="sync">`;
}
