// Attacks that are read on a table, as blocks of the statistics: who attacked whom, the result, and who went down by it. Knows events,
// no rules. Neighbours: tally.ts, which counts blocks with block dice itself.
import type { Explanation, GameEvent, Side } from '@double-skulls/engine'
import type { BlockStory, Deeds } from './statistics.ts'

export interface Attacks {
  see(event: GameEvent): void
}

interface Counts {
  /** Grows, and its last ones change. */
  readonly blocks: BlockStory[]
  turnNow(): number
  sideOf(player: number): Side
  did(player: number, what: Partial<Deeds>): void
}

/** Rolls that decide an attack: for all its victims, or for the one who dodges. */
const DECIDES: readonly string[] = ['strike', 'shove', 'evade']

/** How the falls of an attack are explained. */
const FALLS: readonly string[] = ['block', 'charge', 'push', 'evade']

export const newAttacks = ({ blocks, turnNow, sideOf, did }: Counts): Attacks => {
  /** Where the victims of the last attack stand in the list. */
  let first = 0

  const change = (fits: (one: BlockStory) => boolean, more: Partial<BlockStory>): void => {
    for (let i = first; i < blocks.length; i++) if (fits(blocks[i])) blocks[i] = { ...blocks[i], ...more }
  }

  const begin = ({ attackers, victims }: Extract<GameEvent, { type: 'attacked' }>): void => {
    first = blocks.length
    const [attacker] = attackers
    for (const defender of victims)
      blocks.push({
        ...{ turn: turnNow(), attacker, defender, side: sideOf(attacker), dice: 0, result: '' },
        ...{ defenderDown: false, attackerDown: false },
      })
    did(attacker, { blocks: victims.length })
  }

  const decide = ({ roll, player, result }: Explanation): void => {
    if (result === undefined || !DECIDES.includes(roll)) return
    const dodger = (one: BlockStory): boolean => one.defender === player
    change(roll === 'evade' ? dodger : ({ result: before }) => before === '', { result })
  }

  const fell = (player: number): void => {
    const hit = blocks.findIndex((one, i) => i >= first && one.defender === player && !one.defenderDown)
    change(({ attacker }) => attacker === player, { attackerDown: true })
    if (hit < 0) return
    const { attacker, side } = blocks[hit]
    blocks[hit] = { ...blocks[hit], defenderDown: true }
    if (sideOf(player) !== side) did(attacker, { knockDowns: 1 })
  }

  return {
    see: (event) => {
      switch (event.type) {
        case 'attacked':
          return begin(event)
        case 'rolled':
          return decide(event.roll)
        case 'posture':
          return event.posture !== 'standing' && FALLS.includes(event.why) ? fell(event.player) : undefined
        case 'removed':
          return FALLS.includes(event.why) ? fell(event.player) : undefined
      }
    },
  }
}
