// Who may be hired for a match and how he counts: mercenaries, stars, and people whom both sides hire.
// Neighbours: src/lineUp.ts, src/rosters/hiring.ts, src/play/career.ts.

import { describe, expect } from 'vitest'
import type { LineUp, PlayerSpec } from '../../../src/lineUp.ts'
import { careerOf } from '../../../src/play/career.ts'
import { cheerleaders } from '../../../src/procs/match/staff.ts'
import { journeymanFor, mercenaryFor, starFor } from '../../../src/rosters/hiring.ts'
import { startingLineUp } from '../../../src/rosters/roster.ts'
import { lineUpBb2020 } from '../../support/bb2020.ts'
import { newGame } from '../../support/game.ts'
import { rule } from '../../support/rule.ts'
import { engineOf, scene } from '../../support/scene.ts'

const engine = engineOf('bb2020')
const { rules } = engine
const human = rules.rosters.find(({ id }) => id === 'human')
if (!human) throw new Error('there is no human team list')

const squadOf = (count: number, guests: readonly PlayerSpec[] = []): LineUp => {
  const own = lineUpBb2020(count)
  return { ...own, players: [...own.players, ...guests.map((spec, i) => ({ ...spec, number: count + 1 + i }))] }
}
const starNamed = (id: string): PlayerSpec => {
  const star = rules.stars.find((one) => one.id === id)
  if (!star) throw new Error(`there is no star ${id}`)
  return starFor(star, 1)
}
const start = (home: LineUp) => newGame({ home, away: lineUpBb2020() }).roll('fans', 1).roll('fans', 1)

describe('mercenaries', () => {
  const team = startingLineUp(human)

  rule('[bb2020 654] a position of the own list within its limits, with Loner (4+) and maybe one primary skill', () => {
    const plain = mercenaryFor(rules, human, team, 'Human Lineman')
    expect(plain).toMatchObject({ position: 'Human Lineman', skills: ['loner-4'], engaged: 'mercenary' })
    const skilled = mercenaryFor(rules, human, team, 'Human Lineman', 'wrestle')
    expect(skilled.skills).toEqual(['wrestle', 'loner-4'])
    const full = human.positions.find(({ name, max }) => team.players.filter((p) => p.position === name).length >= max)
    if (!full) throw new Error('no position of the starting squad is full')
    expect(() => mercenaryFor(rules, human, team, full.name)).toThrow('hire another position')
    expect(() => mercenaryFor(rules, human, team, 'Human Lineman', 'claws')).toThrow('is no primary skill')
    expect(() => mercenaryFor(rules, human, team, 'Wood Elf Catcher')).toThrow('have no position')
    start({ ...team, players: [...team.players, skilled] })
      .roll('weather', 3, 4)
      .roll('coinToss', 1)
  })

  rule('[bb2020 654] they earn nothing, are never the best player, and cannot be kept; journeymen can', () => {
    const s = scene('H1 H2 H3 A1', { who: { H1: { engaged: 'mercenary' }, H2: { engaged: 'journeyman' } } })
    expect(careerOf(s.player('H1'))).toEqual({ earns: false, maybeBest: false, keepsInjuries: false, hireable: false })
    expect(careerOf(s.player('H2'))).toEqual({ earns: true, maybeBest: true, keepsInjuries: true, hireable: true })
    expect(careerOf(s.player('H3'))).toEqual({ earns: true, maybeBest: true, keepsInjuries: true, hireable: false })
  })

  rule('[bb2020 652, 654] a journeyman is the lineman of the list with Loner (4+)', () => {
    expect(journeymanFor(rules, human, 20)).toMatchObject({
      position: 'Human Lineman',
      skills: ['loner-4'],
      engaged: 'journeyman',
    })
  })
})

