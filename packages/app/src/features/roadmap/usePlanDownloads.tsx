import {
  type FiscalStart,
  formatRange,
  hull,
  type MonthNumber,
  type MonthRange,
  rangeToDates,
} from '@tavoite/model';
import {
  type DownloadItem,
  ROADMAP_PAGES,
  type RoadmapPicture,
  roadmapPictures,
} from '@tavoite/ui';
import { DownloadIcon, FileSpreadsheetIcon, FileTextIcon, ImageIcon } from '@tavoite/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppSelector } from '../../core/hooks.js';
import { useLabels } from '../../i18n/labels.js';
import { useText } from '../../i18n/Texts.js';
import { fileName, pictureFile, tableFile, useDownload } from '../downloads/index.js';
import { type Paper, PrintedPlan } from './components/PrintedPlan.js';
import { planTable } from './planTable.js';
import type { PlanView } from './view.js';

const FILES = [
  { format: 'png', label: 'picture-png', icon: ImageIcon },
  { format: 'svg', label: 'picture-svg', icon: ImageIcon },
  { format: 'xlsx', label: 'table-xlsx', icon: FileSpreadsheetIcon },
  { format: 'csv', label: 'table-csv', icon: DownloadIcon },
  { format: 'a4', label: 'print-a4', icon: FileTextIcon },
  { format: 'a3', label: 'print-a3', icon: FileTextIcon },
] as const;

export type Format = (typeof FILES)[number]['format'];

/** What a plan can be taken out of the screen as. */
export interface PlanDownloads {
  items: readonly DownloadItem<Format>[];
  save: (format: Format) => void;
  isMaking: boolean;
  /** The plan on paper, while it is printed. */
  printed: ReactNode;
}

export interface DownloadedPlan {
  view: PlanView;
  /** The months on screen, for a plan without any of its own. */
  range: MonthRange;
  now: MonthNumber;
  currentDay: number;
  fiscalStart: FiscalStart;
}

/** A picture of fewer months would have no room for titles. */
const MIN_PICTURE_MONTHS = 12;

/** The months of everything in the plan: a picture is of all of it, without empty months around it. */
function monthsOf({ mainTasks, milestones }: PlanView, range: MonthRange): MonthRange {
  const spans = [
    ...mainTasks.flatMap(({ tasks }) =>
      tasks.map(({ startMonth, endMonth }) => ({ start: startMonth, end: endMonth })),
    ),
    ...milestones.map(({ month }) => ({ start: month, end: month })),
  ];
  const [first, ...rest] = spans;
  if (!first) return range;
  const { start, end } = hull(first, ...rest);
  return { start, end: Math.max(end, start + MIN_PICTURE_MONTHS - 1) };
}

interface Printing {
  paper: Paper;
  pages: readonly RoadmapPicture[];
  asks: boolean;
}

/** Takes the whole plan out: as a picture, as a table, on paper. */
export function usePlanDownloads(plan: DownloadedPlan): PlanDownloads {
  const { view, range, now, currentDay, fiscalStart } = plan;
  const { text } = useText();
  const labels = useLabels();
  const locale = useAppSelector((state) => state.preferences.language);
  const organization = useAppSelector((state) => state.organization.data?.organization?.name);
  const { making, download } = useDownload<Format>();
  const [printing, setPrinting] = useState<Printing | null>(null);
  const { title } = view.plan.roadmap;
  const months = monthsOf(view, range);

  const picturesIn = (
    look: 'light' | 'dark',
    page: { width?: number; pageHeight?: number },
  ): RoadmapPicture[] =>
    roadmapPictures({
      title,
      subtitle: [organization, formatRange(months)].filter(Boolean).join(' · '),
      mainTasks: view.mainTasks,
      milestones: view.milestones,
      dependencies: view.dependencies,
      firstMonth: months.start,
      lastMonth: months.end,
      currentMonth: now,
      currentDay,
      fiscalStart,
      theme: look,
      locale,
      labels: labels.roadmap,
      ...page,
    });

  const print = (paper: Paper, asks: boolean) =>
    setPrinting({ paper, pages: picturesIn('light', ROADMAP_PAGES[paper]), asks });
  // The browser's own command prints the plan, too, rather than the part of it that is in view.
  const printNow = useRef(print);
  printNow.current = print;
  const isPrinting = useRef(false);
  isPrinting.current = printing !== null;
  useEffect(() => {
    const onPrint = () => {
      if (!isPrinting.current) flushSync(() => printNow.current('a4', false));
    };
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);

  const save = (format: Format) => {
    if (format === 'a4' || format === 'a3') return print(format, true);
    const name = fileName(title, format);
    if (format === 'png' || format === 'svg') {
      void download(format, name, async () => {
        const theme = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
        const [picture] = picturesIn(theme, {});
        return pictureFile(format, picture?.svg ?? '');
      });
      return;
    }
    const { start_date, end_date } = rangeToDates(months);
    const content = {
      title,
      table: planTable(view, now, text),
      facts: [
        [text('selectedEnvironment'), organization ?? ''],
        [text('roadmap'), title],
        [text('period'), `${start_date} – ${end_date}`],
      ],
    } as const;
    void download(format, name, () => tableFile(format, content, text));
  };
  return {
    items: FILES.map(({ format, label, icon }) => ({ format, label: text(label), icon })),
    save,
    isMaking: making !== null,
    printed: printing ? <PrintedPlan {...printing} onDone={() => setPrinting(null)} /> : null,
  };
}
