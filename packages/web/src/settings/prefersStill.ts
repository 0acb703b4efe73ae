// Whether the system asks for no motion. Neighbours: the pages that open a match or a record use it.

export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
