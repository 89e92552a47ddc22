import { useSaveDrillMutation } from '@cheese/api-client/training/drillMaking';
import { drillMakingLimits } from '@cheese/domain/codes/training/drillMaking';
import type { MadeDrillDetail } from '@cheese/domain/contract/training/drillMaking';
import { importDrill, packDrill } from '@cheese/drills/exchange/exchange';
import type { Drill } from '@cheese/drills/graph/drill';
import { type MadeDraft, useMadeDraft } from '../../making/edit/useMadeDraft';

/** The server stores only valid files, so this always parses. */
export function drillIn(file: string): Drill {
  const read = importDrill(file);
  if ('drill' in read) return read.drill;
  throw new Error(`${read.where}: ${read.says}`);
}

export function useDrillDraft(made: MadeDrillDetail, onReopen: () => void): DrillDraft {
  const [save] = useSaveDrillMutation();
  const kind = {
    draft: `drill-${made.id}`,
    read: drillIn,
    pack: packDrill,
    mostSigns: drillMakingLimits.file,
    save: (asked: Parameters<typeof save>[0]) => save(asked).unwrap(),
  };
  return useMadeDraft<Drill>(made, kind, onReopen);
}

export type DrillDraft = MadeDraft<Drill>;
