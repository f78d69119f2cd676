import type { RoadmapPicture } from '@tavoite/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';

export type Paper = 'a4' | 'a3';

/** On paper there is only the plan. */
const Print = createGlobalStyle<{ $paper: Paper }>`
  @page {
    size: ${({ $paper }) => $paper.toUpperCase()} landscape;
    margin: 12mm;
  }

  @media print {
    html, body {
      block-size: auto;
      overflow: visible;
      background: none;
    }

    body > :not([data-printed-plan]) {
      display: none;
    }
  }
`;

const Pages = styled.div`
  @media screen {
    display: none;
  }

  svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    break-inside: avoid;
  }

  svg:not(:last-child) {
    break-after: page;
  }
`;

export interface PrintedPlanProps {
  paper: Paper;
  pages: readonly RoadmapPicture[];
  /** Whether to ask to print; the browser may be printing already. */
  asks: boolean;
  onDone: () => void;
}

/** The pages of a plan for the printer. */
export const PrintedPlan = ({ paper, pages, asks, onDone }: PrintedPlanProps) => {
  const holder = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  done.current = onDone;
  // Before the browser, which may be about to print, goes on.
  useLayoutEffect(() => {
    const parser = new DOMParser();
    const drawn = pages.map(({ svg }) =>
      document.importNode(parser.parseFromString(svg, 'image/svg+xml').documentElement, true),
    );
    holder.current?.replaceChildren(...drawn);
  }, [pages]);
  useEffect(() => {
    const finish = () => done.current();
    window.addEventListener('afterprint', finish);
    // Some browsers print while the call lasts, others go on at once.
    if (asks) window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, [asks]);
  return createPortal(
    <>
      <Print $paper={paper} />
      <Pages ref={holder} data-printed-plan="" />
    </>,
    document.body,
  );
};
