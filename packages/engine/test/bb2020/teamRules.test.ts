// Special rules of teams in a match: raising the dead, and a coach who argues again. Chapter X of the ledger.

import { describe, expect } from 'vitest'
import type { PlayerSpec } from '../../src/lineUp.ts'
import { recruit } from '../../src/procs/match/joining.ts'
import { coachEjected } from '../../src/procs/match/staff.ts'
import { lineUpBb2020 } from '../support/bb2020.ts'
import { plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { engineOf, type Scene, scene } from '../support/scene.ts'

const ZOMBIE: PlayerSpec = {
  name: 'Zombie',
  position: 'Zombie Lineman',
  number: 16,
  stats: { MA: 4, ST: 3, AG: 4, PA: 0, AV: 9 },
  skills: ['regeneration'],
}

/** Gives the home side its recruit. */
const withRecruit = (s: Scene): Scene => {
  const home = { ...lineUpBb2020(), recruit: ZOMBIE }
  recruit.put(s.match.squads.home, recruit.of(engineOf('bb2020').start({ home, away: lineUpBb2020() }).squads.home))
  return s
}

interface Death {
  readonly victim?: string
  readonly held?: string
  readonly facts?: string
}

/** H1 blocks A1 and kills him, by the dice. */
const kill = ({ victim = '', held = 'masters-of-undeath/', facts = '' }: Death = {}): Scene => {
  const s = withRecruit(
    scene('H9 . H1 A1 x .', { players: { A1: victim }, facts: `hold=${held} ${facts}`, beside: 'a2@m20' }),
  )
  s.activate('H1', 'block').block('A1')
  s.roll('block', ...s.dice().map(() => 6)).push('x')
  s.stay()
  return s.roll('armour', 6, 6).roll('injury', 6, 6).roll('casualty', 16)
}

const raised = (s: Scene): number => s.happened('raised').length

describe('masters of undeath', () => {
  rule('[bb2020 437] an opponent who dies joins their reserves', () => {
    const s = kill()
    expect([raised(s), s.where('A1'), s.where('H16')]).toEqual([1, 'casualty', 'reserves'])
    expect(s.player('H16')).toMatchObject({ side: 'home', skills: ['regeneration'] })
  })

  rule('[bb2020 437] also one who fell by himself', () => {
    const s = withRecruit(scene('H1 A1 x', { facts: 'hold=masters-of-undeath/ turn=away:3/3', beside: 'h9@b2 a2@m20' }))
    s.activate('A1', 'move').step('x').roll('dodge', 1)
    s.roll('armour', 6, 6).roll('injury', 6, 6).roll('casualty', 16)
    expect([raised(s), s.where('H16')]).toEqual([1, 'reserves'])
  })

  rule('[bb2020 437] once a match', () => {
    const s = withRecruit(
      scene('H9 . H1 A1 x\n. . . . .\n. . H2 A3 y', { facts: 'hold=masters-of-undeath/', beside: 'a2@m20' }),
    )
    for (const [killer, victim, square] of [
      ['H1', 'A1', 'x'],
      ['H2', 'A3', 'y'],
    ]) {
      s.activate(killer, 'block').block(victim)
      s.roll('block', 6).push(square)
      s.stay()
      s.roll('armour', 6, 6).roll('injury', 6, 6).roll('casualty', 16)
    }
    expect([raised(s), s.where('A1'), s.where('A3')]).toEqual([1, 'casualty', 'casualty'])
  })

  rule('[bb2020 437] not strong, regenerating or Stunty players; with Decay they do', () => {
    expect(raised(kill({ victim: ':64349' }))).toBe(1)
    expect(raised(kill({ victim: ':65349' }))).toBe(0)
    expect(raised(kill({ victim: '+stunty' }))).toBe(0)
    expect(raised(kill({ victim: '+regeneration' }).roll('regeneration', 1))).toBe(0)
    expect(raised(kill({ victim: '+decay' }))).toBe(1)
  })

  rule('[bb2020 437] not if an apothecary saves him, nor for teams without the rule, nor their own dead', () => {
    const s = kill({ facts: 'apothecary=0/1' })
    s.away.use()
    s.roll('casualty', 1)
    s.away.choose('choose', { option: 'badlyHurt' })
    expect([raised(s), s.where('A1')]).toEqual([0, 'reserves'])
    expect(raised(kill({ held: '/' }))).toBe(0)
    expect(raised(kill({ held: '/masters-of-undeath' }))).toBe(0)
  })
})

describe('a necromancer of the Competition Rules', () => {
  rule('raises an opponent who dies at once, too (ruling P2)', () => {
    const zombie = { ...ZOMBIE, stats: { MA: 4, ST: 3, AG: 2, AV: 8 } }
    const s = scene('H9 . H1 A1 x .', { facts: 'hold=masters-of-undeath/', beside: 'a2@m20' })
    const start = engineOf('crp').start({ home: plainLineUp(11, { recruit: zombie }), away: plainLineUp(11) })
    recruit.put(s.match.squads.home, recruit.of(start.squads.home))
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).push('x')
    s.stay()
    s.roll('armour', 6, 6).roll('injury', 6, 6).roll('casualty', 6, 1)
    expect([raised(s), s.where('A1'), s.where('H16')]).toEqual([1, 'casualty', 'reserves'])
  })
})

describe('the vampire lord', () => {
  rule('[bb2020 438] gains a thrall after the match and nobody during it', () => {
    const s = kill({ held: 'vampire-lord/' })
    expect([raised(s), s.match.players.filter(({ side }) => side === 'home').length]).toEqual([1, 2])
    expect(raised(kill({ held: 'vampire-lord/', victim: '+stunty' }))).toBe(0)
    expect(raised(kill({ held: 'vampire-lord/', victim: ':65349' }))).toBe(0)
  })
})

/** The referee has seen H1's foul, and the coach argues. */
const argue = (face: number, held = 'bribery-and-corruption/'): Scene => {
  const s = scene('H1 A1/', { facts: `hold=${held}`, beside: 'h9@b2' })
  s.activate('H1', 'foul').choose('nominate', { player: 'A1' })
  s.foul('A1')
  s.roll('armour', 1, 1).choose('use', { option: 'argue' })
  return s.roll('argue', face)
}

describe('bribery and corruption', () => {
  rule('[bb2020 435] a 1 for arguing may be rolled again, and the second roll counts', () => {
    const s = argue(1)
    expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', 'use argue-again']])
    s.choose('use', { option: 'argue-again' })
    s.roll('argue', 6)
    expect([s.where('H1'), coachEjected.of(s.match.squads.home)]).toEqual(['f10', false])
    const unlucky = argue(1)
    unlucky.choose('use', { option: 'argue-again' })
    unlucky.roll('argue', 1)
    expect([unlucky.where('H1'), coachEjected.of(unlucky.match.squads.home)]).toEqual(['sentOff', true])
  })

  rule('[bb2020 435] only a natural 1, only if the coach wants it, only for teams that have it', () => {
    const four = argue(4)
    expect([four.where('H1'), coachEjected.of(four.match.squads.home)]).toEqual(['sentOff', false])
    const calm = argue(1)
    calm.decline()
    expect([calm.where('H1'), coachEjected.of(calm.match.squads.home)]).toEqual(['sentOff', true])
    expect(coachEjected.of(argue(1, '/bribery-and-corruption').match.squads.home)).toBe(true)
  })
})
