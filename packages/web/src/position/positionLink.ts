// Positions as addresses. Neighbours: PositionPage.tsx opens one, table/MatchNav.tsx copies one; docs/position.md has the words.
import { BadPosition, type Match, writePosition } from '@double-skulls/engine'

/** The address of a position, or why there is none now. */
export const positionLink = (match: Match): { readonly link: string } | { readonly fault: string } => {
  try {
    const page = location.href.split('#')[0]
    return { link: `${page}#/position/${encodeURIComponent(writePosition(match))}` }
  } catch (error) {
    if (error instanceof BadPosition) return { fault: error.message }
    throw error
  }
}
