// The library's one function; it brings no types. Neighbour: matching.ts.
declare module 'edmonds-blossom-fixed' {
  /** Edges are [a, b, weight]; the answer is each vertex's partner, −1 for none. */
  const blossom: (edges: [number, number, number][], maxCardinality?: boolean) => number[]
  export = blossom
}
