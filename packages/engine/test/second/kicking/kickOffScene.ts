// A match at its kick-off: home receives, away kicks, and each player stands where the test says. Neighbour: ../../support/second.ts.
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import type { Side, Stats } from '../../../src/vocabulary/words.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, openingSecond, plainSecond } from '../../support/second.ts'

/** Squares by the number of the player: `{ 1: 'h5' }`. */
type Places = { readonly [number: number]: string }
type Players = { readonly [token: string]: { readonly skills?: readonly string[]; readonly stats?: Stats } }

export interface AtKickOff {
  readonly offence: Places
  readonly defence: Places
  readonly players?: Players
  readonly on?: readonly EditionOption[]
  /** The dice for the weather, where it is rolled. */
  readonly weather?: readonly [number, number]
  /** The die for home's weapon, where it brings one. */
  readonly ruling?: number
  /** Both sides lay their trap counters where nobody comes by. */
  readonly laid?: true
}

/** Only those who have a place: there are no substitutes. */
const squad = (letter: string, places: Places, players: Players) => {
  const plain = plainSecond()
  return {
    ...plain,
    players: plain.players
      .filter(({ number }) => number in places)
      .map((player) => {
        const { skills = [], stats = {} } = players[`${letter}${player.number}`] ?? {}
        return { ...player, skills, stats: { ...player.stats, ...stats } }
      }),
  }
}

const place = (s: Scene, side: Side, places: Places): void => {
  for (const [number, square] of Object.entries(places)) {
    s[side].choose('pick', { player: `${side === 'home' ? 'H' : 'A'}${number}` })
    s[side].choose('place', { square })
  }
  s[side].choose('done')
}

/** All twelve in the corners, and the special ones are spiked pits. */
const layAside = (s: Scene): void => {
  for (const row of 'abcdef') {
    s.home.choose('place', { square: `${row}1` })
    s.away.choose('place', { square: `${row}26` })
  }
  for (const [side, column] of [
    ['home', 1],
    ['away', 26],
  ] as const) {
    for (const row of 'abc') s[side].choose('choose', { square: `${row}${column}` })
    s[side].choose('choose', { option: 'spikedPit' })
  }
}

/** The kicking coach is about to name his kicker. */
export const atKickOff = ({ offence, defence, players = {}, on = [], weather, ruling, laid }: AtKickOff): Scene => {
  const s = newSecond(
    { home: squad('H', offence, players), away: squad('A', defence, players) },
    'kickOff',
    'kickers',
    ...on,
  )
  if (weather) s.roll('weather', ...weather)
  if (ruling) s.roll('ruling', ruling)
  if (laid) layAside(s)
  openingSecond(s)
  place(s, 'home', offence)
  place(s, 'away', defence)
  return s
}

/** A1 kicks to a square. */
export const kickTo = (s: Scene, square: string): Scene => {
  s.away.choose('choose', { player: 'A1' })
  s.away.choose('aim', { square })
  return s
}
