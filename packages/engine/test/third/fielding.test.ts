// Handicaps about who is set up for a drive. Neighbours: procs/kickOff/fielding.ts, skills/handicaps/.
import { expect } from 'vitest'
import type { LineUp } from '../../src/lineUp.ts'
import { isOnPitch } from '../../src/procs/move/zones.ts'
import type { Side } from '../../src/vocabulary/words.ts'
import { newGame, plainLineUp, setUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

/** A line-up whose players, by number, have these skills and points. */
const squad = (
  count: number,
  skills: { readonly [number: number]: readonly string[] } = {},
  points: { readonly [number: number]: number } = {},
  changes: Partial<LineUp> = {},
): LineUp => {
  const plain = plainLineUp(count, changes)
  const players = plain.players.map((p) => ({ ...p, skills: skills[p.number] ?? [], points: points[p.number] ?? 0 }))
  return { ...plain, players }
}

/** Nice weather; home wins the toss and kicks. */
const toss = (game: Scene): Scene => {
  game.roll('weather', 3, 4).roll('coinToss', 1)
  game.home.choose('kick')
  return game
}

const onPitch = (game: Scene, side: Side): number[] =>
  game.match.players.filter((p) => p.side === side && isOnPitch(p)).map((p) => p.who.number)

const without = (count: number, ...missing: number[]): number[] =>
  Array.from({ length: count }, (_, i) => i + 1).filter((number) => !missing.includes(number))

/** H1 scores: the next drive begins, and home kicks. */
const touchdown = (options: SceneOptions): Scene => {
  const s = scene('H1* x', { at: 'g25', ...options })
  // The reserve whom a picture without opponents gets.
  s.player('A99').place = 'casualty'
  s.activate('H1', 'move').step('x')
  s.endAction()
  return s
}

rule('[third 66] the player with an unpaid fee stays in the dugout, drive after drive, until it is paid', () => {
  const away = squad(12, { 3: ['unpaid'] }, {}, { inducements: ['pay-appearance-fee'] })
  const game = toss(newGame({ away }))
  expect(game.away.answers()).toEqual(['decline', 'use appearance-fee'])
  game.away.decline()
  setUp(game)
  expect(onPitch(game, 'away')).toEqual(without(12, 3))
  expect(game.match.players.find((p) => p.side === 'away' && p.who.number === 3)?.place).toBe('reserves')

  const paid = toss(newGame({ away }))
  paid.away.choose('use', { option: 'appearance-fee' })
  setUp(paid)
  expect(onPitch(paid, 'away')).toEqual(without(12, 12))
  expect(paid.player('A3').skills).toEqual([])
  expect(paid.match.squads.away.inducements).toEqual([])
})

rule('[third 66] without the money nobody is asked, and he does not play', () => {
  const game = toss(newGame({ away: squad(12, { 3: ['unpaid'] }) }))
  setUp(game)
  expect(onPitch(game, 'away')).toEqual(without(12, 3))
})

rule('[third 66] he is asked for again before each drive, and can still be paid', () => {
  const s = touchdown({ facts: 'hold=/pay-appearance-fee', beside: 'a1@reserves+unpaid a2@reserves' })
  s.away.choose('use', { option: 'appearance-fee' })
  setUp(s)
  expect(onPitch(s, 'away')).toEqual([1, 2])
})

rule('[third 70] of two players who refuse to play together only one is set up', () => {
  const game = toss(newGame({ away: squad(12, { 2: ['apart'], 5: ['apart'] }) }))
  game.home.choose('formation', { option: 'wall' })
  game.away.choose('formation', { option: 'wall' })
  expect(onPitch(game, 'away')).toEqual(without(12, 5))

  // By hand: the second of them takes the place of another.
  const other = toss(newGame({ away: squad(12, { 2: ['apart'], 12: ['apart'] }) }))
  other.home.choose('formation', { option: 'wall' })
  for (const [number, square] of ['g14', 'h14', 'i14', 'f16', 'g16', 'h16', 'i16', 'j16', 'f18', 'g18'].entries()) {
    other.away.choose('pick', { player: `A${number + 1}` })
    other.away.choose('place', { square })
  }
  other.away.choose('pick', { player: 'A12' })
  other.away.choose('place', { square: 'h18' })
  expect(other.question().missing).toEqual({ fault: 'apart', limit: 1, has: 2 })
  expect(other.away.answers('done')).toEqual([])
  other.away.choose('pick', { player: 'A11' })
  other.away.choose('place', { square: 'h18' })
  expect(other.question().missing).toBeNull()
  other.away.choose('done')
  expect(onPitch(other, 'away')).toEqual(without(12, 12))
})

rule('[third 70] eleven players of whom two refuse to play together field ten', () => {
  const game = toss(newGame({ away: squad(11, { 2: ['apart'], 5: ['apart'] }) }))
  game.home.choose('formation', { option: 'wall' })
  expect(game.question().missing).toEqual({ fault: 'tooFewPlayers', limit: 10, has: 0 })
  game.away.choose('formation', { option: 'wall' })
  expect(onPitch(game, 'away')).toEqual(without(11, 5))
})

rule('[third 75] players who run late miss the first drive and no other', () => {
  const game = toss(newGame({ away: squad(12, { 1: ['late'], 4: ['late'] }) }))
  setUp(game)
  expect(onPitch(game, 'away')).toEqual(without(12, 1, 4))
  expect(game.happened('removed').map((event) => event.type === 'removed' && event.why)).toEqual(['late', 'late'])

  const later = touchdown({ beside: 'a1@reserves+late a2@reserves' })
  setUp(later)
  expect(onPitch(later, 'away')).toEqual([1, 2])
})

rule('[third 78] a queasy player rolls before every kick-off and misses the drive on 1 to 3', () => {
  const queasy = squad(12, { 1: ['queasy'], 2: ['queasy'] })
  const game = toss(newGame({ away: queasy }))
  game.roll('queasy', 3)
  expect(game.waits()).toBe('dice queasy')
  game.roll('queasy', 4)
  setUp(game)
  expect(onPitch(game, 'away')).toEqual(without(12, 1))
})

rule('[third 78] he rolls again before the next kick-off, unless he cannot play anyway', () => {
  const s = touchdown({ beside: 'a1@reserves+queasy a2@casualty+queasy a3@reserves' })
  s.roll('queasy', 1)
  setUp(s)
  expect(onPitch(s, 'away')).toEqual([3])
})

rule('[third 90] once in the match twelve players may be set up', () => {
  const home = squad(13, {}, {}, { inducements: ['twelfth-man'] })
  const game = toss(newGame({ home }))
  game.home.choose('use', { option: 'twelve-men' })
  expect(game.question().missing).toEqual({ fault: 'tooFewPlayers', limit: 11, has: 0 })
  game.home.choose('formation', { option: 'wall' })
  expect(onPitch(game, 'home')).toEqual(without(12))
  game.away.choose('formation', { option: 'wall' })
  expect(onPitch(game, 'away')).toEqual(without(11))
  expect(game.match.squads.home.inducements).toEqual([])
})

rule('[third 90] who does not use it sets up eleven, and is asked again for the next drive', () => {
  const home = squad(13, {}, {}, { inducements: ['twelfth-man'] })
  const game = toss(newGame({ home }))
  game.home.decline()
  game.home.choose('formation', { option: 'wall' })
  expect(onPitch(game, 'home')).toEqual(without(11))
  expect(game.match.squads.home.inducements).toEqual(['twelfth-man'])
})

rule('[third 91] the opponents field their eleven players with the fewest points; of equals the coach chooses', () => {
  const points = { 1: 30, 2: 6, 3: 6, 4: 51 }
  const home = squad(11, {}, {}, { inducements: ['in-the-bag'] })
  const game = toss(newGame({ home, away: squad(13, {}, points) }))
  game.home.choose('formation', { option: 'wall' })
  game.away.choose('formation', { option: 'wall' })
  expect(onPitch(game, 'away')).toEqual(without(13, 1, 4))

  const byHand = toss(newGame({ home, away: squad(13, {}, points) }))
  byHand.home.choose('formation', { option: 'wall' })
  byHand.away.choose('pick', { player: 'A1' })
  byHand.away.choose('place', { square: 'g14' })
  expect(byHand.question().missing).toEqual({ fault: 'tooGood', limit: 6, has: 1 })
})

rule('[third 91] it ends as soon as the own side leads', () => {
  const reserves = Array.from({ length: 12 }, (_, i) => `a${i + 1}@reserves`).join(' ')
  const options = { beside: reserves, who: { A1: { points: 30 } } }
  const level = touchdown({ ...options, facts: 'score=0-1 hold=in-the-bag/' })
  setUp(level)
  expect(onPitch(level, 'away')).toEqual(without(12, 1))

  const leads = touchdown({ ...options, facts: 'score=1-1 hold=in-the-bag/' })
  setUp(leads)
  expect(onPitch(leads, 'away')).toEqual(without(12, 12))
  expect(leads.match.squads.home.effects).toEqual([])
})

rule('[third 91] missing ones are replaced by the next lowest', () => {
  const points = { 1: 30, 2: 51 }
  const home = squad(11, {}, {}, { inducements: ['in-the-bag'] })
  const game = toss(newGame({ home, away: squad(13, { 7: ['late'] }, points) }))
  setUp(game)
  expect(onPitch(game, 'away')).toEqual(without(13, 2, 7))
})

rule('[third 115] Take Root: on 1 to 3 before the match he misses the first half, whatever else he can do', () => {
  const game = newGame({ away: squad(12, { 1: ['take-root', 'pro'], 2: ['take-root'] }, {}, { rerolls: 2 }) })
  game.roll('weather', 3, 4)
  game.roll('takeRoot', 3)
  game.roll('takeRoot', 4)
  game.roll('coinToss', 1)
  game.home.choose('kick')
  setUp(game)
  expect(onPitch(game, 'away')).toEqual(without(12, 1))
})

rule('[third 115] he sleeps in every drive of the half, and is back for the second', () => {
  const asleep = (s: Scene): Scene => {
    s.player('A1').spent = ['take-root half']
    return s
  }
  const options = { beside: 'a1@reserves+take-root a2@reserves' }
  const drive = asleep(scene('H1* x', { at: 'g25', ...options }))
  drive.activate('H1', 'move').step('x')
  drive.endAction()
  setUp(drive)
  expect(onPitch(drive, 'away')).toEqual([99, 2])

  const half = asleep(scene('H1 . A3', { facts: 'turn=away:8/8', ...options }))
  half.away.endTurn()
  expect(half.match.clock.half).toBe(2)
  setUp(half)
  expect(onPitch(half, 'away')).toEqual([3, 1, 2])
})

rule('[third 115] on the pitch he does not roll', () => {
  const s = scene('H1 x', { players: { H1: '+take-root' } })
  s.activate('H1', 'move').step('x')
  expect(s.where('H1')).toBe('x')
})
