// Scenes in the middle of a down: first and ten, so to speak. Neighbour: ../../support/second.ts.
import { type DownState, downState } from '../../../src/procs/downs/downState.ts'
import { knockDownFrame } from '../../../src/procs/hurt/knockDown.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { type Happening, happening } from '../../support/hurting.ts'
import type { Scene } from '../../support/scene.ts'
import { newSecond, openingSecond, type SecondOptions, sceneSecond } from '../../support/second.ts'

export const NAF: readonly EditionOption[] = ['kickOff', 'kicksInPlay', 'throwing', 'standingUp', 'naf']

/** Both sides have somebody to line up with. */
const BENCH = 'h21@reserves h22@reserves a21@reserves a22@reserves'

type Options = Omit<SecondOptions, 'on'> & { readonly on?: readonly EditionOption[] }

const withDown = (down: string, { on = [], facts = '', beside = '', ...options }: Options): SecondOptions => ({
  ...options,
  on: [...NAF, ...on],
  facts: `down=${down} ${facts}`.trim(),
  beside: `${BENCH} ${beside}`.trim(),
})

/** A down is being played: `5:2:14` is the second of the drive from row 14, after five of the half. */
export const inDown = (picture: string, down: string, options: Options = {}): Scene =>
  sceneSecond(picture, withDown(down, options))

/** The same, and once home has ended its turn something happens in away's. */
export const happensInDown = (picture: string, down: string, what: Happening, options: Options = {}): Scene =>
  happening(picture, what, withDown(down, options))

/** H1 goes down with the ball, which he holds, unless it is knocked out of his hands by `fumble`. */
export const carrierFalls = (picture: string, down: string, options: Options = {}, fumble = 6, who = 'H1'): Scene => {
  const s = happensInDown(picture, down, (_c, id) => knockDownFrame(id(who), 'risk'), options)
  return s.roll('armour', 1, 2).roll('fumble', fumble)
}

export const stateOf = (s: Scene): DownState => {
  const state = downState(s.engine, s.match)
  if (!state) throw new Error('no downs in this match')
  return state
}

/** The numbers that a scoreboard shows: downs played, the down of the drive, the offence, the row of the line. */
export const counted = (s: Scene): readonly [number, number, string, number] => {
  const { played, down, offence, column } = stateOf(s)
  return [played, down, offence, column + 1]
}

/** How the last down ended. */
export const ended = (s: Scene): string => {
  const last = s.happened('downOver').at(-1)
  return last?.type === 'downOver' ? last.why : ''
}

/** Both sides line up by formation and announce nothing; the player of the offence has the ball. */
export const lineUp = (s: Scene, carrier: string): Scene => {
  const { offence } = stateOf(s)
  const defence = offence === 'home' ? 'away' : 'home'
  s[offence].choose('formation', { option: 'wall' })
  while (s.waits() === `${offence} announce`) s[offence].choose('decline')
  s[defence].choose('formation', { option: 'wall' })
  if (s.waits() === `${defence} announce`) s[defence].choose('decline')
  s[offence].choose('giveBall', { player: carrier })
  return s
}

/** A match from the start: home has won the toss and receives, and both are set up. The kicker is to be named. */
export const atNafKickOff = (): Scene => {
  const s = openingSecond(newSecond({}, ...NAF))
  s.home.choose('formation', { option: 'wall' })
  s.away.choose('formation', { option: 'wall' })
  return s
}

/** From there: A1 kicks to the square, where H1 is or nobody; away makes no free moves. */
export const kickedTo = (square: string): Scene => {
  const s = atNafKickOff()
  s.away.choose('choose', { player: 'A1' })
  s.away.choose('aim', { square })
  s.roll('kick', 6, 6)
  return s
}
