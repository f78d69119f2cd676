/*
 * As much of Helm's templates as the chart uses, so that what it makes can be looked at without Helm:
 * values, ranges over a map, conditions on one value, includes of the helpers, indents.
 */

const indent = (text, count) => text.replace(/^(?=.)/gm, ' '.repeat(count));

function valueAt(context, path) {
  return path
    .split('.')
    .filter((name) => name !== '')
    .reduce((value, name) => value?.[name], context);
}

function defines(helpers) {
  return new Map(
    Array.from(
      helpers.matchAll(/{{- define "([^"]+)" -}}\n([\s\S]*?)\n{{- end }}/g),
      ([, name, body]) => [name, body],
    ),
  );
}

/** YAML in one line, which stands for what `toYaml` makes of it. */
const flow = (value) => JSON.stringify(value);

export function renderTemplate(template, helpers, context) {
  const named = defines(helpers);

  function expression(text, variables) {
    const [first, ...filters] = text.split('|').map((part) => part.trim());
    const include = /^include "([^"]+)" \.$/.exec(first);
    const yaml = /^toYaml \.(\S+)$/.exec(first);
    let value;
    if (include) value = render(named.get(include[1]), variables);
    else if (yaml) value = flow(valueAt(context, yaml[1]));
    else if (first.startsWith('$')) value = variables[first];
    else if (first.startsWith('.')) value = valueAt(context, first);
    else throw new Error(`What is {{ ${text} }}?`);
    for (const filter of filters) {
      const [name, argument] = filter.split(' ');
      if (name === 'quote') value = JSON.stringify(String(value));
      else if (name === 'nindent') value = `\n${indent(value, Number(argument))}`;
      else if (name === 'default') value = value === '' ? valueAt(context, argument) : value;
      else throw new Error(`What is ${filter}?`);
    }
    if (value === undefined) throw new Error(`There is nothing at {{ ${text} }}`);
    return value;
  }

  function holds(condition) {
    const more = /^gt \(int \.(\S+)\) (\d+)$/.exec(condition);
    return more
      ? Number(valueAt(context, more[1])) > Number(more[2])
      : Boolean(valueAt(context, condition));
  }

  function render(text, variables) {
    return text
      .replace(/{{- if (.+?) }}\n([\s\S]*?)\n?{{- end }}/g, (_, condition, body) =>
        holds(condition) ? body : '',
      )
      .replace(
        /\n *{{- range (\$\w+), (\$\w+) := \.(\S+) }}([\s\S]*?)\n *{{- end }}/g,
        (_, key, value, path, body) =>
          Object.entries(valueAt(context, path))
            .map(([name, one]) => render(body, { ...variables, [key]: name, [value]: one }))
            .join(''),
      )
      .replace(/{{-? ((?!range|if|end)[^}]+?) }}/g, (_, inner) => expression(inner, variables));
  }
  return render(template, {});
}
