/** Characters of JSON that are kept; parsed they take a few times as many bytes. */
const MAX_CHARACTERS = 24 * 1024 * 1024;

/** An answer with the entity tag by which the server decides whether it is still current. */
export interface TaggedAnswer {
  tag: string;
  answer: unknown;
  /** Length of its JSON. */
  characters: number;
}

/** The place of one request's answer in the memory. */
export interface AnswerPlace {
  known: TaggedAnswer | undefined;
  /** Keeps the answer, unless everything was forgotten while it was being loaded. */
  keep(answer: TaggedAnswer): void;
}

/**
 * Answers of one session, the most recently used within a number of characters. They live in the
 * memory of this page and nowhere else: the server forbids browsers to store them.
 */
export interface ResponseCache {
  /** A request by another token forgets everything first. */
  place(token: string, request: string): AnswerPlace;
  forget(): void;
}

export function createResponseCache(maxCharacters = MAX_CHARACTERS): ResponseCache {
  let answers = new Map<string, TaggedAnswer>();
  let characters = 0;
  let owner: string | null = null;

  const remove = (request: string) => {
    characters -= answers.get(request)?.characters ?? 0;
    answers.delete(request);
  };
  const forget = () => {
    answers = new Map();
    characters = 0;
    owner = null;
  };
  return {
    forget,
    place(token, request) {
      if (token !== owner) forget();
      owner = token;
      const current = answers;
      const known = current.get(request);
      if (known) {
        // The map's order is the order of use, oldest first.
        current.delete(request);
        current.set(request, known);
      }
      return {
        known,
        keep(answer) {
          if (current !== answers) return;
          remove(request);
          if (answer.characters > maxCharacters) return;
          answers.set(request, answer);
          characters += answer.characters;
          for (const oldest of answers.keys()) {
            if (characters <= maxCharacters) break;
            remove(oldest);
          }
        },
      };
    },
  };
}
