import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../Avatar/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { MinusIcon, PlusIcon } from '../icons/index.js';
import { SpinnerOverlay } from '../Spinner/index.js';
import type { MeterStatus } from '../TargetMeter/index.js';
import { StatusMark } from '../TargetMeter/StatusMark.js';
import { Hyphenated } from '../utils/Hyphenated.js';
import { HEAD_HEIGHT } from './headHeight.js';

export interface GroupCardOwner {
  /** The username; its first letter replaces a missing picture. */
  name: string;
  /** Address of a picture; initials without one. */
  avatar?: string | null;
}

export interface GroupCardLabels {
  /** Names of the button that opens and closes the group's children. */
  expand: (title: string) => string;
  /** Name of the button that hides the group's children. */
  collapse: (title: string) => string;
  /** Below the title, while the children are not in sight: "2 behind below". */
  behindBelow: (count: number) => string;
  /** Spoken before the owner's name. */
  owner: string;
  /** Spoken while the children are loaded. */
  loading: string;
}

export interface GroupCardProps
  extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'onToggle'> {
  /** The group's title. */
  title: string;
  /** Whose group it is: picture, or the first letter, and the name where there is room. */
  owner?: GroupCardOwner | null;
  /** Said above the title: "main target", "focus areas"; left out in between. */
  levelLabel?: string | null;
  /** The texts it shows, in the reader's language. */
  labels: GroupCardLabels;
  /** Opens or closes the children; without it the group has none. */
  onToggle?: () => void;
  /** Whether the children are in sight. */
  expanded?: boolean;
  /** Id of the list of children, while it is in the document. */
  controls?: string;
  /** How many targets below it are behind, said while the children are not in sight. */
  behindBelow?: number;
  /** How the one of them stands that is farthest behind; `low` unless given. */
  behindStatus?: MeterStatus | undefined;
  /** A filter leaves nothing of the group: the card is low and faint, and says what is hidden, if anything. */
  hiddenNote?: string | false | null;
  /** Covers the card while its children are loaded. */
  loading?: boolean;
  /** Before the title, such as a grip. */
  lead?: ReactNode;
  /** Buttons for what can be done with the group. */
  actions?: ReactNode;
  /** Of the title, as the page needs it. */
  headingLevel?: 2 | 3 | 4;
  /** The group's targets. */
  children?: ReactNode;
}

const Root = styled.article`
  width: 100%;
  max-width: ${token('layout-group-card-max')};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  text-align: start;

  &[data-faint] {
    background: none;
    border-style: dashed;
    border-color: ${token('color-border-strong')};
  }
`;

const Header = styled.header`
  container-type: inline-size;
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-height: ${HEAD_HEIGHT};
  padding: ${token('space-2')} ${token('space-4')};
  border-bottom: 1px solid ${token('color-border')};

  &:last-child {
    border-bottom: 0;
  }

  [data-faint] & {
    min-height: 0;
    padding-block: ${token('space-1')};
  }
`;

const Titles = styled.div`
  flex: 1;
  min-width: 0;

  [data-faint] & {
    min-width: min-content;
  }
`;

const Level = styled.p`
  font-size: ${token('font-size-xs')};
  font-weight: ${token('font-weight-medium')};
  line-height: ${token('line-height-snug')};
  color: ${token('color-text-muted')};

  &::first-letter {
    text-transform: uppercase;
  }
`;

const Title = styled.h3`
  font-size: ${token('font-size-lg')};
  overflow-wrap: anywhere;

  [data-faint] & {
    /* As wide as its longest word at least: the note beside it breaks first. */
    overflow-wrap: break-word;
    hyphens: none;
    font-size: ${token('font-size-md')};
    color: ${token('color-text-muted')};
  }
`;

/** At the end, as in the table: before the title, a letter would be taken for one of its own. */
const Owner = styled.small`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  max-inline-size: 40%;
  font-size: ${token('font-size-xs')};
  color: ${token('color-text-muted')};

  > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    /* The picture has the name. */
    @container (max-width: 28rem) {
      display: none;
    }
  }
`;

const Note = styled.p`
  flex: 0 1 auto;
  font-size: ${token('font-size-xs')};
  color: ${token('color-text-muted')};
  text-align: end;
`;

const Behind = styled(Level)`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
`;

const Actions = styled.div`
  display: flex;
  gap: ${token('space-1')};
`;

const Body = styled.div`
  padding: ${token('space-2')} ${token('space-1')};
`;

/**
 * A target group: its owner, title and targets, and a button for its children. `data-state` is
 * `expanded`, `collapsed` or `leaf`. Renders an `<article>` of at most 655 px.
 */
export const GroupCard = ({
  title,
  owner,
  levelLabel,
  labels,
  onToggle,
  expanded = false,
  controls,
  behindBelow = 0,
  behindStatus = 'low',
  hiddenNote,
  loading = false,
  lead,
  actions,
  headingLevel = 3,
  children,
  ...rest
}: GroupCardProps) => {
  const titleId = useId();
  const state = onToggle ? (expanded ? 'expanded' : 'collapsed') : 'leaf';
  return (
    <Root
      aria-labelledby={titleId}
      data-state={state}
      data-faint={hiddenNote == null ? undefined : ''}
      {...rest}
    >
      <SpinnerOverlay active={loading} label={labels.loading}>
        <Header>
          {lead}
          <Titles>
            {levelLabel ? <Level>{levelLabel}</Level> : null}
            <Title as={`h${headingLevel}`} id={titleId}>
              <Hyphenated text={title} />
            </Title>
            {state === 'collapsed' && behindBelow > 0 ? (
              <Behind>
                <StatusMark status={behindStatus} />
                {labels.behindBelow(behindBelow)}
              </Behind>
            ) : null}
          </Titles>
          {owner ? (
            <Owner title={`${labels.owner}: ${owner.name}`}>
              <Avatar
                name={owner.name}
                src={owner.avatar}
                size="sm"
                aria-label={`${labels.owner}: ${owner.name}`}
              />
              <span aria-hidden="true">{owner.name}</span>
            </Owner>
          ) : null}
          {hiddenNote ? <Note>{hiddenNote}</Note> : null}
          {actions ? <Actions>{actions}</Actions> : null}
          {onToggle ? (
            <IconButton
              label={expanded ? labels.collapse(title) : labels.expand(title)}
              variant={actions ? 'quiet' : 'secondary'}
              size="sm"
              aria-expanded={expanded}
              aria-controls={expanded ? controls : undefined}
              onClick={() => {
                if (!loading) onToggle();
              }}
            >
              <Icon icon={expanded ? MinusIcon : PlusIcon} size="sm" />
            </IconButton>
          ) : null}
        </Header>
        {children ? <Body>{children}</Body> : null}
      </SpinnerOverlay>
    </Root>
  );
};
