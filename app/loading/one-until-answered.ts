type Load = (address: string) => Promise<void>;

/** Until the first load has ended, the last of those asked for meanwhile waits; later ones go at once. */
export function oneUntilAnswered(load: Load): Load {
  let state: 'unasked' | 'asking' | 'answered' = 'unasked';
  let waiting: string | null = null;
  return async (address) => {
    if (state === 'answered') return load(address);
    if (state === 'asking') {
      waiting = address;
      return;
    }
    state = 'asking';
    try {
      await load(address);
    } finally {
      state = 'answered';
      if (waiting !== null) await load(waiting);
    }
  };
}
