// Handicaps that work during a match or right before it. Neighbours: fielding.test.ts for those about set-ups,
// inducements/handicaps.ts, skills/handicaps/.
import { expect } from 'vitest'
import type { LineUp } from '../../src/lineUp.ts'
import { newGame, plainLineUp, setUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const holding = (...inducements: string[]): LineUp => plainLineUp(11, { inducements })

/** A line-up in which player 1 has this skill. */
const withSkill = (...skills: string[]): LineUp => {
  const plain = plainLineUp(11)
  return { ...plain, players: plain.players.map((p) => (p.number === 1 ? { ...p, skills } : p)) }
}

const kickOffBy = (game: Scene): Scene => {
  game.roll('coinToss', 1)
  game.home.choose('kick')
  return game
}

const FOUL = `
  H1 A1/ H2
  .  .   .
  H3 A2/ .`

const kinds = (s: Scene, token: string): string[] =>
  s
    .answers('activate')
    .filter((answer) => answer.startsWith(`activate ${token} `))
    .map((answer) => answer.split(' ')[2])

rule('[third 71] the opponents of a team with Under Scrutiny may not foul, all else is as usual', () => {
  const free = scene(FOUL, { facts: 'hold=under-scrutiny/' })
  const bound = scene(FOUL, { facts: 'hold=/under-scrutiny' })
  expect(kinds(free, 'H1')).toContain('foul')
  expect(kinds(bound, 'H1')).toEqual(kinds(free, 'H1').filter((kind) => kind !== 'foul'))
})

/** A foul in vain, and the referee rolls. */
const foul = (s: Scene, referee: number, fouler = 'H1', victim = 'A1'): Scene => {
  s.activate(fouler, 'foul').foul(victim)
  s.roll('armour', 1, 1)
  s.roll('referee', referee)
  return s
}

rule('[third 74] fouls of the opponents are seen on 4 or more, the first of the match too', () => {
  expect(foul(scene(FOUL, { facts: 'hold=/biased-referee-3' }), 4).where('H1')).toBe('sentOff')
  expect(foul(scene(FOUL, { facts: 'hold=/biased-referee-3' }), 3).where('H1')).toBe('f10')
  expect(foul(scene(FOUL, { facts: 'hold=biased-referee-3/' }), 5).where('H1')).toBe('f10')
})

rule('[third 96] the first penalty against the own team is ignored, the second is not', () => {
  const s = foul(scene(FOUL, { facts: 'hold=bribe-the-ref,grudge-match/' }), 6)
  expect(s.where('H1')).toBe('f10')
  expect(s.match.squads.home.inducements).toEqual(['grudge-match'])
  expect(foul(s, 6, 'H3', 'A2').where('H3')).toBe('sentOff')
})

rule('[third 96] a foul that is not seen does not use it up', () => {
  expect(foul(scene(FOUL, { facts: 'hold=bribe-the-ref/' }), 5).match.squads.home.inducements).toEqual([
    'bribe-the-ref',
  ])
})

rule('[third 96, 158] nor does one of a side that has got the referee: it has no penalty', () => {
  const s = scene(FOUL, { facts: 'hold=bribe-the-ref/' })
  s.match.squads.home.effects = [...s.match.squads.home.effects, 'referee-got half']
  foul(s, 6)
  expect([s.where('H1'), s.match.squads.home.inducements]).toEqual(['f10', ['bribe-the-ref']])
})

/** What greased shoes take from a player of agility 3 before the match. */
const GREASE = [{ until: 'touchdown', skill: '', stat: 'AG', by: -2 }] as const

rule('[third 76] greased shoes: agility 1 from the first kick-off on', () => {
  const game = newGame({ away: withSkill('greased') })
  game.roll('weather', 3, 4)
  kickOffBy(game)
  expect(game.player('A1').stats.AG).toBe(1)
  expect(game.player('A1').loans).toEqual(GREASE)
  expect(game.player('A2').stats.AG).toBe(3)
})

rule('[third 76] a touchdown of either side gives the agility back', () => {
  const s = scene('H1* x\n. .\nA1 .', { at: 'g25', players: { A1: '+greased' } })
  s.player('A1').stats = { ...s.player('A1').stats, AG: 1 }
  s.player('A1').loans = GREASE
  s.activate('H1', 'move').step('x')
  expect(s.player('A1').stats.AG).toBe(1)
  s.endAction()
  expect(s.player('A1').stats.AG).toBe(3)
})

rule('[third 76] so does the end of the half', () => {
  const s = scene('H1 . .\n. . .\n. . A1', { facts: 'turn=away:8/8' })
  s.player('A1').loans = GREASE
  s.player('A1').stats = { ...s.player('A1').stats, AG: 1 }
  s.away.endTurn()
  expect(s.match.clock.half).toBe(2)
  expect(s.player('A1').stats.AG).toBe(3)
})

rule('[third 80] own players recover from a knock-out on 2 or more', () => {
  const s = scene('H1* x\n. .\nA1 .', { at: 'g25', facts: 'hold=smelling-salts/', beside: 'h5@ko h6@ko a5@ko' })
  s.activate('H1', 'move').step('x')
  s.endAction()
  s.roll('recover', 2)
  s.roll('recover', 1)
  s.roll('recover', 3)
  expect([s.where('H5'), s.where('H6'), s.where('A5')]).toEqual(['reserves', 'ko', 'ko'])
})

rule('[third 81] the slogan may be said at the start of each drive', () => {
  const s = scene('H1* x\n. .\nA1 .', { at: 'g25', facts: 'hold=sponsorship-deal/' })
  s.activate('H1', 'move').step('x')
  s.endAction()
  s.home.choose('use', { option: 'slogan' })
  expect(s.happened('induced')).toEqual([
    { type: 'induced', side: 'home', inducement: 'sponsorship-deal', use: 'slogan' },
  ])
  expect(s.match.squads.home.inducements).toEqual(['sponsorship-deal'])

  const silent = newGame({ home: holding('sponsorship-deal') })
  silent.roll('weather', 3, 4)
  kickOffBy(silent).home.decline()
  expect(silent.happened('induced')).toEqual([])
})

rule('[third 82] the toss is won without a coin', () => {
  const game = newGame({ away: holding('palmed-coin') })
  game.roll('weather', 3, 4)
  expect(game.away.answers()).toEqual(['kick', 'receive'])
  expect(game.happened('toss')).toEqual([{ type: 'toss', winner: 'away' }])
})

rule('[third 83] the weather is rolled, and then chosen by the side with the scroll', () => {
  const game = newGame({ away: holding('weather-scroll') })
  game.roll('weather', 1, 1)
  expect(game.match.weather).toBe('swelteringHeat')
  game.away.choose('use', { option: 'read-weather-scroll' })
  expect(game.away.answers()).toHaveLength(5)
  game.away.choose('choose', { option: 'blizzard' })
  expect(game.match.weather).toBe('blizzard')
  kickOffBy(game)
  expect(game.match.weather).toBe('blizzard')
})

rule('[third 85] any number of fouls a turn, but no victim twice', () => {
  const s = foul(scene(FOUL, { facts: 'hold=grudge-match/' }), 1)
  expect(kinds(s, 'H3')).toContain('foul')
  s.activate('H2', 'foul')
  expect(s.answers('foul')).toEqual([])
  s.endAction()
  s.activate('H3', 'foul')
  expect(s.answers('foul')).toEqual(['foul A2'])
})

rule('[third 85] without it one foul a turn is all', () => {
  expect(kinds(foul(scene(FOUL), 1), 'H3')).not.toContain('foul')
})

rule('[third 86] the opponents have half their re-rolls in the first half, rounded down', () => {
  const game = newGame({ home: holding('doom-and-gloom'), away: plainLineUp(11, { rerolls: 3 }) })
  game.roll('weather', 3, 4)
  kickOffBy(game)
  expect(game.rerolls('away')).toBe(1)
  expect(game.match.squads.away.rerollsPerHalf).toBe(3)
  expect(game.match.squads.home.inducements).toEqual([])
})

/** Before the match home sends its assassin to A1. */
const assassinSent = (injury: readonly [number, number], away = plainLineUp(11)): Scene => {
  const game = newGame({ home: holding('assassin'), away })
  game.roll('weather', 3, 4)
  game.home.choose('choose', { player: 'A1' })
  return game.roll('injury', ...injury)
}

rule('[third 95] an injury roll for an opponent of choice before the match: stunned does nothing', () => {
  const game = assassinSent([3, 4])
  expect(game.where('A1')).toBe('reserves')
  setUp(kickOffBy(game))
  expect(game.player('A1').posture).toBe('standing')
})

rule('[third 95] knocked out he begins in that box', () => {
  const game = assassinSent([4, 4])
  expect(game.where('A1')).toBe('ko')
  kickOffBy(game).roll('recover', 4)
  expect(game.where('A1')).toBe('reserves')
})

/** The assassin makes a casualty of A1, who has these skills; away has an apothecary. */
const assassinated = (...skills: string[]): Scene =>
  assassinSent([6, 6], { ...withSkill(...skills), apothecaries: 1 }).roll('casualty', 1)

rule('[third 95] the apothecary may treat him, and is then gone for the match', () => {
  const game = assassinated()
  game.away.choose('use', { option: 'apothecary' })
  game.roll('apothecary', 2)
  expect(game.where('A1')).toBe('reserves')
  expect(game.match.squads.away.resources.apothecary).toBe(0)
  kickOffBy(game)
})

rule('[third 95] he may regenerate', () => {
  const game = assassinated('regeneration')
  game.away.decline()
  game.roll('regeneration', 4)
  expect(game.where('A1')).toBe('reserves')
  kickOffBy(game)
})

/** H1 knocks A1 down, and these are the dice of the armour roll. */
const knockedDown = (players: { readonly [token: string]: string }, armour: readonly [number, number]): Scene => {
  const s = scene('H1 A1 .', { players })
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6)
  s.push('f12')
  s.stay()
  return s.roll('armour', ...armour)
}

