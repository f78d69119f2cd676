import type { Locale } from '@tavoite/model';
import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/index.js';
import { ChartLineIcon, InfoIcon } from '../icons/index.js';
import { meterHint, targetFigure } from '../TargetMeter/index.js';
import { Hyphenated } from '../utils/Hyphenated.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import {
  Actions,
  Caption,
  Details,
  DetailsHint,
  Figures,
  Head,
  Meter,
  Row,
  TitleButton,
  TitleLink,
} from './parts.js';
import type { TargetListItem, TargetListLabels } from './types.js';

export interface TargetListRowProps<T extends TargetListItem> {
  target: T;
  locale: Locale;
  labels: TargetListLabels;
  /** Where the title leads; without it the title opens the details. */
  href: string | null | undefined;
  /** Before the title; undefined where no row has anything there. */
  lead: ReactNode | undefined;
  /** In place of the button that opens the details; undefined where no row has any. */
  actions: ReactNode | undefined;
  selected: boolean;
  onOpenDetails: (target: T) => void;
}

/** The current value: bold when it is verified, else in italics with a word. */
const Current = ({ text, estimate, hint }: { text: string; estimate?: string; hint: string }) =>
  estimate === undefined ? (
    <b>{text}</b>
  ) : (
    <>
      <em>{text}</em> <small title={hint}>{estimate}</small>
    </>
  );

/** A target with its value, its meter, and what the meter's marks stand for. Renders an `<li>`. */
export const TargetListRow = <T extends TargetListItem>({
  target,
  locale,
  labels,
  href,
  lead,
  actions,
  selected,
  onOpenDetails,
}: TargetListRowProps<T>) => {
  const captionId = useId();
  const current = target.data_available_for_current_value ? target.current_value : null;
  return (
    <Row
      data-target-id={target.id}
      data-lead={lead !== undefined || undefined}
      data-selected={selected || undefined}
    >
      {lead}
      <Head>
        {href ? (
          <TitleLink href={href} aria-describedby={captionId} title={target.title}>
            <span data-name>
              <Hyphenated text={target.title} isNarrow />
            </span>
            <Icon icon={ChartLineIcon} size="sm" />
          </TitleLink>
        ) : (
          <TitleButton
            type="button"
            aria-haspopup="dialog"
            aria-describedby={captionId}
            title={target.title}
            onClick={() => onOpenDetails(target)}
          >
            <span data-name>
              <Hyphenated text={target.title} isNarrow />
            </span>
          </TitleButton>
        )}
        <Figures>
          <VisuallyHidden>{labels.current} </VisuallyHidden>
          <Current
            text={targetFigure(current, target, locale)}
            hint={labels.meter.estimate}
            {...(current !== null && target.is_verified === false
              ? { estimate: labels.estimate }
              : {})}
          />
        </Figures>
      </Head>
      {actions !== undefined ? (
        <Actions>{actions}</Actions>
      ) : href ? (
        <Details
          label={labels.details(target.title)}
          size="sm"
          aria-haspopup="dialog"
          onClick={() => onOpenDetails(target)}
        >
          <Icon icon={InfoIcon} size="sm" />
        </Details>
      ) : (
        <DetailsHint icon={InfoIcon} size="sm" />
      )}
      <Meter
        target={target}
        label={target.title}
        locale={locale}
        labels={labels.meter}
        hint={meterHint(target, locale, labels.meter)}
      />
      <Caption
        id={captionId}
        target={target}
        locale={locale}
        labels={labels.meter}
        effect={labels.effect}
      />
    </Row>
  );
};
