import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { Icon, type IconDrawing } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  CollapseAllIcon,
  ExpandAllIcon,
  FitIcon,
  MoveIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '../icons/index.js';
import { Popover } from '../Popover/index.js';
import { SegmentedControl } from '../SegmentedControl/index.js';
import { mobile, visuallyHidden } from '../styles/index.js';
import type { TreeForm } from './form.js';
import { type Findable, TermTreeSearch, type TermTreeSearchLabels } from './TermTreeSearch.js';
import type { Viewport } from './useViewport.js';
import { ZoomScale } from './ZoomScale.js';

export interface TermTreeToolsLabels extends TermTreeSearchLabels {
  /** Name of the toolbar. */
  tools: string;
  /** Name of the choice between the forms. */
  form: string;
  /** Name of the form with cards. */
  cards: string;
  /** Name of the form with names below each other. */
  list: string;
  zoomIn: string;
  zoomOut: string;
  /** Name of the button that shows the scale and goes back to full size. */
  zoomToFull: string;
  fit: string;
  expandAll: string;
  collapseAll: string;
  /** Name of the button that shows the four after it, for those who do not drag. */
  pan: string;
  panLeft: string;
  panRight: string;
  panUp: string;
  panDown: string;
}

export interface TermTreeToolsProps {
  labels: TermTreeToolsLabels;
  viewport: Viewport;
  form: TreeForm;
  /** Left out where there is but one form. */
  onFormChange: ((form: TreeForm) => void) | undefined;
  onFit: () => void;
  onExpandAll: () => void;
  onCollapseAll: () => void;
  /** All nodes, open or not. */
  nodes: () => readonly Findable[];
  /** Called with the path of a node that was looked for. */
  onFind: (path: string) => void;
}

/** Part of the view that one press of an arrow moves. */
const PAN = 0.4;

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  position: relative;
  /* What is found lies over the map in the tree's corner. */
  z-index: 2;
  gap: ${token('space-3')};
  padding: ${token('space-2')} ${token('space-3')};
  border-block-end: 1px solid ${token('color-border')};
  background: ${token('color-surface')};

  /* All in it is as high as its buttons. */
  fieldset label {
    min-height: 26px;
  }

  input[role='combobox'] {
    min-height: 32px;
    padding-block: 0;
  }

  /* All tools and the search have room in one row. */
  @container (max-width: 50rem) {
    gap: ${token('space-2')};
    padding-inline: ${token('space-2')};
  }

  ${mobile} {
    gap: 0;
    justify-content: space-between;
    padding: ${token('space-1')};

    fieldset label {
      min-height: ${token('size-target')};
    }

    input[role='combobox'] {
      min-height: ${token('size-control-md')};
    }
  }
`;

const Group = styled.div`
  display: flex;
  gap: 2px;

  & + & {
    padding-inline-start: ${token('space-3')};
    border-inline-start: 1px solid ${token('color-border')};

    @container (max-width: 50rem) {
      padding-inline-start: ${token('space-2')};
    }
  }

  button {
    --button-height: 32px;
  }

  [aria-expanded='true'] {
    background: ${token('color-surface-selected')};
  }

  ${mobile} {
    gap: 0;

    button {
      --button-height: ${token('size-control-md')};
    }

    & + & {
      padding-inline-start: 0;
      border: 0;
    }
  }
`;

/** A button that says what it does where there is room for the words. */
const Worded = styled(Button)`
  font-size: ${token('font-size-sm')};

  &&[data-variant='quiet'] {
    --button-padding: ${token('space-2')};
    --button-text: inherit;
  }

  @container (max-width: 50rem) {
    inline-size: var(--button-height);
    padding: 0;

    > span > span {
      ${visuallyHidden}
    }
  }
`;

/* Where there is one column, its names lead to every card. */
const Pan = styled.span`
  display: contents;

  ${mobile} {
    display: none;
  }
`;

/** Each arrow on its own side. */
const Arrows = styled.div`
  display: grid;
  grid-template-areas: '. up .' 'left . right' '. down .';
`;

/**
 * The tree's form, and buttons for all that wheel, pinch and drag do, in a row that covers nothing of the
 * tree; renders a `<div role="toolbar">`.
 */
export function TermTreeTools(props: TermTreeToolsProps) {
  const { labels, viewport, form, onFormChange } = props;
  const tool = (label: string, icon: IconDrawing, onClick: () => void, isAtEnd = false) => (
    <IconButton
      label={label}
      // It keeps the focus: the next press may be the other way.
      aria-disabled={isAtEnd || undefined}
      onClick={() => {
        if (!isAtEnd) onClick();
      }}
    >
      <Icon icon={icon} size="sm" />
    </IconButton>
  );
  const worded = (label: string, icon: IconDrawing, onClick: () => void) => (
    <Worded variant="quiet" icon={<Icon icon={icon} size="sm" />} title={label} onClick={onClick}>
      <span>{label}</span>
    </Worded>
  );
  const arrow = (area: string, label: string, icon: IconDrawing, right: number, down: number) => (
    <IconButton
      label={label}
      style={{ gridArea: area }}
      onClick={() => viewport.panBy(right, down)}
    >
      <Icon icon={icon} size="sm" />
    </IconButton>
  );
  return (
    <Bar role="toolbar" aria-label={labels.tools}>
      {onFormChange ? (
        <SegmentedControl
          label={labels.form}
          size="sm"
          value={form}
          onValueChange={onFormChange}
          options={[
            { value: 'cards', label: labels.cards },
            { value: 'list', label: labels.list },
          ]}
        />
      ) : null}
      <Group>
        {worded(labels.expandAll, ExpandAllIcon, props.onExpandAll)}
        {worded(labels.collapseAll, CollapseAllIcon, props.onCollapseAll)}
      </Group>
      {form === 'cards' ? (
        <Group>
          {tool(labels.zoomOut, ZoomOutIcon, viewport.zoomOut, viewport.isSmallest)}
          <ZoomScale viewport={viewport} label={labels.zoomToFull} />
          {tool(labels.zoomIn, ZoomInIcon, viewport.zoomIn)}
          {tool(labels.fit, FitIcon, props.onFit)}
          <Pan>
            <Popover
              label={labels.pan}
              wide
              trigger={
                <IconButton label={labels.pan}>
                  <Icon icon={MoveIcon} size="sm" />
                </IconButton>
              }
            >
              <Arrows>
                {arrow('left', labels.panLeft, ArrowLeftIcon, -PAN, 0)}
                {arrow('right', labels.panRight, ArrowRightIcon, PAN, 0)}
                {arrow('up', labels.panUp, ArrowUpIcon, 0, -PAN)}
                {arrow('down', labels.panDown, ArrowDownIcon, 0, PAN)}
              </Arrows>
            </Popover>
          </Pan>
        </Group>
      ) : null}
      <TermTreeSearch labels={labels} nodes={props.nodes} onFind={props.onFind} />
    </Bar>
  );
}
