import { isPage, readContent } from '@tavoite/model';

/**
 * A text that is read outside the app, such as in a mail: links to pages of the app have their whole
 * addresses and open the organisation that the text is of.
 *
 * @param stored Draft raw JSON; empty for none
 */
export function withWholeLinks(stored: string, publicUrl: string, organizationId: number): string {
  const content = readContent(stored);
  const pages = Object.values(content.entityMap).filter(({ data }) => isPage(data.url));
  if (pages.length === 0) return stored;
  for (const { data } of pages) {
    const address = new URL(publicUrl + data.url);
    address.searchParams.set('org-id', String(organizationId));
    data.url = address.href;
  }
  return JSON.stringify(content);
}
