// Whom spells hit in odd cases: referees, the caster himself, one after another, in a turn of the opponents. Neighbour: oddCases.test.ts.
import { describe, expect } from 'vitest'
import { spells } from '../../../src/procs/match/spells.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const acting = (spell: string, picture: string, { facts = '', on = [], ...options }: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, { on: ['spells', ...on], ...options, facts: `spells=1:${spell}/ ${facts}`.trim() })
  s.choose('activate', { player: 'H1' })
  return s
}
const casts = (s: Scene): string[] => s.answers('cast')

describe('what a spell hits', () => {
  rule('[second 142] one who lies stays down and rolls for his armour', () => {
    const s = acting('flyingFist', 'H1 . . A1/')
    s.choose('cast')
    s.roll('spell', 6, 5)
    expect(s.happened('posture')).toEqual([])
    s.roll('armour', 1, 2)
    expect([s.posture('A1'), s.happened('posture')]).toEqual(['prone', []])
  })

  rule('[second 144] one who lies is not blocked by an explosion', () => {
    const s = acting('bombBlast', 'H1 . . A1/ A2')
    s.choose('cast', { square: 'f13' })
    s.roll('spell', 6, 6)
    expect([s.explain().roll, s.modifiers()[0]]).toEqual(['magicBlow', 'bombBlast 0'])
    s.roll('magicBlow', 2, 2)
    expect(s.waits()).toMatch(/^away/)
  })

  rule('[second 144] miscast, it blocks the caster himself, then those beside him, and the turn goes on', () => {
    const s = acting('bombBlast', 'H1* H2 . A1')
    s.choose('cast', { square: 'f13' })
    s.roll('spell', 1, 1)
    expect(s.modifiers()).toEqual(['bombBlast +1', 'ST -3'])
    s.roll('magicBlow', 6, 5).roll('armour', 1, 2).roll('bounce', 7).roll('magicBlow', 2, 2)
    expect([s.posture('H1'), s.posture('H2'), s.waits()]).toEqual(['faceDown', 'standing', 'home turn'])
  })

  rule('[second 149] miscast Mind Blow knocks the caster out, and he forgets what he has left', () => {
    const s = sceneSecond('H1 H2 . . A1', { on: ['spells'], facts: 'spells=1:mindBlow,1:grabbit,2:grabbit/' })
    s.choose('activate', { player: 'H1' })
    s.choose('cast')
    s.roll('spell', 1, 1)
    expect([s.where('H1'), spells.of(s.match.squads.home).length]).toEqual(['ko', 1])
  })

  rule('[second 141] a referee is nobody’s target, but may be hit; no mud holds him', () => {
    for (const [spell, place] of [
      ['flyingFist', 'f14'],
      ['mindBlow', 'ko'],
      ['quagmire', 'f14'],
    ]) {
      const s = acting(spell, 'H1 . . A1 N1\nH2 . . . .', { on: ['referees'] })
      expect(casts(s)).toEqual([`cast H1 f13 ${spell}`])
      s.choose('cast')
      s.roll('spell', 2, 2).roll('scatter', 5)
      if (spell === 'flyingFist') s.roll('armour', 1, 2)
      expect([s.where('N1'), s.player('N1').states, s.waits()]).toEqual([place, [], 'home turn'])
    }
  })
})

