/** Browser storage that may be blocked, full or absent: reading gives null, writing is best effort. */
export interface KeyValueStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** Wraps a browser storage; what it refuses to hold is kept in memory for this page. */
export function safeStorage(open: () => Storage): KeyValueStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    write(key, value) {
      memory.delete(key);
      const isWritten = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (!isWritten) memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
