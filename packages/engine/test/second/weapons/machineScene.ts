// Scenes with machines. Neighbours: ../../support/second.ts, the tests of machines in this folder.
import { squareName } from '../../../src/kernel/pitch.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

/** What follows the square of a machine in the notation. */
export const dozer = (facing = 'e'): string => `+killdozer^${facing}`
export const roller = (facing = 'e'): string => `+death-roller^${facing}`

/** H1 is a machine of the home side, on four squares from its own on; it is about to be driven. */
export const machineScene = (what: string, picture: string, options: SecondOptions = {}): Scene => {
  const weapon = what.includes('killdozer') ? 'killdozer' : 'deathRoller'
  return sceneSecond(picture, {
    ...options,
    on: ['secretWeapons', 'standingUp', ...(options.on ?? [])],
    facts: `weapons=${weapon}/ ${options.facts ?? ''}`.trim(),
    players: { ...options.players, H1: what },
  })
}

/** It is driven so many squares, and the die says this. */
export const drives = (s: Scene, squares: string, die?: number): Scene => {
  s.activate('H1', '')
  s.choose('drive', { option: squares })
  return die === undefined ? s : s.roll('steering', die)
}

/** The things on the pitch: kind, square, and the way they point. */
export const things = (s: Scene): string[] =>
  s.match.pieces
    .filter(({ at }) => at >= 0)
    .map(({ kind, at, facing }) => [kind, squareName(s.engine.rules.pitch, at), facing].join(' ').trim())

/** The square and the way of the machine. */
export const stand = (s: Scene): string => `${s.where('H1')} ${s.player('H1').facing}`
