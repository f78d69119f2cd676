/** How each visual story is looked at; the last one only with the tag `forced-colors`. */
export const LOOKS = ['light', 'dark', 'forced-colors'];

/**
 * The pictures that the visual stories ask for, those tagged `visual`.
 *
 * @param {{ entries: Record<string, { id: string, type: string, title: string, name: string, tags?: string[] }> }} index
 *   Storybook's index.json
 * @param {readonly string[]} filters parts of ids; none stands for all
 * @returns {{ key: string, id: string, title: string, look: string }[]}
 */
export function picturesOf(index, filters = []) {
  return Object.values(index.entries)
    .filter(({ type, tags = [] }) => type === 'story' && tags.includes('visual'))
    .filter(({ id }) => filters.length === 0 || filters.some((part) => id.includes(part)))
    .flatMap(({ id, title, name, tags }) =>
      LOOKS.filter((look) => look !== 'forced-colors' || tags.includes(look)).map((look) => ({
        key: `${id}.${look}`,
        id,
        title: `${title}: ${name}, ${look.replace('-', ' ')}`,
        look,
      })),
    );
}
