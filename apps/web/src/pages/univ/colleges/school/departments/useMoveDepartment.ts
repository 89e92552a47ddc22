import { useMoveDepartmentMutation } from '@cheese/api-client/school/department';
import type { Department } from '@cheese/domain/contract/school/department';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import type { Place } from '@cheese/ui/tree/treeMoves';
import { beforeOf, standingOf } from './departmentFacts';
import { texts } from './texts';

/** Moves a department and offers to put it back. */
export function useMoveDepartment(departments: readonly Department[]) {
  const [ask] = useMoveDepartmentMutation();
  const { isBusy, run } = useTask();
  const toast = useToast();
  const putBack = (from: ReturnType<typeof standingOf>) =>
    void run(() => ask(from).unwrap(), texts.undone);
  const move = (id: number, place: Place) => {
    const department = departments.find((one) => one.id === id);
    if (!department) return Promise.resolve(false);
    const from = standingOf(departments, department);
    return run(async () => {
      await ask(beforeOf(departments, id, place)).unwrap();
      toast.success(texts.moved(department.name), {
        again: texts.undo,
        retry: () => putBack(from),
      });
    });
  };
  return { isBusy, move };
}
