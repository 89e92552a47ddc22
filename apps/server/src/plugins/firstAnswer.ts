import { httpStatuses } from '@cheese/domain/calls/httpStatuses';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { courseCalls } from '@cheese/domain/calls/learning/course';
import { services } from '@cheese/domain/calls/services';
import type { CourseDetail } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { isAsWritten, writtenCourse } from '@cheese/domain/rules/text/asWritten';
import { pathnameOf } from '@cheese/domain/rules/site/pathname';
import { wholeNumber } from '@cheese/domain/rules/numbers/wholeNumber';
import { escapeAttribute, escapeText } from '@cheese/question-files/html/letters';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tokensOf } from '../calls/tokenCookies';
import { withFirstSight } from './firstSight';

/** A page whose first answer takes longer comes without it. */
const PATIENCE_MS = 300;
const MOST_DESCRIPTION = 150;

const writtenFile = 'filled/course.detail.html';

/** Data embedded into the page of one thing, for its head and scripts. */
interface First {
  call: string;
  isOwn: boolean;
  /** The answer as it was written, envelope and all. */
  body: string;
  course: CourseDetail;
}

/** Pages whose first call is known by their address: it travels with the HTML. */
export function firstAnswers(app: FastifyInstance, root: string | undefined) {
  const pages = new Map<string, { builtMs: number; text: string }>();
  /** As it was built last: a page of another build names scripts that are gone. Null where none is. */
  function read(file: string): string | null {
    const path = join(root ?? '', file);
    const builtMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (builtMs === undefined) return null;
    const known = pages.get(file);
    if (known?.builtMs === builtMs) return known.text;
    const text = readFileSync(path, 'utf8');
    pages.set(file, { builtMs, text });
    return text;
  }

  /** The page with its first answer in it; null for every other page, and where none came in time. */
  return async (request: FastifyRequest): Promise<string | null> => {
    const call = callOf(request);
    if (call === null || root === undefined) return null;
    const first = await inTime(ask(app, request, call)).catch(() => null);
    if (!first) return null;
    // The prerendered page is visible before its scripts; on other pages scripts load first.
    const seen = isAsWritten(request.url) ? read(writtenFile) : null;
    const page = seen === null ? read('index.html') : withFirstSight(seen, first.course);
    return page === null ? null : written(page, first);
  };
}

function callOf({ method, url }: FastifyRequest): string | null {
  if (method !== 'GET' || pathnameOf(url) !== writtenCourse) return null;
  const said = new URLSearchParams(url.split('?')[1]).get('courseId');
  const courseId = wholeNumber(said ?? undefined);
  if (!courseId) return null;
  return `${services.main.prefix}/${courseCalls.detail.path}?courseId=${courseId}`;
}

/** Makes the call as the page's user, with the same access checks. */
async function ask(app: FastifyInstance, request: FastifyRequest, call: string) {
  const token = tokensOf(request, 'main')[0];
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { ip: remoteAddress } = request;
  const answer = await app.inject({ method: 'GET', url: call, headers, remoteAddress });
  if (answer.statusCode !== httpStatuses.ok) return null;
  const { data: course } = answer.json<{ data: CourseDetail }>();
  return { call, isOwn: token !== undefined, body: answer.body, course };
}

function inTime<T>(answer: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => (timer = setTimeout(() => done(null), PATIENCE_MS)));
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Nothing in a script of data ends it, or begins another. */
const inScript = (json: string) => json.replace(/[<\u2028\u2029]/g, escaped);
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

function written(shell: string, { call, isOwn, body, course }: First): string {
  const { name, description } = course;
  const whose = isOwn ? ' data-own' : '';
  const data = `<script type="application/json" id="first-answer" data-call="${escapeAttribute(call)}"${whose}>${inScript(body)}</script>`;
  const said = escapeAttribute(description.slice(0, MOST_DESCRIPTION));
  return shell
    .replace('<title>', () => `<title>${escapeText(name)} - `)
    .replace(/(name="description"\s+content=")[^"]*/, (_, head: string) => head + said)
    .replace('</body>', () => `${data}</body>`);
}
