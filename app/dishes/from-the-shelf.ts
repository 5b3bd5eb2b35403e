interface Line {
  /** Most kitchens have it. */
  readonly isStaple: boolean;
  /** Instead of, or together with, a line above. */
  readonly isAlternative: boolean;
  readonly label: 'OR' | 'AND' | 'OPTIONAL' | null;
}

/** What is taken from the shop or the fridge, and what stands on the shelf. What is said of a line stays with it. */
export function fromTheShelf<Each extends Line>(
  lines: readonly Each[],
): { readonly fresh: readonly Each[]; readonly shelf: readonly Each[] } {
  const groups: Each[][] = [];
  for (const line of lines) {
    const goesOn = line.isAlternative || line.label === 'OR' || line.label === 'AND';
    const last = groups.at(-1);
    if (goesOn && last !== undefined) last.push(line);
    else groups.push([line]);
  }
  const isOnShelf = (group: readonly Each[]) => group.every(({ isStaple }) => isStaple);
  return {
    fresh: groups.filter((group) => !isOnShelf(group)).flat(),
    shelf: groups.filter(isOnShelf).flat(),
  };
}
