// The appearance of a player of a match: by his list, by the stars, and by his build if he is on no list.
import {
  editionNamed,
  engineFor,
  type Match,
  type Player,
  type Roster,
  starFor,
  startingLineUp,
} from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { lookOf } from '../../src/figures/look.ts'

const engine = engineFor(editionNamed('crp')!)
const roster = (id: string): Roster => engine.rules.rosters.find((one) => one.id === id)!

const matchOf = (change: (player: Player) => Player = (player) => player): Match => {
  const match = engine.start({ home: startingLineUp(roster('orc')), away: startingLineUp(roster('undead')) })
  return { ...match, players: match.players.map(change) }
}

const figuresOf = (match: Match): readonly string[] =>
  match.players.map((player) => Object.values(lookOf(engine, match, player).figure).join(' '))

it('is that of his position', () => {
  const figures = figuresOf(matchOf())
  expect(figures).toContain('orc thrower')
  expect(figures).toContain('blackOrc blocker')
  expect(figures).toContain('mummy blocker')
  expect(figures).toContain('ghoul runner')
})

it('is a star’s own', () => {
  const home = startingLineUp(roster('goblin'))
  const star = engine.rules.stars.find(({ id }) => id === 'nobbla-blackwart')!
  const line = { ...home, players: [...home.players, starFor(star, 16)] }
  const match = engine.start({ home: line, away: startingLineUp(roster('undead')) })
  expect(figuresOf(match)).toContain('goblin brawler chainsaw')
})

it('is guessed from build and skills for a player on no list, and stays the same', () => {
  const unknown = (facts: Partial<Player>): Match =>
    matchOf((player) => ({ ...player, ...facts, who: { ...player.who, position: 'Somebody' } }))
  expect(figuresOf(unknown({ stats: { ST: 3 }, skills: [] }))[0]).toBe('human lineman')
  expect(figuresOf(unknown({ stats: { ST: 3 }, skills: ['pass'] }))[0]).toBe('human thrower')
  expect(figuresOf(unknown({ stats: { ST: 5 }, skills: [] }))[0]).toBe('ogre bigGuy')
  const match = unknown({ stats: { ST: 5 }, skills: [] })
  const [first] = match.players
  const before = lookOf(engine, match, first)
  expect(lookOf(engine, match, { ...first, stats: { ST: 3 } })).toBe(before)
})

it('shows the secret weapon that somebody carries', () => {
  const skilled = (skill: string): Match =>
    matchOf((player) => ({ ...player, who: { ...player.who }, skills: [...player.skills, skill] }))
  for (const [skill, thing] of [
    ['chainsaw', 'chainsaw'],
    ['grenadier', 'bomb'],
    ['fanatic', 'pogoStick'],
  ])
    expect(figuresOf(skilled(skill)).filter((figure) => figure.endsWith(` ${thing}`)).length).toBeGreaterThan(10)
})

it('draws big guys larger, and a base of four squares largest', () => {
  const match = matchOf()
  const ogre = { ...match.players[0], stats: { ST: 5 }, who: { ...match.players[0].who, position: '?' } }
  const giant = { ...match.players[0], who: { ...match.players[0].who, position: '?', size: 2 } }
  const [small, big, biggest] = [match.players[0], ogre, giant].map((one) => lookOf(engine, match, one).scale)
  expect(small).toBeLessThan(big)
  expect(big).toBeLessThan(biggest)
})
