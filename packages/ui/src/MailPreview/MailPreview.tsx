import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { FileList } from '../FileList/index.js';
import { RichTextView } from '../RichTextView/index.js';

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

const Body = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding: ${token('space-4')};

  & > small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
  }
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
  /** Who sends it. */
  from: string;
  /** Who gets it, in words. */
  to: string;
  /** Subject of the mail. */
  subject: string;
  /** Draft raw content of the message. */
  content: string;
  /** Names of the files, which the mail links to. */
  files: readonly string[];
  /** Below the text: why one gets it, where to read on. */
  footer?: ReactNode;
  /** The texts it shows, in the reader's language. */
  labels: MailPreviewLabels;
}

/** How a message will look as a mail. Renders a `<div>`. */
export const MailPreview = ({
  from,
  to,
  subject,
  content,
  files,
  footer,
  labels,
  ...rest
}: MailPreviewProps) => (
  <Root {...rest}>
    <Head>
      <dt>{labels.from}</dt>
      <dd>{from}</dd>
      <dt>{labels.to}</dt>
      <dd>{to}</dd>
      <dt>{labels.subject}</dt>
      <dd data-subject="">{subject}</dd>
    </Head>
    <Body>
      <RichTextView content={content} headingLevel={3} />
      <FileList files={files.map((title, index) => ({ id: `${index}`, title }))} />
      {footer && <small>{footer}</small>}
    </Body>
  </Root>
);
