import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LOCALES, type PictureState, type ReportTheme } from '@tavoite/model';
import type { ActiveOrganization } from '../../auth/signed-in.js';
import { readOrganization } from '../../domain/organization.js';
import type { Job } from '../../jobs/jobs.js';
import { type Message, NotFoundError, UnavailableError } from '../../messages/errors.js';
import { ItemError, isLasting } from '../../render/items/item-error.js';
import type { ReportFoundation, Writing } from './context.js';
import { stateOf } from './item-answers.js';
import {
  deleteFiles,
  filesOf,
  findItemOfJob,
  findItemsByIds,
  type ItemRow,
  lockItems,
  setItem,
  setPicture,
} from './item-queries.js';
import type { ReadItem } from './item-reading.js';
import { datesNow } from './range.js';
import { insertFiles, keepFiles } from './report-files.js';

const QUEUE = 'report-picture';
const POLL_MS = 300;

const OTHER_THEME = { light: 'dark', dark: 'light' } as const;

interface PictureJob {
  readonly organizationId: number;
  readonly itemId: number;
}

export interface QueueOptions {
  /** Of the new pictures; left out, each keeps its own. */
  readonly theme?: ReportTheme | undefined;
  /** Begins again what is being drawn already: something has changed. */
  readonly isForced?: boolean;
}

/** Draws the pictures of saved items, in each language and theme, each item by a job of its own. */
export interface Pictures {
  /**
   * Has pictures drawn again, as a part of the transaction. Until then the items have none; ranges of
   * closed months become those of now.
   *
   * @returns keys of files that are to be removed from the storage after the commit
   */
  queue(
    writing: Writing,
    organization: ActiveOrganization,
    itemIds: readonly number[],
    options?: QueueOptions,
  ): Promise<string[]>;
  /** Begins, after the commit, without waiting for the next poll. */
  wake(): void;
  /** Waits until none of the items is being drawn any more, or until the time has come. */
  settled(organizationId: number, itemIds: readonly number[], until: Date): Promise<void>;
}

interface KeptProperties {
  readonly theme: ReportTheme;
  readonly start_date: string;
  readonly end_date: string;
  readonly closed_months: number | null;
}

/** What users are told about a picture that could not be drawn or stored. */
function reasonOf(error: unknown): Message {
  if (error instanceof ItemError) return error.reason;
  if (error instanceof UnavailableError) return error.detail;
  return 'report_picture_failed';
}

