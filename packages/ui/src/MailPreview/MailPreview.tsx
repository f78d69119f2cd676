import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { MailHtml } from './MailHtml.js';

const Root = styled.div`
  overflow: hidden;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  overflow-wrap: anywhere;
`;

const Head = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-1')} ${token('space-3')};
  margin: 0;
  padding: ${token('space-3')} ${token('space-4')};
  border-block-end: 1px solid ${token('color-border')};
  background: ${token('color-surface-sunken')};
  font-size: ${token('font-size-sm')};

  & > dt {
    color: ${token('color-text-muted')};
  }

  & > dd {
    margin: 0;
  }

  & > dd[data-subject] {
    font-weight: ${token('font-weight-semibold')};
  }
`;

const PlainText = styled.pre`
  margin: 0;
  padding: ${token('space-4')};
  font-family: ${token('font-family-sans')};
  white-space: pre-wrap;
`;

export interface MailPreviewLabels {
  /** Before the sender. */
  from: string;
  /** Before the recipients. */
  to: string;
  /** Before the subject. */
  subject: string;
}

export interface MailPreviewProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** Who sends it: a name and an address. */
  from: string;
  /** Who gets it, in words. */
  to: string;
  /** Subject of the mail. */
  subject: string;
  /** Its page; its styles stand in its elements. */
  html: string;
  /** The same as plain text, for programs that show no pages. */
  text: string;
  /** Which of both is shown. */
  format?: 'html' | 'text';
  /** Language of the mail, which may be another one than the reader's. */
  language?: string;
  /** The texts it shows, in the reader's language. */
  labels: MailPreviewLabels;
}

/** A mail as those see it who get it, as a page or as plain text. Renders a `<div>`. */
export const MailPreview = ({
  from,
  to,
  subject,
  html,
  text,
  format = 'html',
  language,
  labels,
  ...rest
}: MailPreviewProps) => (
  <Root {...rest} data-format={format}>
    <Head>
      <dt>{labels.from}</dt>
      <dd>{from}</dd>
      <dt>{labels.to}</dt>
      <dd>{to}</dd>
      <dt>{labels.subject}</dt>
      <dd data-subject="">{subject}</dd>
    </Head>
    {format === 'html' ? (
      <MailHtml html={html} lang={language} />
    ) : (
      <PlainText lang={language}>{text}</PlainText>
    )}
  </Root>
);
