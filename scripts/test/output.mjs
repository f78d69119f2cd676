/**
 * Shows the output of parts that run in parallel: one part at a time, live, the others when
 * their turn comes. So every part's lines stay together.
 *
 * @param {(text: string) => void} write
 */
export function createOutput(write) {
  /** @type {{ waiting: string[], ended: boolean }[]} */
  const queue = [];
  const showNext = () => {
    while (queue.length > 0) {
      const [first] = queue;
      for (const text of first.waiting.splice(0)) write(text);
      if (!first.ended) return;
      queue.shift();
    }
  };
  return {
    /** A place for one part, shown after those that were opened before. */
    open() {
      const place = { waiting: [], ended: false };
      queue.push(place);
      return {
        write(text) {
          if (queue[0] === place) write(text);
          else place.waiting.push(text);
        },
        end() {
          place.ended = true;
          showNext();
        },
      };
    },
  };
}