export function createPictures(
  { database, jobs, files, render }: ReportFoundation,
  readItem: ReadItem,
): Pictures {
  async function draw(organizationId: number, row: ItemRow, jobId: string): Promise<void> {
    const organization = await database.withOrganization(organizationId, (tx) =>
      readOrganization(tx, organizationId),
    );
    const { theme } = row.properties as unknown as KeptProperties;
    const drawn = await Promise.all(
      LOCALES.map(async (language) => {
        const item = await readItem(organization, language, row);
        const [picture, other] = await Promise.all([
          render.drawPicture(item, theme),
          render.drawPicture(item, OTHER_THEME[theme]),
        ]);
        return { language, item, text: item.summary, other: other.png, ...picture };
      }),
    );
    const made = drawn.flatMap(({ language, png, other }) => {
      const name = `${row.kind}-${row.id}-${language}`;
      return [
        { name: `${name}.png`, content: png },
        { name: `${name}-${OTHER_THEME[theme]}.png`, content: other },
      ];
    });
    for (const { item, language } of drawn)
      for (const one of [theme, OTHER_THEME[theme]]) {
        const { png } = await render.drawPlot(item, one);
        made.push({ name: `${row.kind}-${row.id}-plot-${language}-${one}.png`, content: png });
      }
    // Nothing is written in it: languages share it.
    const [first] = drawn;
    if (first)
      for (const one of [theme, OTHER_THEME[theme]]) {
        const { png } = await render.drawCover(first.item, one);
        made.push({ name: `${row.kind}-${row.id}-cover-${one}.png`, content: png });
      }
    await keepFiles(files, organizationId, made, (kept) =>
      database.withOrganization(organizationId, async (tx) => {
        const ids = await insertFiles(tx, organizationId, kept);
        const plotsOf = (index: number) => {
          const [plot, otherPlot] = ids.slice(2 * (drawn.length + index));
          return plot && otherPlot ? { plot, otherPlot } : {};
        };
        const [cover, otherCover] = ids.slice(-2);
        const covers = cover && otherCover ? { cover, otherCover } : {};
        const pictures: ItemRow['pictures'] = Object.fromEntries(
          drawn.map(({ language, width, height, text }, index) => [
            language,
            {
              file: ids[2 * index] ?? 0,
              other: ids[2 * index + 1] ?? 0,
              ...plotsOf(index),
              ...covers,
              width,
              height,
              text,
            },
          ]),
        );
        const isDue = await setPicture(tx, organizationId, row.id, jobId, {
          pictureState: 'ready',
          pictureError: null,
          pictures,
        });
        // Someone has asked for another picture meanwhile: this one is not kept.
        if (!isDue) throw new NotFoundError();
      }),
    );
  }

  jobs.handle(QUEUE, async ({ id: jobId, data, isLast }: Job) => {
    const { organizationId, itemId } = data as PictureJob;
    const row = await database.withOrganization(organizationId, (tx) =>
      findItemOfJob(tx, organizationId, itemId, jobId),
    );
    if (!row) return;
    try {
      await draw(organizationId, row, jobId);
    } catch (error) {
      if (error instanceof NotFoundError) return;
      const isFinal = isLasting(error);
      if (isFinal || isLast) {
        await database.withOrganization(organizationId, (tx) =>
          setPicture(tx, organizationId, itemId, jobId, {
            pictureState: 'failed',
            pictureError: reasonOf(error),
          }),
        );
      }
      if (!isFinal) throw error;
    }
  });

  const isUnderWay = (row: ItemRow) => stateOf(row) === 'processing';

  return {
    async queue({ tx, client }, organization, itemIds, { theme, isForced = false } = {}) {
      await lockItems(tx, organization.id, itemIds);
      const rows = await findItemsByIds(tx, organization.id, itemIds);
      const due = rows.filter((row) => {
        const isAsAsked = theme === undefined || row.properties.theme === theme;
        return isForced || !isUnderWay(row) || !isAsAsked;
      });
      const requests = [];
      for (const row of due) {
        const jobId = randomUUID();
        const kept = row.properties as unknown as KeptProperties;
        await setItem(tx, organization.id, row.id, {
          properties: {
            ...row.properties,
            ...datesNow(kept, organization.timeZone),
            theme: theme ?? kept.theme,
          },
          pictureState: 'processing',
          pictureError: null,
          pictureJobId: jobId,
          pictures: {},
        });
        const data: PictureJob = { organizationId: organization.id, itemId: row.id };
        requests.push({ id: jobId, data });
      }
      await jobs.add(QUEUE, requests, client);
      return deleteFiles(tx, organization.id, due.flatMap(filesOf));
    },
    wake: () => jobs.wake(QUEUE),
    async settled(organizationId, itemIds, until) {
      jobs.wake(QUEUE);
      for (;;) {
        const rows = await database.withOrganization(organizationId, (tx) =>
          findItemsByIds(tx, organizationId, itemIds),
        );
        if (!rows.some(isUnderWay) || new Date() > until) return;
        await wait(POLL_MS);
      }
    },
  };
}

/** The state of a report by the states of its items. */
export function stateOfAll(rows: readonly ItemRow[]): PictureState {
  const states = new Set(rows.map(stateOf));
  if (states.has('processing')) return 'processing';
  return states.has('failed') ? 'failed' : 'ready';
}
