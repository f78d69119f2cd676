/**
 * SVG text in a form that only changes with what is seen: numbers at 3 decimals, ids counted from 1
 * in the order they appear, an element a line.
 */
export function normaliseSvg(markup: string): string {
  const ids = new Map<string, string>();
  const named = (id: string) => {
    const name = ids.get(id) ?? `id${ids.size + 1}`;
    ids.set(id, name);
    return name;
  };
  return markup
    .replace(/(?<= id="|url\(#)[^")]+/g, named)
    .replace(/(?<=aria-(?:labelledby|describedby)=")[^"]+/g, (list) =>
      list.split(' ').map(named).join(' '),
    )
    .replace(/-?\d+\.\d{4,}/g, (number) => String(Math.round(Number(number) * 1000) / 1000))
    .replace(/></g, '>\n<');
}
