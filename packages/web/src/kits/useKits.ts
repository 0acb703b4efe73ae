// The kits of the two teams of a match; the same objects as long as the colours are the same. Neighbour: kit.ts.
import type { Match, Side } from '@double-skulls/engine'
import { useMemo } from 'react'
import { type Kit, kitsOf } from './kit.ts'

export const useKits = ({ squads: { home, away } }: Match): { readonly [S in Side]: Kit } => {
  const worn = [home.name, ...(home.colours ?? []), away.name, ...(away.colours ?? [])].join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: squads change with every answer, what they wear does not
  return useMemo(() => kitsOf(home, away), [worn])
}