describe('one spell after another', () => {
  rule('[second 140] who has cast one in a turn of the opponents casts no other in it', () => {
    const s = sceneSecond('H1* A1 . H2', {
      on: ['spells', 'throwing'],
      facts: 'turn=away:1/1 spells=/1:fearmonger,1:grabbit',
    })
    s.endTurn()
    s.away.choose('cast', { option: 'fearmonger' })
    s.choose('activate', { player: 'H1' })
    s.throwTo('H2')
    expect(s.waits()).toBe('dice pass')
    s.roll('pass', 6, 6)
  })

  rule('[second 140] of two of the same name one is left, with whoever has it', () => {
    for (const [held, owner] of [
      ['1:flyingFist,2:flyingFist', 'H2'],
      ['1:flyingFist,1:flyingFist', 'H1'],
    ]) {
      const s = sceneSecond('H1 H2 . . A1', { on: ['spells'], facts: `spells=${held}/` })
      s.choose('activate', { player: 'H1' })
      s.choose('cast')
      s.roll('spell', 6, 5).roll('armour', 1, 2)
      expect(spells.of(s.match.squads.home)).toEqual([{ id: 'flyingFist', player: s.player(owner).id }])
    }
  })

  rule('[second 145] a lower level of the same skill does not count as well', () => {
    const s = acting('cloudJump', 'H1 A1/ x A2', { on: ['leaping'], players: { H1: '+leap-1' } })
    s.choose('cast')
    s.choose('leap', { square: 'x' })
    expect(s.modifiers().filter((one) => one.startsWith('leap'))).toEqual(['leap-3 +3'])
    expect(s.player('H1').skills).not.toContain('leap-1')
    s.roll('leap', 6, 6)
  })

  rule('[second 142] who is knocked over on top of a ball sets it bouncing', () => {
    const s = acting('flyingFist', 'H1 . . A1 H2*')
    Object.assign(s.match.balls[0], { state: 'ground', carrier: -1, at: s.player('A1').at })
    s.choose('cast')
    s.roll('spell', 6, 5).roll('armour', 1, 2).roll('bounce', 2)
    expect(s.ball()).toBe('ground e13')
  })
})

describe('who has cast in a turn of the opponents', () => {
  const cast = { players: { A1: '!cast-unseenShield' } }

  rule('[second 140] tackles nobody in it', () => {
    const scene = (more: SecondOptions): Scene => {
      const s = sceneSecond('H1* x .\nA1 . H2', { on: ['spells'], ...more })
      s.choose('activate', { player: 'H1' })
      s.step('x')
      return s
    }
    expect([scene({}).waits(), scene(cast).waits()]).toEqual(['away tackle', 'home activation'])
  })

  rule('[second 140] dodges no attack in it', () => {
    const scene = (more: SecondOptions): Scene => {
      const s = sceneSecond('H1 A1 . H2', { on: ['spells', 'dodging'], ...more })
      s.choose('activate', { player: 'H1' })
      s.block('A1')
      return s
    }
    expect(scene({}).waits()).toBe('away dodge')
    const s = scene(cast)
    s.roll('strike', 3, 3)
    expect(s.waits()).toBe('home turn')
  })
})

describe('one who is dreadful', () => {
  rule('[second 146] nobody leaps into the end zone beside him, nor in Sandals', () => {
    const home = sceneSecond('H1* . . A1', {
      on: ['spells'],
      at: 'h23',
      players: { H1: '+heroic-leap', A1: '!dreadful' },
    })
    home.choose('activate', { player: 'H1' })
    const leaps = home.answers('leap')
    expect(leaps).toContain('leap f25 heroic')
    for (const square of ['g25', 'h25', 'i25', 'g26', 'i26']) expect(leaps).not.toContain(`leap ${square} heroic`)
    const over = sceneSecond('H1 A1/ x A2', {
      ...{ on: ['spells', 'items'], facts: 'items=1:sandalsOfLeaping/', players: { A2: '!dreadful' } },
    })
    over.choose('activate', { player: 'H1' })
    expect(over.answers('leap')).not.toContain('leap x sandalsOfLeaping')
  })
})

rule('[second 141] once it is beside the pitch a spell scatters no more', () => {
  const s = acting('flyingFist', `H1${' .'.repeat(9)} A1`, { at: 'a5' })
  s.choose('cast')
  s.roll('spell', 3, 2).roll('scatter', 2)
  expect([s.waits(), s.happened('spellStrikes')]).toMatchObject(['away turn', [{ square: -1 }]])
})
