// Named referees: what they do about unseen fouls. Neighbours: src/inducements/referees.ts.

import { describe, expect } from 'vitest'
import { fans } from '../../../src/procs/match/fans.ts'
import { coachEjected } from '../../../src/procs/match/staff.ts'
import { kickBb2020, lineUpBb2020, openingBb2020, readyToKick } from '../../support/bb2020.ts'
import { rule } from '../../support/rule.ts'
import { scene } from '../../support/scene.ts'

/** H1 fouls A1 and the referee of the match sees nothing; A2 stands far away. */
const unseenFoul = (facts: string) => {
  const s = scene('H1 A1/', { facts, beside: 'h9@b2 a9@n25' })
  s.activate('H1', 'foul').choose('nominate', { player: 'A1' })
  s.foul('A1')
  return s.roll('armour', 2, 3)
}

/** A kick-off on which the table shows Get the Ref. */
const getTheRef = (inducements: string[], fanFactor = 0) => {
  const s = readyToKick(openingBb2020(lineUpBb2020(11, { inducements, fanFactor }), lineUpBb2020(11, { fanFactor })))
  return kickBb2020(s, 'h20', [5, 1], [1, 1])
}

describe('Ranulf Hokuli', () => {
  const RANULF = 'bribe=1/0 hold=/ranulf-hokuli'

  rule('[bb2020 682] on 4 or more the fouler’s coach bribes, accepts or takes the axe; nobody argues', () => {
    const s = unseenFoul(RANULF).roll('spotFoul', 4)
    expect(s.answers()).toEqual(['decline', 'use axe', 'use bribe'])
    s.decline()
    expect([s.where('H1'), s.turnovers()]).toEqual(['sentOff', ['sentOff']])
    const t = unseenFoul(RANULF).roll('spotFoul', 5)
    t.choose('use', { option: 'bribe' })
    t.roll('bribe', 2)
    expect([t.where('H1'), t.turnovers()]).toEqual(['f10', []])
    expect(unseenFoul(RANULF).roll('spotFoul', 3).where('H1')).toBe('f10')
  })

  rule('[bb2020 682] the axe is an armour roll with +2: broken he is hurt, otherwise he is sent off', () => {
    const axed = () => {
      const s = unseenFoul('hold=/ranulf-hokuli').roll('spotFoul', 6)
      s.choose('use', { option: 'axe' })
      expect(s.modifiers()).toEqual(['axe +2'])
      return s
    }
    const hurt = axed().roll('armour', 3, 4)
    expect(hurt.posture('H1')).toBe('prone')
    hurt.roll('injury', 1, 2)
    expect([hurt.where('H1'), hurt.posture('H1'), hurt.happened('sentOff')]).toEqual(['f10', 'stunned', []])
    expect(hurt.turnovers()).toEqual([])
    const held = axed().roll('armour', 2, 4)
    expect([held.where('H1'), held.turnovers()]).toEqual(['sentOff', ['sentOff']])
  })

  rule('[bb2020 682] with him in the match no coach argues any call', () => {
    const seen = (facts: string) => {
      const s = scene('H1 A1/', { facts: `bribe=1/0 ${facts}`, beside: 'h9@b2 a9@n25' })
      s.activate('H1', 'foul').choose('nominate', { player: 'A1' })
      s.foul('A1')
      return s.roll('armour', 2, 2).answers()
    }
    expect(seen('')).toEqual(['decline', 'use argue', 'use bribe'])
    for (const facts of ['hold=/ranulf-hokuli', 'hold=ranulf-hokuli/'])
      expect(seen(facts)).toEqual(['decline', 'use bribe'])
    const squad = lineUpBb2020(11, { inducements: ['ranulf-hokuli'] })
    const both = openingBb2020(squad, squad)
    expect([both.match.squads.home.inducements, both.match.squads.home.effects]).toEqual([[], ['respect match']])
  })

  rule('[bb2020 682] after a failed bribe the other two choices are left', () => {
    const s = unseenFoul(RANULF).roll('spotFoul', 4)
    s.choose('use', { option: 'bribe' })
    s.roll('bribe', 1)
    expect(s.answers()).toEqual(['decline', 'use axe'])
    s.decline()
  })
})

