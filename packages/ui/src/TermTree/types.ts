import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { MeterStatus } from '../TargetMeter/index.js';
import type { TreeForm, TreeFormChoice } from './form.js';
import type { TreeLike } from './paths.js';
import type { TermTreeToolsLabels } from './TermTreeTools.js';
import type { TreeView } from './useViewport.js';

export interface TermTreeNode extends TreeLike<TermTreeNode> {
  /** Spoken name of the node. */
  title: string;
}

export interface TermTreeLabels extends TermTreeToolsLabels {
  /** Name of the whole tree. */
  tree: string;
  /** Name of the button that opens a node. */
  expand: string;
  /** Name of the button that closes a node. */
  collapse: string;
  /** Name of the button that shows a small picture of all of the tree. */
  map: string;
}

export interface TermTreeProps<T extends TermTreeNode>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Nodes of the top level, from left to right. */
  roots: readonly T[];
  /** Paths of the open nodes. */
  expanded: ReadonlySet<string>;
  /** Called with all open paths when a node opens or closes. */
  onExpandedChange: (expanded: ReadonlySet<string>) => void;
  /** Paths that "collapse all" leaves open; none by default. */
  alwaysExpanded?: readonly string[];
  /** Paths that are open in the list until they are closed there, where it has room beside its names. */
  openInList?: readonly string[];
  /**
   * The content of a node's card; `isActive` while the node has the tree's one tab stop. `goTo` moves
   * view and focus to another node by its path, and opens the nodes above it.
   */
  renderNode: (node: T, isActive: boolean, goTo: (path: string) => void) => ReactNode;
  /** The form that has been chosen; more than 400 nodes have cards only. */
  form: TreeFormChoice;
  /** Called when another is chosen, also by what leads from a list to a card. */
  onFormChange: (form: TreeFormChoice) => void;
  /** Called with the form that is shown, also where it is what suits the width of the place. */
  onFormShown?: (form: TreeForm) => void;
  /** What a node comes to: in a list, and on a card that is too small for all of it; nothing by default. */
  renderSummary?: (node: T, form: TreeForm, isExpanded: boolean) => ReactNode;
  /** How a node stands, which it has the colour of in the small picture of the tree; without it all are grey. */
  statusOf?: (node: T) => MeterStatus | undefined;
  /** Over the list, what the parts of a summary are: a `TermNodeRowHead`; nothing by default. */
  listHead?: ReactNode;
  /**
   * Initial position; without one, or if it shows nothing of the branch that is open, that branch, or
   * the top of the tree.
   */
  defaultView?: TreeView;
  /** Called at every move; the caller decides how often to save. */
  onViewChange?: (view: TreeView) => void;
  /** The texts it shows, in the reader's language. */
  labels: TermTreeLabels;
}
