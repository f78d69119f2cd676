import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Card } from '../Card/index.js';
import { MessageHead, type MessageHeading } from '../MessageHead/index.js';
import { SanitizedHtml } from '../SanitizedHtml/index.js';

const Body = styled(SanitizedHtml)`
  /* Longer lines are hard to follow. */
  max-inline-size: 72ch;
  margin-block-start: ${token('space-3')};
`;

export interface SystemMessageCardProps
  extends MessageHeading,
    Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Markup of others; only what is allowed is drawn. */
  html: string;
  /** In place of the text when it could not be loaded, such as an `ErrorState`. */
  problem?: ReactNode;
  /** Text of the badge of what is unread. */
  newLabel: string;
}

/** A message from the provider of the product. Renders a `<div role="article">`. */
export const SystemMessageCard = ({
  title,
  isNew,
  published,
  publishedDate,
  html,
  problem,
  newLabel,
  ...rest
}: SystemMessageCardProps) => {
  const id = useId();
  return (
    <Card {...rest} role="article" aria-labelledby={id} data-new={isNew || undefined}>
      <MessageHead {...{ title, isNew, published, publishedDate, newLabel }} titleId={id} />
      {problem ?? <Body html={html} />}
    </Card>
  );
};