rule('[third 97] Knuckledusters give a player Mighty Blow: +1 to the armour roll of his block', () => {
  const s = knockedDown({ H1: '+mighty-blow' }, [4, 4])
  s.use()
  s.roll('injury', 1, 1)
  expect(s.posture('A1')).toBe('stunned')
})

rule('[third 100] an opponent who beats his armour only stuns him', () => {
  const s = knockedDown({ A1: '+iron-man' }, [5, 5])
  s.roll('injury', 6, 6)
  expect(s.posture('A1')).toBe('stunned')
})

rule('[third 100] the crowd hurts him as usual', () => {
  const s = scene('A1\nH1', { at: 'a10', players: { A1: '+iron-man' } })
  s.activate('H1', 'block').block('A1')
  s.roll('block', 3)
  s.stay()
  s.roll('injury', 4, 4)
  expect(s.where('A1')).toBe('ko')
})

rule('[third 101] he fails every pick-up', () => {
  const s = scene('H1 o x', { players: { H1: '+buzzing+frenzy+jump-up' } })
  s.activate('H1', 'move').step('f11')
  s.roll('bounce', 5)
  expect(s.turnovers()).toEqual(['pickUp'])
  expect(s.holder()).toBeNull()
})

rule('[third 101] and every catch', () => {
  const s = scene('H1* H2', { players: { H2: '+buzzing+frenzy+jump-up' } })
  s.activate('H1', 'handOff').handOff('H2')
  s.roll('bounce', 5)
  expect(s.turnovers()).toEqual(['handOff'])
  expect(s.holder()).toBeNull()
})
