import * as Radix from '@radix-ui/react-tabs';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { fadeAtEnds } from '../styles/fadeAtEnds.js';
import { tabStyles } from './styles.js';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  border-bottom: 1px solid ${token('color-border')};
`;

const List = styled(Radix.List)`
  display: flex;
  gap: ${token('space-1')};
  min-width: 0;
  /* Room for the focus ring inside the scroller. */
  padding: 2px 2px 0;
  overflow-x: auto;
  scrollbar-width: thin;
  ${fadeAtEnds}
`;

const Trailing = styled.div`
  flex: none;
  /* On the line of the tabs' texts. */
  padding-block-start: 2px;
  white-space: nowrap;
`;

const Trigger = styled(Radix.Trigger)`
  ${tabStyles}
`;

const Panel = styled(Radix.Content)`
  padding-top: ${token('space-4')};

  &:empty {
    display: none;
  }
`;

export interface TabItem<Value extends string> {
  /** Handed to `onValueChange`; unique. */
  value: Value;
  /** Text of the tab. */
  label: ReactNode;
  /** What the tab shows; left out when the owner draws it elsewhere. */
  content?: ReactNode;
  /** Shown, but cannot be chosen. */
  disabled?: boolean;
}

export interface TabsProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir' | 'defaultValue'> {
  /** What the tabs choose between; spoken. */
  label: string;
  /** The tabs with their contents. */
  items: readonly TabItem<Value>[];
  /** The tab that is in sight. */
  value: Value;
  /** Called with the tab that is chosen. */
  onValueChange: (value: Value) => void;
  /** Stands after the last tab, such as a button that adds one. */
  trailing?: ReactNode;
}

/** Tabs with arrow keys; the content of the chosen one below. Renders a `<div>`. */
export const Tabs = <Value extends string>({
  label,
  items,
  value,
  onValueChange,
  trailing,
  ...rest
}: TabsProps<Value>) => (
  <Radix.Root
    value={value}
    onValueChange={(next) => onValueChange(next as Value)}
    data-value={value}
    {...rest}
  >
    <Bar>
      <List aria-label={label}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value} disabled={item.disabled}>
            {item.label}
          </Trigger>
        ))}
      </List>
      {trailing ? <Trailing>{trailing}</Trailing> : null}
    </Bar>
    {items.map((item) => (
      <Panel key={item.value} value={item.value}>
        {item.content}
      </Panel>
    ))}
  </Radix.Root>
);
