import { z } from 'zod';
import { graphLevelProperties, seriesProperties } from './settings.js';

/** A term on a page, and how it is drawn. */
export const pageTerm = seriesProperties.extend({ key: z.string() });
export type PageTerm = z.infer<typeof pageTerm>;

/** A page with its graph, as its keeper writes it. */
export const pageFields = z.object({
  /** By which the import knows it; made of the title where it is empty. */
  key: z.string(),
  title: z.string(),
  title_fi: z.string().nullable(),
  /** Name of an icon; null for the usual one. */
  icon: z.string().nullable(),
  /** The page that it is under in the menu; null at the top. */
  parent: z.number().int().nullable(),
  /** Has no graph of its own: its menu entry leads to the first page below it. */
  redirect: z.boolean(),
  /** Place among its siblings, smallest first; null comes last. */
  ordering: z.number().int().nullable(),
  /** In the order in which they are drawn. */
  terms: z.array(pageTerm),
  /** Of the graph as a whole. Related pages are named by their titles in English. */
  properties: graphLevelProperties,
});
export type PageFields = z.infer<typeof pageFields>;

export const pageDefinition = pageFields.extend({ id: z.number().int() });
export type PageDefinition = z.infer<typeof pageDefinition>;
