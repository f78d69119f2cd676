import type { Target, TargetGroup } from '@tavoite/model';
import { centreScroll, GroupCard, GroupTree, standingOf, TargetList } from '@tavoite/ui';
import { useLayoutEffect, useRef } from 'react';
import { groupLevel } from '../../../core/groupLevel.js';
import { useAppSelector } from '../../../core/hooks.js';
import { useLabels } from '../../../i18n/labels.js';
import { useText } from '../../../i18n/Texts.js';
import { selectMappedViews } from '../../settings/index.js';
import { behindBelow, type GroupTree as Groups } from '../tree.js';

export interface TargetGroupsProps {
  tree: Groups;
  /** How many targets of a group the filter hides. */
  hiddenIn: (group: TargetGroup) => number;
  /** Ids of the groups whose children are shown. */
  open: ReadonlySet<number>;
  /** Opens or closes a group; without it every group stays as it is. */
  onToggle: ((id: number) => void) | null;
  /** Grows with each time all groups were opened: what that added is brought into sight. */
  revealed: number;
  /** What is filtered by; with each other filter a target that it leaves is in sight. */
  filter: string | null;
  /** The months shown; with others the tree begins in its middle again. */
  months: string;
  /** A wide tree is drawn so that it fits. */
  fitted: boolean;
  onFittedChange: (fitted: boolean) => void;
  /** Where the button for that stands. */
  fitPlace: Element | null;
  /** There are objectives above, with lines leading from them. */
  joined: boolean;
  /** The target whose details are open. */
  selectedId: number | null;
  onOpenDetails: (target: Target) => void;
}

const cards = (tree: HTMLElement | null) => [
  ...(tree?.querySelectorAll<HTMLElement>('[data-group-id]') ?? []),
];

/** As far as its first target: more would take away what was pressed. */
const bringTopIntoSight = (card: Element | undefined) =>
  bringIntoSight(card?.querySelector('[data-target-id]') ?? card);

function bringIntoSight(card: Element | null | undefined) {
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  card?.scrollIntoView?.({
    block: 'nearest',
    inline: 'nearest',
    behavior: isStill ? 'instant' : 'smooth',
  });
}

/** Scrolls sideways to the first target where none is in sight, and down only where it is below the screen. */
function showAny(tree: HTMLElement | null) {
  if (!tree) return;
  const frame = tree.getBoundingClientRect();
  const places = [...tree.querySelectorAll('[data-target-id]')].map((target) =>
    target.getBoundingClientRect(),
  );
  const isInSight = places.some(({ left, right }) => left >= frame.left && right <= frame.right);
  if (places[0] && !isInSight) tree.scrollLeft += places[0].left - frame.left;
  if (places[0] && places[0].top > window.innerHeight)
    bringIntoSight(tree.querySelector('[data-target-id]'));
}

/** The tree of target groups with their targets and meters. */
export const TargetGroups = ({
  tree,
  hiddenIn,
  open,
  onToggle,
  revealed,
  filter,
  months,
  fitted,
  onFittedChange,
  fitPlace,
  joined,
  selectedId,
  onOpenDetails,
}: TargetGroupsProps) => {
  const { text } = useText();
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const { pathOfTitle } = useAppSelector(selectMappedViews);
  const element = useRef<HTMLElement>(null);
  const before = useRef<ReadonlySet<string | undefined>>(new Set());
  const seen = useRef(revealed);
  const seenFilter = useRef<string | null>(null);

  const seenMonths = useRef(months);
  useLayoutEffect(() => {
    if (seenMonths.current !== months) centreScroll(element.current);
    seenMonths.current = months;
  }, [months]);

  // Each time: what is there now is what the next opening adds to.
  useLayoutEffect(() => {
    const shown = cards(element.current);
    const known = before.current;
    before.current = new Set(shown.map((card) => card.dataset.groupId));
    if (seen.current !== revealed)
      bringTopIntoSight(shown.find((card) => !known.has(card.dataset.groupId)));
    else if (filter !== null && seenFilter.current !== filter) showAny(element.current);
    seen.current = revealed;
    seenFilter.current = filter;
  });

  return (
    <GroupTree
      {...labels.groupTree}
      ref={element}
      label={text('target-groups')}
      roots={tree.top}
      childrenOf={({ id }) => (open.has(id) ? tree.below(id) : [])}
      joined={joined}
      fitted={fitted}
      onFittedChange={onFittedChange}
      fitPlace={fitPlace}
      renderCard={(group, { depth, childrenId }) => {
        const level = groupLevel(depth, group.has_children);
        const isFaint = filter !== null && group.targets.length === 0;
        const count = isFaint ? hiddenIn(group) : 0;
        const behind = open.has(group.id) ? [] : behindBelow(tree, group.id);
        return (
          <GroupCard
            data-group-id={group.id}
            title={group.title}
            owner={
              group.user && {
                name: group.user.full_name || group.user.username,
                avatar: group.user.avatar,
              }
            }
            levelLabel={level && text(level)}
            labels={labels.groupCard}
            expanded={open.has(group.id)}
            controls={childrenId}
            behindBelow={behind.length}
            behindStatus={standingOf(behind)}
            hiddenNote={isFaint ? count > 0 && text('hidden-by-filter', { count }) : null}
            {...(group.has_children && onToggle ? { onToggle: () => onToggle(group.id) } : {})}
          >
            {/* A filter has left none; that is not to say that there are none. */}
            {onToggle === null && group.targets.length === 0 ? null : (
              <TargetList
                targets={group.targets}
                locale={locale}
                labels={labels.targetList}
                selectedId={selectedId}
                hrefOf={(target) => pathOfTitle(target.link_tag)}
                onOpenDetails={onOpenDetails}
              />
            )}
          </GroupCard>
        );
      }}
    />
  );
};
