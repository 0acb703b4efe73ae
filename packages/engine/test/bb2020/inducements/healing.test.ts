// Treatment besides the apothecary: mortuary assistant, plague doctor, Mungo Spinecracker, Krot Shockwhisker.
// Neighbours: src/inducements/{commonBb2020,plagueDoctor,healers}.ts.
import { describe, expect } from 'vitest'
import type { Engagement } from '../../../src/vocabulary/words.ts'
import { lineUpBb2020, openingBb2020 } from '../../support/bb2020.ts'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

/** H1 knocks A1 down on x and breaks his armour: the injury roll is next. */
const hurt = (facts: string, skills = '', engaged?: Engagement): Scene => {
  const s = scene('H1 A1 x', {
    facts,
    beside: 'h9@b2 a9@n25',
    players: { A1: skills },
    who: engaged ? { A1: { engaged } } : {},
  })
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6).push('x')
  s.stay()
  return s.roll('armour', 6, 5)
}
const knockedOut = (facts: string, engaged?: Engagement): Scene => hurt(facts, '', engaged).roll('injury', 4, 4)
const casualty = (facts: string, result: number, skills = '', engaged?: Engagement): Scene =>
  hurt(facts, skills, engaged).roll('injury', 6, 5).roll('casualty', result)

describe('a failed regeneration', () => {
  rule('[bb2020 650] the mortuary assistant re-rolls it, once', () => {
    expect(
      openingBb2020(lineUpBb2020(11, { inducements: ['mortuary-assistant'] })).match.squads.home.resources.henchman,
    ).toBe(1)
    const s = casualty('henchman=0/1', 8, '+regeneration').roll('regeneration', 3)
    expect(s.question().subject).toBe('henchman')
    s.away.use()
    s.roll('regeneration', 4)
    expect([s.where('A1'), s.match.squads.away.resources.henchman]).toEqual(['reserves', 0])
    const t = casualty('henchman=0/1', 8, '+regeneration').roll('regeneration', 3)
    t.away.use()
    t.roll('regeneration', 3)
    expect([t.where('A1'), t.waits()]).toEqual(['casualty', 'home turn'])
  })

  rule('[bb2020 650] for a journeyman too, never for a star or a mercenary', () => {
    const failed = (engaged: Engagement) =>
      casualty('henchman=0/1', 8, '+regeneration', engaged).roll('regeneration', 3)
    expect(failed('journeyman').question().subject).toBe('henchman')
    for (const engaged of ['star', 'mercenary'] as const) expect(failed(engaged).waits()).toBe('home turn')
  })
})

describe('the plague doctor', () => {
  rule('[bb2020 651] he brings one second roll of regeneration', () => {
    const { home } = openingBb2020(lineUpBb2020(11, { inducements: ['plague-doctor'] })).match.squads
    expect([home.resources.henchman, home.inducements]).toEqual([1, ['plague-doctor']])
  })

  rule('[bb2020 651] and once, whether that was used or not, a knocked-out player stays on the pitch, stunned', () => {
    const s = knockedOut('hold=/plague-doctor henchman=0/1')
    expect([s.waits(), s.away.answers()]).toEqual(['away inducement', ['decline', 'use smelling-salts']])
    s.away.choose('use')
    const { inducements, resources } = s.match.squads.away
    expect([s.where('A1'), s.posture('A1'), inducements, resources.henchman]).toEqual(['x', 'stunned', [], 1])
    s.expectTurnOf('home')
    const t = knockedOut('hold=/plague-doctor')
    t.away.decline()
    expect([t.where('A1'), t.match.squads.away.inducements]).toEqual(['ko', ['plague-doctor']])
  })

  rule('[bb2020 651] journeymen too, but neither stars nor mercenaries, and nobody of the other side', () => {
    expect(knockedOut('hold=/plague-doctor', 'journeyman').waits()).toBe('away inducement')
    for (const engaged of ['star', 'mercenary'] as const) {
      const s = knockedOut('hold=/plague-doctor', engaged)
      expect([s.where('A1'), s.waits()]).toEqual(['ko', 'home turn'])
    }
    const foe = knockedOut('hold=plague-doctor/')
    expect([foe.where('A1'), foe.waits()]).toEqual(['ko', 'home turn'])
  })

  rule('[bb2020 651] the apothecary is asked before him', () => {
    const s = knockedOut('hold=/plague-doctor apothecary=0/1')
    expect(s.question().subject).toBe('apothecary')
    s.away.decline()
    expect(s.waits()).toBe('away inducement')
  })
})