describe('stars', () => {
  const pair = rules.stars.find(({ partner }) => partner !== undefined)
  if (!pair?.partner) throw new Error('there is no pair of stars')
  const both = [starNamed(pair.id), starNamed(pair.partner)]
  const others = rules.stars.filter(({ partner }) => partner === undefined).map(({ id }) => starNamed(id))

  rule('[bb2020 655] two star choices and no more', () => {
    start(squadOf(11, others.slice(0, 2)))
      .roll('weather', 3, 4)
      .roll('coinToss', 1)
    expect(() => start(squadOf(11, others.slice(0, 3)))).toThrow('home.players: hold 3 star choices')
  })

  rule('[bb2020 655, 705] a pair is one choice and takes two places', () => {
    start(squadOf(11, [...both, others[0]]))
      .roll('weather', 3, 4)
      .roll('coinToss', 1)
    expect(() => start(squadOf(11, [...both, others[0], others[1]]))).toThrow('hold 3 star choices')
    expect(() => start(squadOf(15, both))).toThrow('may not bring a squad over 16')
  })

  rule('[bb2020 655, 706] stars and mercenaries cannot bring the team over sixteen, journeymen can', () => {
    start(squadOf(15, [others[0]]))
      .roll('weather', 3, 4)
      .roll('coinToss', 1)
    expect(() => start(squadOf(16, [others[0]]))).toThrow(
      'home.players: stars and mercenaries may not bring a squad over 16; it has 17, leave some of the 1 out',
    )
    const mercenary = mercenaryFor(rules, human, startingLineUp(human), 'Human Lineman')
    expect(() => start(squadOf(16, [mercenary]))).toThrow('may not bring a squad over 16')
    const journeyman = journeymanFor(rules, human, 1)
    if (!journeyman) throw new Error('humans have no lineman')
    start(squadOf(16, [journeyman]))
      .roll('weather', 3, 4)
      .roll('coinToss', 1)
  })

  rule('[bb2020 655] what happens to a star is forgotten after the match, and he earns nothing', () => {
    const s = scene('H1 A1 x', { beside: 'a9@b2', who: { A1: { engaged: 'star' } } })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).push('x')
    s.stay()
    s.roll('armour', 6, 6).roll('injury', 6, 6).roll('casualty', 16)
    expect(s.player('A1').injuries).toEqual(['dead'])
    expect(careerOf(s.player('A1'))).toEqual({ earns: false, maybeBest: false, keepsInjuries: false, hireable: false })
  })
})

describe('the same person hired by both sides', () => {
  const hold = (exhibition: boolean) => {
    const inducements = ['kari-coldsteel', 'bloodweiser-kegs', 'chaos-sorcerer']
    const squad = lineUpBb2020(11, { inducements })
    const s = newGame({ home: squad, away: squad, options: { exhibition } })
    s.roll('fans', 1).roll('fans', 1).roll('weather', 3, 4).roll('coinToss', 1)
    return s.match.squads
  }

  rule('[bb2020 704] works for neither in a league, and for both in an exhibition', () => {
    const league = hold(false)
    const exhibition = hold(true)
    for (const side of ['home', 'away'] as const) {
      expect([league[side].inducements, cheerleaders.of(league[side])]).toEqual([
        ['bloodweiser-kegs', 'chaos-sorcerer'],
        0,
      ])
      expect(exhibition[side].inducements).toContain('kari-coldsteel')
      expect(cheerleaders.of(exhibition[side])).toBe(2)
    }
  })

  rule('[bb2020 704] a star plays for neither in a league, and for both in an exhibition', () => {
    const squad = squadOf(11, [starNamed(rules.stars[0].id)])
    const placed = (exhibition: boolean) => {
      const s = newGame({ home: squad, away: squad, options: { exhibition } })
      s.roll('fans', 1).roll('fans', 1).roll('weather', 3, 4).roll('coinToss', 1)
      return [s.player('H12').place, s.player('A12').place, s.player('H11').place]
    }
    expect(placed(false)).toEqual(['sentOff', 'sentOff', 'reserves'])
    expect(placed(true)).toEqual(['reserves', 'reserves', 'reserves'])
  })

  rule('[bb2020 704] so it is with all staff and wizards who have a name', () => {
    const named = [
      ...['ayleen-andar', 'fink-da-fixer', 'galandril-silverwater', 'josef-bugman', 'kari-coldsteel'],
      ...['krot-shockwhisker', 'mungo-spinecracker', 'papa-skullbones', 'professor-fronkelheim'],
      ...['schielund-scharlitan', 'horatio-x-schottenheim'],
      ...['jorm-the-ogre', 'ranulf-hokuli', 'thoron-korensson', 'trundlefoot-triplets'],
    ]
    const journeyman = journeymanFor(rules, human, 1)
    if (!journeyman) throw new Error('humans have no lineman')
    for (const id of rules.inducements.keys()) {
      const squad = lineUpBb2020(11, { inducements: [id], journeyman })
      const { home, away } = engine.start({ home: squad, away: squad }).squads
      const kept = named.includes(id) ? [] : [id]
      expect([id, home.inducements, away.inducements]).toEqual([id, kept, kept])
    }
  })
})
