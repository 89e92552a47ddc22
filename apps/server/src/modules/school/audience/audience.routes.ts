import { audienceCalls as calls } from '@cheese/domain/calls/school/audience';
import { audienceContract as contract } from '@cheese/domain/contract/school/audience';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { selectChoices } from './audience.choices.store';
import { measureGroups } from './audience.groups';
import { join } from './audience.join';
import { matchNumbers, numbersIn, numbersOfSheet } from './audience.match';
import { readAudience, renewCode, schoolOf } from './audience.service';
import { selectRoll } from './audience.store';

export function audienceRoutes(app: FastifyInstance) {
  answer(app, calls.people, contract.people, ({ db, person, query }) =>
    selectRoll(db, { ...query, organisationId: schoolOf(person) }),
  );
  answer(app, calls.groups, contract.groups, ({ db, person, query }) =>
    selectChoices(db, { ...query, organisationId: schoolOf(person) }),
  );
  answer(app, calls.countGroups, contract.countGroups, ({ db, person, body }) =>
    measureGroups(db, schoolOf(person), body.groups),
  );
  answer(app, calls.match, contract.match, ({ db, person, body }) =>
    matchNumbers(db, schoolOf(person), numbersIn(body.text)),
  );
  answer(app, calls.matchSheet, contract.matchSheet, async ({ db, person, file, heavy }) => {
    const rows = await heavy.run('readWorkbook', file.path, { person });
    return matchNumbers(db, schoolOf(person), numbersOfSheet(rows));
  });
  answer(app, calls.detail, contract.detail, ({ db, person, query }) =>
    readAudience(db, person, query.audienceId),
  );
  answer(app, calls.renewCode, contract.renewCode, ({ db, body, ...context }) =>
    renewCode(db, context, body.audienceId),
  );
  answer(app, calls.join, contract.join, ({ db, body, ...context }) =>
    join(db, context, body.code),
  );
}
