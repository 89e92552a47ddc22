import { slideFindingCalls as calls } from '@cheese/domain/calls/slides/slideFinding';
import { slideFindingMakingCalls as makingCalls } from '@cheese/domain/calls/slides/slideFindingMaking';
import { slideFindingMarkingCalls as markingCalls } from '@cheese/domain/calls/slides/slideFindingMarking';
import { slideFindingContract as contract } from '@cheese/domain/contract/slides/slideFinding';
import { slideFindingMakingContract as making } from '@cheese/domain/contract/slides/slideFindingMaking';
import { slideFindingMarkingContract as marking } from '@cheese/domain/contract/slides/slideFindingMarking';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../../calls/call';
import { handIn, listFindings, takeBack } from './slideFinding.service';
import { addForm, editForm, listMade, removeForm } from './slideFindingMaking.service';
import { listHanded, markFinding, readHanded } from './slideFindingMarking.service';

export function slideFindingRoutes(app: FastifyInstance) {
  answer(app, calls.list, contract.list, ({ query, ...asking }) =>
    listFindings(asking, query.slideId),
  );
  answer(app, calls.handIn, contract.handIn, ({ body, ...asking }) => handIn(asking, body));
  answer(app, calls.takeBack, contract.takeBack, ({ body, ...asking }) =>
    takeBack(asking, body.id),
  );
  answer(app, makingCalls.list, making.list, ({ query, ...asking }) =>
    listMade(asking, query.slideId),
  );
  answer(app, makingCalls.add, making.add, ({ body, ...asking }) => addForm(asking, body));
  answer(app, makingCalls.edit, making.edit, ({ body, ...asking }) => editForm(asking, body));
  answer(app, makingCalls.remove, making.remove, ({ query, ...asking }) =>
    removeForm(asking, query.id),
  );
  answer(app, markingCalls.list, marking.list, ({ query, ...asking }) => listHanded(asking, query));
  answer(app, markingCalls.detail, marking.detail, ({ query, ...asking }) =>
    readHanded(asking, query.id),
  );
  answer(app, markingCalls.mark, marking.mark, ({ body, ...asking }) => markFinding(asking, body));
}
