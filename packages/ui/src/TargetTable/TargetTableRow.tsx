import { type Locale, targetProgress } from '@tavoite/model';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { ChartLineIcon, InfoIcon } from '../icons/index.js';
import type { TargetListItem } from '../TargetList/index.js';
import { ChangeFigure } from '../TargetMeter/ChangeFigure.js';
import {
  compareName,
  gapText,
  goalText,
  meterHint,
  TargetMeter,
  targetFigure,
} from '../TargetMeter/index.js';
import { MeterMark } from '../TargetMeter/MeterMark.js';
import { Hyphenated } from '../utils/Hyphenated.js';
import { Note, TitleButton, TitleLine, TitleLink } from './parts.js';
import { Row } from './rowParts.js';
import type { TargetTableLabels } from './types.js';

export interface TargetTableRowProps<T extends TargetListItem> {
  target: T;
  locale: Locale;
  labels: TargetTableLabels;
  href: string | null | undefined;
  /** The name of its group, where the row does not stand under it. */
  group?: string;
  /** The target over twelve months; undefined where there is no such column. */
  trend: ReactNode | undefined;
  selected: boolean;
  onOpenDetails: (target: T) => void;
}

const Title = <T extends TargetListItem>({
  target,
  href,
  labels,
  onOpenDetails,
}: Pick<TargetTableRowProps<T>, 'target' | 'href' | 'labels' | 'onOpenDetails'>) =>
  href ? (
    <TitleLine>
      <TitleLink href={href}>
        <span>
          <Hyphenated text={target.title} isNarrow />
        </span>
        <Icon icon={ChartLineIcon} size="sm" />
      </TitleLink>
      <IconButton
        label={labels.details(target.title)}
        size="sm"
        aria-haspopup="dialog"
        onClick={() => onOpenDetails(target)}
      >
        <Icon icon={InfoIcon} size="sm" />
      </IconButton>
    </TitleLine>
  ) : (
    <TitleButton type="button" aria-haspopup="dialog" onClick={() => onOpenDetails(target)}>
      <span>
        <Hyphenated text={target.title} isNarrow />
      </span>
      <Icon icon={InfoIcon} size="sm" />
    </TitleButton>
  );

/** A target's row. Renders a `<tr>`. */
export const TargetTableRow = <T extends TargetListItem>({
  target,
  locale,
  labels,
  href,
  group,
  trend,
  selected,
  onOpenDetails,
}: TargetTableRowProps<T>) => {
  const current = target.data_available_for_current_value ? target.current_value : null;
  const isEstimate = current !== null && target.is_verified === false;
  const figure = targetFigure(current, target, locale);
  const gap = gapText(target, locale, labels.meter);
  return (
    <Row data-target-id={target.id} data-selected={selected || undefined}>
      <th scope="row">
        <Title target={target} href={href} labels={labels} onOpenDetails={onOpenDetails} />
        {group === undefined ? null : <Note data-of-group>{group}</Note>}
      </th>
      <td data-column="meter">
        <TargetMeter
          target={target}
          label={target.title}
          locale={locale}
          labels={labels.meter}
          hint={meterHint(target, locale, labels.meter)}
        />
      </td>
      <td data-figure data-column="current">
        {isEstimate ? (
          <>
            <em>{figure}</em> <Note>{labels.estimate}</Note>
          </>
        ) : (
          <b>{figure}</b>
        )}
      </td>
      <td data-figure data-column="target">
        {goalText(target, locale, labels.meter) ?? targetFigure(null, target, locale)}
        {gap === null ? null : <Note data-gap>{gap}</Note>}
      </td>
      <td data-figure data-column="change">
        <ChangeFigure
          target={target}
          locale={locale}
          points={labels.meter.points}
          effect={labels.effect}
          // Of percentages it is in points anyhow.
          hint={
            (target.compare_value ?? 0) < 0 && target.unit !== '%' ? labels.noPercent : undefined
          }
        />
        {target.compare_value === null ? null : (
          <Note>
            {targetProgress(target).compare_at === null ? null : <MeterMark />}
            <span data-months>{compareName(target, locale, labels.meter, 'short')}: </span>
            {targetFigure(target.compare_value, target, locale)}
          </Note>
        )}
      </td>
      {trend === undefined ? null : (
        <td data-figure data-column="trend">
          {trend}
        </td>
      )}
    </Row>
  );
};
