// Scenes and matches of second with the options that a test names. Neighbours: scene.ts has what a scene can do, picture.ts reads
// pictures, game.ts has the matches of the others.
import type { Ctx, Edition } from '../../src/edition.ts'
import { second } from '../../src/editions/second.ts'
import { type Engine, engineFor } from '../../src/engine.ts'
import type { LineUp, MatchSetup, PlayerSpec } from '../../src/lineUp.ts'
import { positionIn } from '../../src/play/position.ts'
import type { EditionOption } from '../../src/vocabulary/editionOptions.ts'
import { otherSide } from '../../src/vocabulary/words.ts'
import { readPicture } from './picture.ts'
import { makeScene, type Scene, type SceneOptions, tokenOf } from './scene.ts'

export const engineSecond = (...on: readonly EditionOption[]): Engine =>
  engineFor(on.length === 0 ? second : (second.variants?.with(on) ?? second))

export interface SecondOptions extends Omit<SceneOptions, 'edition'> {
  /** The options of the match that are on. */
  readonly on?: readonly EditionOption[]
  /** Another manifest than that of the options. */
  readonly edition?: Edition
}

/** A position from a picture, with the home coach to choose a player unless the facts say otherwise. */
export const sceneSecond = (picture: string, options: SecondOptions = {}): Scene => {
  const engine = options.edition ? engineFor(options.edition) : engineSecond(...(options.on ?? []))
  const { words, ball, names } = readPicture(picture, options.at ?? 'f10')
  const players = [...words].map(([token, word]) => {
    const [place, state] = word.split('|')
    return `${token.toLowerCase()}${place}${options.players?.[token] ?? ''}${state}`
  })
  const beside = options.beside?.split(' ') ?? []
  // Both sides need a player; a missing side gets a reserve.
  for (const letter of ['h', 'a'])
    if (![...players, ...beside].some((word) => word.startsWith(letter))) players.push(`${letter}99@reserves`)
  const facts = options.facts?.split(' ') ?? []
  // As many referees as there are in the picture, unless the facts say otherwise.
  const referees = [...players, ...beside].filter((word) => word.startsWith('n')).length
  if (engine.rules.referees && !facts.some((word) => word.startsWith('referees='))) facts.push(`referees=${referees}`)
  const match = positionIn(engine, [...facts, ...(ball === '' ? [] : [`ball=${ball}`]), ...players, ...beside])
  for (const player of match.players) {
    Object.assign(player, { who: { ...player.who, ...options.who?.[tokenOf(player)] } })
  }
  return makeScene(engine, match, names)
}

/** A line-up of `count` plain players. */
export const plainSecond = (count = 11, changes: Partial<LineUp> = {}): LineUp => ({
  name: 'Plain',
  roster: 'plain',
  players: Array.from({ length: count }, (_, i) => ({
    name: `Player ${i + 1}`,
    position: 'Lineman',
    number: i + 1,
    stats: second.profile.plain,
    skills: [],
  })),
  rerolls: 0,
  fanFactor: 0,
  cheerleaders: 0,
  assistantCoaches: 0,
  apothecaries: 0,
  bribes: 0,
  ...changes,
})

/** A line-up of `plainSecond` with those players first. */
export const withPlayers = (...players: readonly Partial<PlayerSpec>[]): LineUp => {
  const plain = plainSecond(11)
  return { ...plain, players: plain.players.map((player, i) => ({ ...player, ...players[i] })) }
}

/** The start of a match in which both sides field that line-up. */
export const startSecond = (home: LineUp, ...on: readonly EditionOption[]): Ctx => {
  const engine = engineSecond(...on)
  return { rules: engine.rules, match: engine.start({ home, away: home }), events: [] }
}

/** A match from the very start: it waits for the coin. */
export const newSecond = (setup: Partial<MatchSetup> = {}, ...on: readonly EditionOption[]): Scene => {
  const engine = engineSecond(...on)
  const match = engine.start({ home: plainSecond(), away: plainSecond(), ...setup })
  return makeScene(engine, match, new Map())
}

/** Home wins the toss and takes the ball. The set-up of the offence is pending. */
export const openingSecond = (game: Scene): Scene => {
  game.roll('coinToss', 1)
  game.home.choose('receive')
  return game
}

/** Both set-ups by formation, the offence's first: the offence is to name who has the ball. */
export const setUpSecond = (game: Scene, offence = 'wall', defence = 'wall'): Scene => {
  const { kicking } = game.match.drive
  game[otherSide(kicking)].choose('formation', { option: offence })
  game[kicking].choose('formation', { option: defence })
  return game
}
