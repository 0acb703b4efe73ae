// The type of the library's only function, which has no types of its own. Neighbours: matching.ts.
declare module 'edmonds-blossom-fixed' {
  /** Edges are [a, b, weight]; the answer is each vertex's partner, −1 for none. */
  const blossom: (edges: [number, number, number][], maxCardinality?: boolean) => number[]
  export = blossom
}
