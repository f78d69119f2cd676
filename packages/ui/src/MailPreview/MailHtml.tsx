import DOMPurify from 'dompurify';
import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Where the styles wait: as attributes a strict Content-Security-Policy would refuse them, set by script it takes them. */
const WAITING = 'data-mail-style';

const Host = styled.div`
  /* The mail's own ground, also in the dark. */
  color-scheme: light;
`;

function applyStyle(element: HTMLElement, style: string | null): void {
  element.style.cssText = style ?? '';
  element.removeAttribute(WAITING);
}

/** The page of a mail as one element, which nothing of the document's styles reaches. */
function drawPage(html: string): HTMLElement {
  const page = DOMPurify(window).sanitize(html.replaceAll(' style="', ` ${WAITING}="`), {
    RETURN_DOM: true,
  }) as HTMLElement;
  const root = document.createElement('div');
  applyStyle(root, page.getAttribute(WAITING));
  root.append(...page.childNodes);
  for (const element of root.querySelectorAll<HTMLElement>(`[${WAITING}]`))
    applyStyle(element, element.getAttribute(WAITING));
  for (const link of root.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return root;
}

export interface MailHtmlProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The page of the mail, with its styles in its elements. */
  html: string;
}

/** The page of a mail, drawn apart from the styles of the product. Renders a `<div>` with a shadow root. */
export const MailHtml = ({ html, ...rest }: MailHtmlProps) => {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = host;
    if (!current) return;
    const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
    root.replaceChildren(drawPage(html));
  }, [html]);
  return <Host {...rest} ref={host} />;
};