describe('Thoron Korensson', () => {
  rule('[bb2020 683] on 4 or more the fouler is sent off, and no bribe helps', () => {
    const s = unseenFoul('bribe=1/0 hold=/thoron-korensson').roll('spotFoul', 4)
    expect(s.answers()).toEqual(['decline', 'use argue'])
    s.decline()
    expect(s.where('H1')).toBe('sentOff')
    expect(unseenFoul('hold=/thoron-korensson').roll('spotFoul', 3).where('H1')).toBe('f10')
  })

  rule('[bb2020 683] a 1 when arguing costs another player too', () => {
    const s = unseenFoul('hold=/thoron-korensson').roll('spotFoul', 4)
    s.choose('use', { option: 'argue' })
    s.roll('argue', 1).roll('randomPlayer', 1)
    expect([s.where('H1'), s.where('H9'), coachEjected.of(s.match.squads.home)]).toEqual(['sentOff', 'sentOff', true])
    const t = unseenFoul('hold=/thoron-korensson').roll('spotFoul', 4)
    t.choose('use', { option: 'argue' })
    t.roll('argue', 2)
    expect([t.where('H1'), t.where('H9')]).toEqual(['sentOff', 'b2'])
    // Another referee's call costs no second player.
    const u = scene('H1 A1/', { facts: 'hold=/thoron-korensson', beside: 'h9@b2 a9@n25' })
    u.activate('H1', 'foul').choose('nominate', { player: 'A1' })
    u.foul('A1')
    u.roll('armour', 2, 2)
    u.choose('use', { option: 'argue' })
    u.roll('argue', 1)
    expect([u.where('H1'), u.where('H9')]).toEqual(['sentOff', 'b2'])
  })

  rule('[bb2020 683] Get the Ref is rolled again', () => {
    const s = getTheRef(['thoron-korensson'])
    expect([s.waits(), s.match.squads.away.resources.bribe]).toEqual(['dice kickOffTable', 0])
    s.roll('kickOffTable', 1, 2)
    expect(s.happened('kickOffTable')).toHaveLength(2)
    expect(s.happened('markers')).toHaveLength(1)
    s.roll('bounce', 5)
  })
})

describe('Jorm the Ogre', () => {
  rule('[bb2020 684] on 4 or more he knocks the fouler down, with 1 more on armour or injury', () => {
    const s = unseenFoul('hold=/jorm-the-ogre').roll('spotFoul', 4)
    expect([s.posture('H1'), s.turnovers(), s.needs()]).toEqual(['prone', ['knockedDown'], 9])
    s.roll('armour', 4, 4)
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 1, 1)
    expect(unseenFoul('hold=/jorm-the-ogre').roll('spotFoul', 3).posture('H1')).toBe('standing')
  })

  rule('[bb2020 684] Get the Ref takes one off both Fan Factors instead', () => {
    // Three dedicated fans and one more from the die.
    const s = getTheRef(['jorm-the-ogre'], 3).roll('bounce', 5)
    const { home, away } = s.match.squads
    expect([fans.of(home), fans.of(away), home.resources.bribe, away.resources.bribe]).toEqual([3, 3, 0, 0])
    const none = getTheRef(['jorm-the-ogre']).roll('bounce', 5).match.squads
    expect([fans.of(none.home), fans.of(none.away)]).toEqual([0, 0])
  })
})

describe('the Trundlefoot Triplets', () => {
  const TRIPLETS = 'hold=/trundlefoot-triplets'

  rule('[bb2020 685] on 5 or more the fouler goes, on a 1 the victim', () => {
    const s = unseenFoul(TRIPLETS).roll('spotFoul', 5)
    s.decline()
    expect([s.where('H1'), s.where('A1')]).toEqual(['sentOff', 'f11'])
    const t = unseenFoul(TRIPLETS).roll('spotFoul', 1)
    expect(t.waits()).toBe('away useResource')
    t.away.decline()
    expect([t.where('H1'), t.where('A1')]).toEqual(['f10', 'sentOff'])
    const u = unseenFoul(TRIPLETS).roll('spotFoul', 4)
    expect([u.where('H1'), u.where('A1')]).toEqual(['f10', 'f11'])
  })

  const atSetUp = () => {
    const s = openingBb2020(lineUpBb2020(11, { inducements: ['trundlefoot-triplets'] }))
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    return s
  }

  rule('[bb2020 685] each drive a 6 stuns a random open opponent', () => {
    const s = atSetUp()
    const open = s.match.players.filter((p) => p.side === 'away' && p.place === 'pitch').length - 3
    s.roll('underfoot', 6)
    expect(s.dice()).toEqual([`d${open}`])
    s.roll('randomPlayer', 1)
    expect(s.match.players.filter((p) => p.posture === 'stunned').map((p) => p.side)).toEqual(['away'])
    const t = atSetUp().roll('underfoot', 5)
    expect(t.waits()).toBe('home kicker')
  })

  rule('[bb2020 685] Get the Ref drives them away', () => {
    const s = atSetUp().roll('underfoot', 1)
    const [, player = ''] = s.home.answers('choose').at(-1)?.split(' ') ?? []
    s.home.choose('choose', { player })
    kickBb2020(s, 'h20', [5, 1], [1, 1])
    const { home } = s.match.squads
    expect([home.inducements, home.effects, home.resources.bribe]).toEqual([[], [], 1])
    s.roll('bounce', 5)
  })
})
