import dark from '../../tokens/src/dark.json' with { type: 'json' };
import light from '../../tokens/src/light.json' with { type: 'json' };
import shared from '../../tokens/src/shared.json' with { type: 'json' };

type Group = { [name: string]: unknown };

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

function* described(group: Group, path: readonly string[] = []): Generator<[string, string]> {
  if (typeof group.$description === 'string' && '$value' in group) {
    yield [path.join('-'), group.$description];
  }
  for (const [name, value] of Object.entries(group)) {
    if (!name.startsWith('$') && isGroup(value)) yield* described(value, [...path, name]);
  }
}

/** What each token is for, from its source; the themes describe it in the same words. */
export const descriptions: ReadonlyMap<string, string> = new Map(
  [dark, light, shared].flatMap((source) => [...described(source)]),
);
