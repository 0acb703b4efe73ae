// Checks that a set-up puts players in sensible places, by the characteristics and skills of the line-up, not by the
// bots' own ratings. Neighbours: setUp.test.ts for the bots' formations, the client's presets.test.ts for the engine's.
import type { Engine, Match, Player, Side } from '@double-skulls/engine'
import { expect } from 'vitest'

const STRONG = 5
const DEEP = 4
/** Columns behind halfway that still count as near the line. */
const NEAR = 3
/** The value of a skill for the player who receives the kick: he picks the ball up and throws it, or runs with it. */
const HANDLING: { readonly [skill: string]: number } = {
  ...{ 'sure-hands': 3, pass: 3 },
  ...{ catch: 1, 'diving-catch': 1, dodge: 1, 'dump-off': 1 },
}

const strength = ({ stats }: Player): number => stats.ST ?? 0
const movement = ({ stats }: Player): number => stats.MA ?? 0
const skillsOf = (engine: Engine, player: Player): readonly string[] =>
  player.skills.map((id) => engine.rules.skills.get(id)?.id ?? '')
const handling = (engine: Engine, player: Player): number =>
  skillsOf(engine, player).reduce((sum, id) => sum + (HANDLING[id] ?? 0), 0)

const HITTING: readonly string[] = [
  'block',
  'tackle',
  'frenzy',
  'claw',
  'claws',
  'mighty-blow',
  'wrestle',
  'juggernaut',
]
const hitting = (engine: Engine, player: Player): number =>
  skillsOf(engine, player).filter((id) => HITTING.includes(id)).length

/** Higher is better in every edition: agility is negated where it is a target number. */
const agility = (engine: Engine, { stats }: Player): number =>
  (stats.AG ?? 0) * (engine.rules.characteristics.includes('PA') ? -1 : 1)

/** At least as good in everything, and better in something. */
const outdoes = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, i) => value >= other[i]) && one.some((value, i) => value > other[i])

export interface Standing {
  readonly player: Player
  readonly behind: number
}

export const standingOf = (engine: Engine, match: Match, side: Side): readonly Standing[] => {
  const { length, x } = engine.rules.pitch
  return match.players
    .filter((one) => one.side === side && one.place === 'pitch')
    .map((player) => ({ player, behind: side === 'home' ? length / 2 - 1 - x[player.at] : x[player.at] - length / 2 }))
}

/** Checks the set-up of a squad; who misses the drive is left out of it. */
export const expectGoodCast = (engine: Engine, match: Match, side: Side, standing: readonly Standing[]): void => {
  const about = `${match.squads[side].name}, ${match.drive.kicking === side ? 'kicking' : 'receiving'}`
  const told = (player: Player): string => `${about}: ${player.who.position}`
  const squad = match.players.filter((one) => one.side === side && one.place !== 'exhausted')
  const fielded = standing.map(({ player }) => player)
  const bench = squad.filter((one) => !fielded.includes(one))
  expect(fielded.length, about).toBe(Math.min(11, squad.length))

  for (const player of squad)
    if (strength(player) >= STRONG) {
      const found = standing.find((one) => one.player === player)
      expect(found, `${told(player)} is on the bench`).toBeDefined()
      expect(found?.behind, told(player)).toBeLessThanOrEqual(NEAR)
    }

  const all = (player: Player): readonly number[] => [
    ...[strength(player), movement(player), agility(engine, player), player.stats.AV ?? 0],
    ...[handling(engine, player)],
  ]
  for (const sub of bench)
    for (const player of fielded)
      expect(outdoes(all(sub), all(player)), `${told(sub)} is on the bench for ${player.who.position}`).toBe(false)

  const onLine = standing.filter(({ behind }) => behind === 0).map(({ player }) => player)
  const deep = standing.filter(({ behind }) => behind >= DEEP).map(({ player }) => player)
  const between = fielded.filter((player) => !onLine.includes(player) && !deep.includes(player))
  for (const weak of onLine.filter((player) => strength(player) < 3))
    for (const player of between)
      expect(strength(player), `${told(weak)} is on the line instead of ${player.who.position}`).toBeLessThan(3)

  const deepest = standing.reduce((a, b) => (b.behind > a.behind ? b : a)).player
  const others = fielded.filter((player) => player !== deepest && strength(player) <= 3)
  if (match.drive.kicking === side) {
    const quickest = Math.max(...onLine.map(movement))
    // The last man must be fast; players with blocking skills are more useful in front.
    const last = (player: Player): readonly number[] => [movement(player), -hitting(engine, player)]
    const far = Math.max(...standing.map(({ behind }) => behind))
    for (const { player, behind } of standing)
      if (behind >= DEEP && behind < far)
        expect(outdoes(last(player), last(deepest)), `${told(deepest)} is the last, not ${player.who.position}`).toBe(
          false,
        )
    for (const player of deep) {
      expect(strength(player), told(player)).toBeLessThan(STRONG)
      expect(movement(player), `${told(player)} is slower than the line`).toBeGreaterThanOrEqual(quickest)
    }
  } else {
    const ball = (player: Player): readonly number[] => [
      ...[agility(engine, player), movement(player), handling(engine, player)],
    ]
    expect(strength(deepest), told(deepest)).toBeLessThanOrEqual(3)
    for (const player of others)
      expect(
        outdoes(ball(player), ball(deepest)),
        `${told(deepest)} waits for the ball, not ${player.who.position}`,
      ).toBe(false)
  }
}
