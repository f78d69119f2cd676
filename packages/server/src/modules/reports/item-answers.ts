import {
  type Language,
  momentInTimeZone,
  type PictureState,
  type ReportDataMap,
  type ReportGraph,
  type ReportTheme,
  reportDataMapProperties,
  reportGraphProperties,
} from '@tavoite/model';
import { localized } from '../../messages/texts.js';
import type { ReportRequest } from './context.js';
import type { ItemRow } from './item-queries.js';
import { sayStored } from './stored-message.js';

/** The state of an item's picture as users see it. */
export function stateOf({ pictureState, isGivenUp }: ItemRow): PictureState {
  return isGivenUp ? 'failed' : pictureState;
}

/** The picture in the reader's language; of an older item the one that it has. */
const pictureIn = (language: Language, { pictures }: ItemRow) =>
  pictures[language] ?? Object.values(pictures)[0];

function fieldsOf(
  row: ItemRow,
  { organization, language }: Pick<ReportRequest, 'organization' | 'language'>,
  linkOf: (fileId: number) => string,
) {
  const state = stateOf(row);
  const error = row.isGivenUp ? 'report_picture_failed' : row.pictureError;
  const picture = state === 'ready' ? pictureIn(language, row) : undefined;
  const { theme } = row.properties as { theme: ReportTheme };
  const link = (id: number | undefined) => (id ? linkOf(id) : null);
  const file = link(picture?.file);
  const inThemes = (own: string | null, other: string | null) =>
    theme === 'light' ? { light: own, dark: other } : { light: other, dark: own };
  return {
    id: row.id,
    content: row.content,
    created: momentInTimeZone(row.createdAt, organization.timeZone),
    image_file: file,
    image_files: inThemes(file, link(picture?.other)),
    plot_files: inThemes(link(picture?.plot), link(picture?.otherPlot)),
    cover_files: inThemes(link(picture?.cover), link(picture?.otherCover)),
    image_text: picture?.text ?? null,
    image_width: picture?.width ?? null,
    image_height: picture?.height ?? null,
    state,
    error: state === 'failed' ? sayStored(language, error) : null,
  };
}

/** The title of a graph's view: what it is called now, or was last. */
export function viewTitleOf(row: ItemRow, language: ReportRequest['language']): string {
  return row.mappingTitle === null
    ? localized(language, row.viewTitle ?? '', row.viewTitleFi)
    : localized(language, row.mappingTitle, row.mappingTitleFi);
}

/** A saved graph as the API answers it. */
export function graphAnswer(
  row: ItemRow,
  request: Pick<ReportRequest, 'organization' | 'language'>,
  linkOf: (fileId: number) => string,
): ReportGraph {
  return {
    ...fieldsOf(row, request, linkOf),
    mapping: {
      id: row.mappingId ?? 0,
      view_title: viewTitleOf(row, request.language),
      deleted: row.mappingTitle === null,
    },
    properties: reportGraphProperties.parse(row.properties),
  };
}

/** A saved data map as the API answers it. */
export function dataMapAnswer(
  row: ItemRow,
  request: Pick<ReportRequest, 'organization' | 'language'>,
  linkOf: (fileId: number) => string,
): ReportDataMap {
  return {
    ...fieldsOf(row, request, linkOf),
    properties: reportDataMapProperties.parse(row.properties),
  };
}
