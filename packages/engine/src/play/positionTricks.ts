// Dirty tricks in hand and potions in store in the position notation: `tricks=spies:2,player:7:800,referee:300:1,love:3:9/` and
// `potions=speed:2/`. What strikes before the toss is no part of a position. Neighbours: positionFacts.ts reads the words, position.ts puts
// all together, procs/match/tricks.ts and procs/match/love.ts keep them.
import type { CompiledEdition } from '../edition.ts'
import type { Match, Player, Squad } from '../kernel/match.ts'
import { fallInLove, loves } from '../procs/match/love.ts'
import { doses, dosesFault } from '../procs/match/potions.ts'
import { tricks, tricksFault } from '../procs/match/tricks.ts'
import type { Doses } from '../vocabulary/potions.ts'
import { type BySide, otherSide, type Side, sides } from '../vocabulary/words.ts'
import { BadPosition } from './positionPlayer.ts'

/** One word: its name and its numbers. */
type Read = readonly [name: string, ...numbers: number[]]

const read = (text: string): Read => {
  const [name, ...numbers] = text.split(':')
  return [name, ...numbers.map(Number)]
}

const numbersOf = (match: Match, side: Side): readonly number[] =>
  match.players.filter((player) => player.side === side).map(({ who }) => who.number)

const numbered = ({ players }: Match, side: Side, number: number | undefined, text: string): Player => {
  const player = players.find((one) => one.side === side && one.who.number === number)
  if (!player) throw new BadPosition(`"tricks=${text}": ${side} has no player ${number}`)
  return player
}

/** The list that the words say, without its loves. */
const listOf = (words: readonly Read[]): Readonly<Record<string, unknown>> => {
  const list: Record<string, unknown> = {}
  for (const [name, first, second] of words)
    if (name === 'spies') list.spies = first
    else if (name === 'player')
      list.playerBribes = [
        ...((list.playerBribes as readonly unknown[] | undefined) ?? []),
        { target: first, amount: second },
      ]
    else if (name === 'referee') list.refereeBribes = { amount: first, count: second }
  return list
}

const NAMES: readonly string[] = ['spies', 'player', 'referee', 'love']

const setOf = (rules: CompiledEdition, match: Match, side: Side, texts: readonly string[]): void => {
  const words = texts.map(read)
  const strange = words.findIndex(([name]) => !NAMES.includes(name))
  if (strange >= 0 || !rules.secrets.has('tricks'))
    throw new BadPosition(
      strange >= 0
        ? `"tricks=${texts[strange]}": known are ${NAMES.join(', ')}`
        : `"tricks=${texts[0]}": edition ${rules.id} plays with no tricks; leave it out`,
    )
  const list = listOf(words)
  const fault = tricksFault(list, numbersOf(match, otherSide(side)))
  if (fault) throw new BadPosition(`"tricks=": ${fault.join(' ')}`)
  if (Object.keys(list).length > 0) tricks.put(match.squads[side], list)
  for (const [i, [name, lover, beloved]] of words.entries())
    if (name === 'love') {
      const ids = [numbered(match, side, lover, texts[i]).id, numbered(match, otherSide(side), beloved, texts[i]).id]
      fallInLove({ rules, match, events: [] }, side, ids[0], ids[1])
    }
}

export const setTricks = (rules: CompiledEdition, match: Match, words: BySide<readonly string[]>): void => {
  for (const side of sides) if (words[side].length > 0) setOf(rules, match, side, words[side])
}

export const setDoses = (rules: CompiledEdition, match: Match, words: BySide<readonly string[]>): void => {
  for (const side of sides) {
    if (words[side].length === 0) continue
    const store: Doses = Object.fromEntries(words[side].map(read))
    const fault = dosesFault(rules, store)
    if (fault) throw new BadPosition(`"${fault[0]}": ${fault[1]}`)
    doses.put(match.squads[side], store)
  }
}

const written = ({ players }: Match, squad: Squad): readonly string[] => {
  const { spies = 0, playerBribes = [], refereeBribes } = tricks.of(squad)
  const number = (id: number): number => players[id].who.number
  return [
    ...(spies > 0 ? [`spies:${spies}`] : []),
    ...playerBribes.map(({ target, amount }) => `player:${target}:${amount}`),
    ...(refereeBribes && refereeBribes.count > 0 ? [`referee:${refereeBribes.amount}:${refereeBribes.count}`] : []),
    ...loves.of(squad).map(({ player, beloved }) => `love:${number(player)}:${number(beloved)}`),
  ]
}

const stored = (squad: Squad): readonly string[] =>
  Object.entries(doses.of(squad)).flatMap(([potion, count]) => (count > 0 ? [`${potion}:${count}`] : []))

export const trickFacts = (match: Match): BySide<readonly string[]> => ({
  home: written(match, match.squads.home),
  away: written(match, match.squads.away),
})

export const dosesFacts = ({ squads }: Match): BySide<readonly string[]> => ({
  home: stored(squads.home),
  away: stored(squads.away),
})
