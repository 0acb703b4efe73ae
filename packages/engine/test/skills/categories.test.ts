// The category of each skill, that both editions share them all, and which of them work for a player who is down.
import { describe, expect } from 'vitest'
import type { SkillCategory } from '../../src/hooks.ts'
import { currentEdition, rule } from '../support/rule.ts'
import { engineOf, scene } from '../support/scene.ts'

const named = (category: SkillCategory): string[] =>
  [...engineOf(currentEdition()).rules.skills.values()]
    .filter((skill) => skill.category === category)
    .map((skill) => skill.name)
    .sort()
const list = (text: string): string[] => text.split(', ').sort()

const EXTRAORDINARY =
  'Always Hungry, Animosity, Ball & Chain, Blood Lust, Bombardier, Bone-head, Chainsaw, Decay, Fan Favourite, ' +
  "Hypnotic Gaze, Loner, No Hands, Nurgle's Rot, Really Stupid, Regeneration, Right Stuff, Secret Weapon, Stab, " +
  'Stakes, Stunty, Take Root, Throw Team-Mate, Titchy, Wild Animal'

describe('categories', () => {
  rule('[bugman 591] fourteen general skills', () => {
    const skills =
      'Block, Dauntless, Dirty Player, Fend, Frenzy, Kick, Kick-Off Return, Pass Block, Pro, Shadowing, Strip Ball, ' +
      'Sure Hands, Tackle, Wrestle'
    expect(named('general')).toEqual(list(skills))
    expect(named('general')).toHaveLength(14)
  })

  rule('[bugman 592] ten agility skills', () => {
    const skills = 'Catch, Diving Catch, Diving Tackle, Dodge, Jump Up, Leap, Side Step, Sneaky Git, Sprint, Sure Feet'
    expect(named('agility')).toEqual(list(skills))
    expect(named('agility')).toHaveLength(10)
  })

  rule('[bugman 593] seven passing skills', () => {
    expect(named('passing')).toEqual(
      list('Accurate, Dump-Off, Hail Mary Pass, Leader, Nerves of Steel, Pass, Safe Throw'),
    )
    expect(named('passing')).toHaveLength(7)
  })

  rule('[bugman 594] ten strength skills', () => {
    const skills =
      'Break Tackle, Grab, Guard, Juggernaut, Mighty Blow, Multiple Block, Piling On, Stand Firm, Strong Arm, Thick Skull'
    expect(named('strength')).toEqual(list(skills))
    expect(named('strength')).toHaveLength(10)
  })

  rule('[bugman 595] ten mutations', () => {
    const skills =
      'Big Hand, Claw, Disturbing Presence, Extra Arms, Foul Appearance, Horns, Prehensile Tail, Tentacles, Two Heads, ' +
      'Very Long Legs'
    expect(named('mutation')).toEqual(list(skills))
    expect(named('mutation')).toHaveLength(10)
  })

  rule('[bugman 596] the other twenty-four are extraordinary, seventy-five in all', () => {
    expect(named('extraordinary')).toEqual(list(EXTRAORDINARY))
    expect([list(EXTRAORDINARY).length, engineOf(currentEdition()).rules.skills.size]).toEqual([24, 75])
  })

  rule('[crp 135] both editions play with the very same seventy-five', () => {
    const [cup, league] = ['bugman', 'crp'].map((edition) => engineOf(edition).rules.skills)
    expect([...league.keys()]).toEqual([...cup.keys()])
    for (const [id, skill] of league) expect(skill, id).toStrictEqual(cup.get(id))
  })
})

describe('players who are down', () => {
  rule('[bugman 335] only extraordinary skills work for them: no Stand Firm, no Side Step, no Fend', () => {
    for (const state of ['.p', '.s']) {
      const s = scene('H1 A1 x\nH2 . .', {
        players: { H1: ':1338+ball-and-chain', A1: `+stand-firm+side-step+fend${state}` },
      })
      s.activate('H1', 'move').choose('swing', { option: 'E' })
      s.roll('swing', 3)
      expect(s.waits()).toBe('home pushSquare')
      s.push('x')
      s.roll('armour', 1, 1)
      expect([s.where('A1'), s.where('H1')]).toEqual(['x', 'f11'])
    }
  })

  rule('[bugman 335] nor Guard, Tackle, Shadowing, Tentacles, a tail or Diving Tackle', () => {
    const skills = '+guard+tackle+shadowing+tentacles+prehensile-tail+diving-tackle'
    for (const state of ['.p', '.s']) {
      const s = scene('x H1 A1\n. . A2\nH2 . .', { players: { H1: '+dodge', A1: `${skills}${state}` } })
      s.activate('H1', 'move').step('x')
      expect([s.waits(), s.modifiers()]).toEqual(['dice dodge', ['dodge +1']])
      s.roll('dodge', 1)
      expect(s.answers()).toEqual(['keep', 'reroll dodge'])
      s.reroll('dodge')
      s.roll('dodge', 3)
      expect(s.waits()).toBe('home activation')
    }
  })

  rule('[bugman 335] extraordinary ones work: Stunty, Bone-head, Regeneration', () => {
    const stunty = scene('H1 A1 .\nH2 . .', { players: { A1: '+stunty.s' } })
    stunty.activate('H1', 'foul').foul('A1')
    stunty.roll('armour', 6, 5).roll('injury', 3, 4)
    expect(stunty.where('A1')).toBe('ko')
    const bone = scene('H1/ . A1\nH2 . .', { players: { H1: '+bone-head' } })
    bone.activate('H1', 'move').roll('boneHead', 1)
    expect(bone.posture('H1')).toBe('prone')
    const regeneration = scene('H1 A1 .\nH2 . .', { players: { A1: '+regeneration.s' } })
    regeneration.activate('H1', 'foul').foul('A1')
    regeneration.roll('armour', 6, 5).roll('injury', 6, 5)
    if (currentEdition() === 'crp') regeneration.roll('casualty', 1, 1)
    regeneration.roll('regeneration', 4)
    expect(regeneration.where('A1')).toBe('reserves')
  })

  rule('[bugman 335] and so do those whose own text says so: Jump Up, Leader', () => {
    const jump = scene('H1/ A1 .\nH2 . .', { players: { H1: '+jump-up' } })
    expect(jump.answers('activate')).toContain('activate H1 block')
    const lead = scene('H1= . . .\nx H2 A1 .', { players: { H1: '+leader' }, facts: 'leader=1/0' })
    lead.activate('H2', 'move').step('x').roll('dodge', 1)
    expect(lead.answers()).toEqual(['keep', 'reroll leader'])
    lead.keep()
    lead.roll('armour', 1, 1)
  })
})

describe('Sure Hands', () => {
  rule('[bugman 560] the ball cannot be stripped from him', () => {
    for (const skill of ['', '+sure-hands']) {
      const s = scene('H1 A1* x\nH2 . .\n. . .', { players: { H1: ':6638+strip-ball', A1: skill } })
      s.activate('H1', 'block').block('A1')
      s.roll('block', ...s.dice().map(() => 3)).push('x')
      if (skill === '') {
        expect([s.waits(), s.question().subject]).toEqual(['home useSkill', 'strip-ball'])
        continue
      }
      expect([s.waits(), s.holder()]).toEqual(['home followUp', 'A1'])
      s.stay()
      expect(s.holder()).toBe('A1')
    }
  })
})
