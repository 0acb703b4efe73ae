// A priority queue by chance. Neighbours: tree.ts looks at the likeliest situations first.

export interface Likeliest<T> {
  add(one: T): void
  /** Removes and returns the likeliest item; undefined when empty. */
  next(): T | undefined
}

export const newLikeliest = <T extends { readonly chance: number }>(): Likeliest<T> => {
  const heap: T[] = []
  const swap = (a: number, b: number): void => {
    const one = heap[a]
    heap[a] = heap[b]
    heap[b] = one
  }
  return {
    add: (one) => {
      let at = heap.push(one) - 1
      while (at > 0) {
        const above = (at - 1) >> 1
        if (heap[above].chance >= heap[at].chance) break
        swap(above, at)
        at = above
      }
    },
    next: () => {
      const first = heap[0]
      const last = heap.pop()
      if (heap.length === 0 || last === undefined) return first
      heap[0] = last
      for (let at = 0; ; ) {
        let best = at
        for (const below of [2 * at + 1, 2 * at + 2])
          if (below < heap.length && heap[below].chance > heap[best].chance) best = below
        if (best === at) return first
        swap(at, best)
        at = best
      }
    },
  }
}
