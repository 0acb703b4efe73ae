// The next player on the pitch, or in a pit there, who can be chosen, in squad order; −1 when there is none. Neighbour: useKeys.ts.
import type { Match } from '@double-skulls/engine'
import type { Choices } from './choices.ts'

export const nextPlayer = (match: Match, { players }: Choices, after: number): number => {
  const able = [...players.keys()]
    .filter((id) => ['pitch', 'pit'].includes(match.players[id].place))
    .sort((a, b) => a - b)
  return able.find((id) => id > after) ?? able[0] ?? -1
}
