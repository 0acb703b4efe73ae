// Stab and Stakes: the attack in place of a block.
import { describe, expect } from 'vitest'
import type { GameEvent } from '../../src/vocabulary/events.ts'
import { currentEdition, rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const LINE = 'H9 . H1 A1 x'

/** H1 attacks A1. */
const attack = (s: Scene, action = 'block'): Scene => {
  s.activate('H1', action).block('A1')
  return s
}
const credits = (s: Scene): boolean[] =>
  s.events.filter((e): e is GameEvent & { type: 'casualty' } => e.type === 'casualty').map((e) => e.credited)
/** The table's dice, if the edition has one. */
const badlyHurt = (s: Scene): Scene => (currentEdition() === 'crp' ? s.roll('casualty', 1, 1) : s)

describe('a stab', () => {
  const STAB = { H1: '+stab' }

  rule('[bugman 542, 543] he may stab instead of blocking; armour that holds means nothing happened', () => {
    const s = attack(scene(LINE, { players: STAB }))
    expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'stab'])
    s.use()
    expect([s.explain().player, s.needs(), s.modifiers()]).toEqual([s.player('A1').id, 9, []])
    s.roll('armour', 4, 4)
    expect([s.where('A1'), s.posture('A1'), s.where('H1')]).toEqual(['f13', 'standing', 'f12'])
    s.expectTurnOf('home')
  })

  rule('[bugman 542] declining it leaves an ordinary block', () => {
    const s = attack(scene(LINE, { players: STAB }))
    s.decline()
    s.roll('block', 3)
    s.push('x')
    s.stay()
    s.expectTurnOf('home')
  })

  rule('[bugman 542] it is no answer to being blocked', () => {
    const s = attack(scene(LINE, { players: { A1: '+stab' } }))
    expect(s.waits()).toBe('dice block')
    s.roll('block', 1).roll('armour', 1, 2)
  })

  rule('[bugman 542] nothing modifies its rolls: no Claw, Mighty Blow, Piling On or old injury', () => {
    const s = attack(scene(LINE, { players: { H1: '+stab+claw+mighty-blow+piling-on', A1: ':6339.n' } }))
    s.use()
    s.roll('armour', 5, 4)
    expect([s.posture('A1'), s.waits()]).toEqual(['standing', 'home turn'])
    const t = attack(scene(LINE, { players: { H1: '+stab+claw+mighty-blow+piling-on', A1: '.n' } }))
    t.use()
    t.roll('armour', 5, 4)
    expect(t.modifiers()).toEqual([])
    t.roll('injury', 3, 4)
    expect([t.where('A1'), t.posture('A1')]).toEqual(['f13', 'stunned'])
  })

  rule('[bugman 542] a wounded carrier drops the ball where he stood; no turnover for the stabber', () => {
    const s = attack(scene(LINE.replace('A1', 'A1*'), { players: STAB }))
    s.use()
    s.roll('armour', 5, 4).roll('injury', 4, 4)
    s.roll('bounce', 2)
    expect([s.where('A1'), s.ball(), s.turnovers()]).toEqual(['ko', 'ground e13', []])
    s.expectTurnOf('home')
  })

  rule('[bugman 544] [crp 130] in a blitz he does not move on after it', () => {
    const s = scene('H9 . H1 m A1 x', { players: STAB })
    s.activate('H1', 'blitz').step('m')
    s.block('A1')
    s.use()
    s.roll('armour', 1, 1)
    s.expectTurnOf('home')
  })

  rule('[bugman 432, 433] Foul Appearance stops a stab on a 1, without a turnover', () => {
    const s = attack(scene(LINE, { players: { ...STAB, A1: '+foul-appearance' } }))
    s.use()
    s.roll('foulAppearance', 1)
    expect([s.posture('A1'), s.turnovers()]).toEqual(['standing', []])
    s.expectTurnOf('home')
  })

  rule('[bugman 615] once Dauntless was rolled there is no way back to a stab', () => {
    const s = attack(scene(LINE, { players: { H1: '+dauntless+stab', A1: ':6538' } }))
    expect(s.question().subject).toBe('stab')
    s.decline()
    s.use()
    s.roll('dauntless', 2)
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 3, 3)
    s.push('x')
    s.stay()
    const t = attack(scene(LINE, { players: { H1: '+dauntless+stab', A1: ':6538' } }))
    t.use()
    expect(t.waits()).toBe('dice armour')
    t.roll('armour', 1, 1)
  })

  rule('[crp 32] a casualty by a stab earns no credit, one by a block does', () => {
    const s = attack(scene(LINE, { players: STAB }))
    s.use()
    s.roll('armour', 6, 6).roll('injury', 5, 5)
    expect(credits(badlyHurt(s))).toEqual([false])
    const block = attack(scene(LINE)).roll('block', 6)
    block.push('x')
    block.stay()
    block.roll('armour', 6, 6).roll('injury', 5, 5)
    expect(credits(badlyHurt(block))).toEqual([true])
  })
})

describe('stakes', () => {
  const against = (roster: string): Scene => {
    const s = scene(LINE, { players: { H1: '+stab+stakes', A1: '.n' } })
    Object.assign(s.match.squads.away, { roster })
    return attack(s)
  }

  rule(
    '[bugman 545, 546] +1 on the armour roll of a stab against players of the four undead teams, not on injury',
    () => {
      for (const roster of ['khemri', 'necromantic', 'undead', 'vampire']) {
        const s = against(roster)
        s.use()
        expect([s.modifiers(), s.needs()]).toEqual([['stakes +1'], 8])
        s.roll('armour', 4, 4)
        expect([s.waits(), s.modifiers()]).toEqual(['dice injury', []])
        s.roll('injury', 3, 4)
        expect(s.posture('A1')).toBe('stunned')
      }
    },
  )

  rule('[bugman 545, 546] nothing against other teams, and nothing in a block', () => {
    const other = against('chaos')
    other.use()
    expect(other.modifiers()).toEqual([])
    other.roll('armour', 4, 4)
    const block = against('undead')
    block.decline()
    block.roll('block', 6)
    block.push('x')
    block.stay()
    expect(block.modifiers()).toEqual([])
    block.roll('armour', 4, 4)
    expect(block.posture('A1')).toBe('prone')
  })
})
