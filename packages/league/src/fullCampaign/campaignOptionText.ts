// Answers of a full campaign in words, where they have a verb and an object: what the healer does, whom the Undead create.
// Neighbours: ../questionText.ts calls it, healing.ts and magicUpkeep.ts ask.
import { potions, spelledOut } from '@double-skulls/engine'
import type { Book } from '../book.ts'
import { called } from '../checkPlayers.ts'
import { counted } from '../counted.ts'
import type { TeamPlayer } from '../team.ts'
import type { Ailment } from './campaignCareer.ts'
import { potionNames } from './campaignWords.ts'

/** The injury of a player that an answer is about: the words after the verb are his id and its place. */
const ailmentIn = (
  players: readonly TeamPlayer[],
  what: string,
): { readonly player: TeamPlayer; readonly ailment: Ailment } | null => {
  const [, id = '', place = ''] = /^(\S+) (\d+)$/.exec(what) ?? []
  const player = players.find((one) => one.id === id)
  const ailment = player?.campaign?.ailments[Number(place) - 1]
  return player && ailment ? { player, ailment } : null
}

/** null for answers of other kinds. */
export const campaignOptionText = (
  { roster }: Book,
  players: readonly TeamPlayer[],
  deed: string,
  what: string,
): string | null => {
  switch (deed) {
    case 'mend':
    case 'help': {
      const found = ailmentIn(players, what)
      if (!found) return null
      const { player, ailment } = found
      return deed === 'mend'
        ? `shorten by a game: ${called(player)}, ${spelledOut(ailment.what)}, of ${counted(ailment.misses, 'game')}`
        : `an easier throw: ${called(player)}, ${spelledOut(ailment.what)}`
    }
    case 'drink': {
      const player = players.find(({ id }) => id === what)
      return player ? `a Healing potion for ${called(player)}` : null
    }
    case 'brew': {
      const potion = potions.find((one) => one === what)
      return potion ? `brew: ${potionNames[potion]}` : null
    }
    case 'create':
    case 'champion': {
      const known = roster.positions.some(({ name }) => name === what)
      return known ? `create: ${what}${deed === 'champion' ? ', a Champion' : ''}` : null
    }
    case 'lineman':
      return `a Rookie: ${what}`
    case 'makeweight':
      return `a Makeweight: ${what}`
    case 'weapon':
      return `a secret weapon: ${spelledOut(what)}`
    default:
      return null
  }
}