describe('Mungo Spinecracker', () => {
  const cracked = (face: number): Scene => {
    const s = knockedOut('hold=/mungo-spinecracker')
    s.away.choose('use', { option: 'crack-his-spine' })
    return s.roll('crack-his-spine', face)
  }

  rule('[bb2020 667] on 5 and 6 a knocked-out player stays on the pitch, stunned; on 2 to 4 he is out', () => {
    for (const face of [5, 6]) {
      const s = cracked(face)
      expect([s.where('A1'), s.posture('A1')]).toEqual(['x', 'stunned'])
    }
    for (const face of [2, 4]) expect(cracked(face).where('A1')).toBe('ko')
  })

  rule('[bb2020 667] on a 1 he is badly hurt', () => {
    const s = cracked(1)
    expect([s.where('A1'), s.player('A1').injuries]).toEqual(['casualty', ['badlyHurt']])
    s.expectTurnOf('home')
  })

  rule('[bb2020 667] any number of times, for own players; nobody must', () => {
    expect(cracked(3).match.squads.away.inducements).toEqual(['mungo-spinecracker'])
    expect(knockedOut('hold=mungo-spinecracker/').waits()).toBe('home turn')
    const s = knockedOut('hold=/mungo-spinecracker')
    s.away.decline()
    expect(s.where('A1')).toBe('ko')
  })
})

describe('Krot Shockwhisker', () => {
  /** A1 becomes a casualty with this result, and then H2 scores: the drive is over. */
  const driveOver = (facts: string, result: number, skills = '', engaged?: Engagement): Scene => {
    const s = scene('H1 A1 x\n. . .\n. H2* .', {
      at: 'f24',
      facts: `turn=home:1/1 ${facts}`,
      beside: 'a9@n10',
      players: { A1: skills },
      who: engaged ? { A1: { engaged } } : {},
    })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).push('x')
    s.stay()
    s.roll('armour', 6, 5).roll('injury', 6, 5).roll('casualty', result)
    expect([s.where('A1'), s.waits()]).toEqual(['casualty', 'home turn'])
    s.activate('H2', 'move').step('h26')
    return s
  }
  const shocked = (face: number, result = 8, skills = ''): Scene => {
    const s = driveOver('hold=/krot-shockwhisker', result, skills)
    expect(s.question().subject).toBe('recovering')
    s.away.choose('use', { option: 'shock-treatment' })
    expect(s.away.answers()).toEqual(['choose A1'])
    s.away.choose('choose', { player: 'A1' })
    return s.roll('shock-treatment', face)
  }

  rule('[bb2020 664] on a 1 a casualty suffers another casualty roll', () => {
    const s = shocked(1).roll('casualty', 13).roll('lastingInjury', 6)
    expect(s.player('A1').injuries).toEqual(['seriouslyHurt', 'lastingInjury', 'dislocatedShoulder'])
    expect([s.where('A1'), s.match.squads.away.inducements]).toEqual(['casualty', []])
  })

  rule('[bb2020 664] once, after a drive; on 2 and 3 nothing; for opponents, stars and mercenaries never', () => {
    for (const face of [2, 3]) expect(shocked(face).where('A1')).toBe('casualty')
    expect(driveOver('hold=krot-shockwhisker/', 8).waits()).toBe('home setUp')
    for (const engaged of ['star', 'mercenary'] as const)
      expect(driveOver('hold=/krot-shockwhisker', 8, '', engaged).waits()).toBe('home setUp')
  })

  /** The drive after it, in which he is set up. */
  const nextDrive = (face: number, result = 8, skills = ''): Scene => {
    const s = shocked(face, result, skills)
    expect([s.score(), s.where('A1')]).toEqual(['1-0', 'reserves'])
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    const [, kicker] = s.home.answers('choose')[0].split(' ')
    s.home.choose('choose', { player: kicker })
    s.home.choose('aim', { square: 'h24' })
    s.roll('kickScatter', 5, 1).roll('kickOffTable', 1, 1).roll('bounce', 5)
    expect(s.player('A1').place).toBe('pitch')
    return s
  }

  rule('[bb2020 664] on 4 and 5 he plays the next drive with Really Stupid, on a 6 without, even if he died', () => {
    for (const [face, result, skills, injury] of [
      [4, 8, ['last-legs', 'really-stupid'], 'seriouslyHurt'],
      [6, 16, ['last-legs'], 'dead'],
    ] as const) {
      const s = nextDrive(face, result)
      expect(s.player('A1').skills).toEqual(skills)
      while (s.match.clock.half === 1) s.endTurn()
      expect([s.match.clock.half, s.where('A1'), s.player('A1').injuries]).toEqual([2, 'casualty', [injury]])
    }
  })

  rule('[bb2020 664] a player who was Really Stupid before now needs a 5', () => {
    const s = nextDrive(5, 8, '+really-stupid')
    expect(s.player('A1').skills).toEqual(['last-legs', 'really-stupid-5'])
    s.activate('A1', 'move')
    expect([s.needs(), s.modifiers()]).toEqual([3, ['really-stupid-5 -1', 'helper +2']])
    s.roll('reallyStupid', 3)
    expect(s.waits()).toBe('away activation')
  })
})
