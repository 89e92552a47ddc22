import CenterFocusStrongIcon from '@mui/icons-material/CenterFocusStrong';
import LabelOutlinedIcon from '@mui/icons-material/LabelOutlined';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import RedoIcon from '@mui/icons-material/Redo';
import SquareFootIcon from '@mui/icons-material/SquareFoot';
import StraightenIcon from '@mui/icons-material/Straighten';
import UndoIcon from '@mui/icons-material/Undo';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import type { MeasureKind } from '../model/measure';
import { allShown, hid, isolated } from '../model/modelState';
import { texts } from '../texts';
import type { Model } from '../useModel';
import { ButtonBar } from '@cheese/ui/viewer/ButtonBar';

interface ActionBarProps {
  model: Model;
  kind: MeasureKind | null;
  onKind: (kind: MeasureKind | null) => void;
  /** Without what would name parts. */
  isQuiet: boolean;
  /** Name of the model in a pair; the actions on parts are then in `PairBar`. */
  pairedAs?: string | undefined;
  onPicture: () => void;
}

interface Action {
  name: string;
  icon: ReactNode;
  act: () => void;
  isOff?: boolean;
  isOn?: boolean;
}

function actionsOn(model: Model): Action[] {
  const { tree, state, chosen, change } = model;
  const ids = chosen === null ? [] : tree.bodiesUnder(chosen);
  const isNone = ids.length === 0;
  return [
    { name: texts.undo, icon: <UndoIcon />, act: model.undo, isOff: !model.canUndo },
    { name: texts.redo, icon: <RedoIcon />, act: model.redo, isOff: !model.canRedo },
    {
      name: texts.isolate,
      icon: <CenterFocusStrongIcon />,
      isOff: isNone,
      act: () => change((was) => isolated(was, tree, ids)),
    },
    {
      name: texts.hide,
      icon: <VisibilityOffIcon />,
      isOff: isNone,
      act: () => change((was) => hid(was, ids)),
    },
    {
      name: texts.showAll,
      icon: <VisibilityIcon />,
      isOff: state.hidden.size === 0,
      act: () => change(allShown),
    },
  ];
}

const labelsOf = ({ state, change }: Model): Action => ({
  name: texts.labels,
  icon: <LabelOutlinedIcon />,
  isOn: state.hasLabels,
  act: () => change((was) => ({ ...was, hasLabels: !was.hasLabels })),
});

export function ActionBar(props: ActionBarProps) {
  const { model, kind, onKind, isQuiet, pairedAs, onPicture } = props;
  const measuring = (which: MeasureKind, icon: ReactNode): Action => ({
    name: texts.measures[which],
    icon,
    isOn: kind === which,
    act: () => onKind(kind === which ? null : which),
  });
  const actions: Action[] = [
    ...(pairedAs === undefined ? actionsOn(model) : []),
    ...(isQuiet || pairedAs !== undefined ? [] : [labelsOf(model)]),
    measuring('distance', <StraightenIcon />),
    measuring('angle', <SquareFootIcon />),
    // A picture carries the labels that are on.
    ...(isQuiet ? [] : [{ name: texts.picture, icon: <PhotoCameraIcon />, act: onPicture }]),
  ];
  return (
    <Buttons
      name={pairedAs === undefined ? texts.actions : texts.toolsOf(pairedAs)}
      actions={actions}
    />
  );
}

export const PairBar = ({ model }: { model: Model }) => (
  <Buttons name={texts.actions} actions={[...actionsOn(model), labelsOf(model)]} />
);

function Buttons({ name: label, actions }: { name: string; actions: readonly Action[] }) {
  return (
    <ButtonBar role="group" aria-label={label}>
      {actions.map(({ name, icon, act, isOff = false, isOn }) => (
        <IconButton
          key={name}
          aria-label={name}
          title={name}
          disabled={isOff}
          onClick={act}
          {...(isOn !== undefined && { 'aria-pressed': isOn })}
        >
          {icon}
        </IconButton>
      ))}
    </ButtonBar>
  );
}
