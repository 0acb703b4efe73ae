// Inducements for any team: what they add, the weather mage, the sports-wizard, the biased referee.
// Neighbours: src/inducements/common.ts, support/scene.ts.

import { describe, expect } from 'vitest'
import { assistantCoaches, cheerleaders, coachEjected } from '../../../src/procs/match/staff.ts'
import { leaderRerolls } from '../../../src/procs/rolling/reroll.ts'
import { lineUpBb2020, openingBb2020, readyToKick } from '../../support/bb2020.ts'
import { newGame } from '../../support/game.ts'
import { rule } from '../../support/rule.ts'
import { scene } from '../../support/scene.ts'

describe('staff for a match', () => {
  const squadWith = (inducements: string[], changes = {}) =>
    openingBb2020(lineUpBb2020(11, { inducements, ...changes })).match.squads.home

  rule('[bb2020 643] each temp agency cheerleader counts one, sixteen in all at most', () => {
    const hired = ['temp-agency-cheerleaders', 'temp-agency-cheerleaders']
    expect(cheerleaders.of(squadWith(hired, { cheerleaders: 3 }))).toBe(5)
    expect(cheerleaders.of(squadWith(hired, { cheerleaders: 15 }))).toBe(16)
  })

  rule('[bb2020 644] each part-time assistant coach counts one, nine in all at most', () => {
    const hired = ['part-time-assistant-coaches', 'part-time-assistant-coaches', 'part-time-assistant-coaches']
    expect(assistantCoaches.of(squadWith(hired, { assistantCoaches: 2 }))).toBe(5)
    expect(assistantCoaches.of(squadWith(hired, { assistantCoaches: 7 }))).toBe(9)
  })

  rule('[bb2020 648] extra team training is one more team re-roll in each half', () => {
    const squad = squadWith(['extra-team-training', 'extra-team-training'], { rerolls: 2 })
    expect([squad.rerolls, squad.rerollsPerHalf]).toEqual([4, 4])
  })

  rule('[bb2020 646] each keg adds one to recovery rolls, for the own team only', () => {
    const s = scene('H1* .', {
      at: 'f25',
      facts: 'hold=bloodweiser-kegs,bloodweiser-kegs/',
      beside: 'h9@ko a1@b2 a9@ko',
    })
    s.activate('H1', 'move').step('f26')
    expect([s.waits(), s.needs(), s.modifiers()]).toEqual([
      'dice recover',
      2,
      ['bloodweiser-kegs +1', 'bloodweiser-kegs +1'],
    ])
    s.roll('recover', 2)
    expect([s.where('H9'), s.needs()]).toEqual(['reserves', 4])
    s.roll('recover', 3)
    expect(s.where('A9')).toBe('ko')
  })

  rule('[bb2020 649] a wandering apothecary treats journeymen and mercenaries too, never stars', () => {
    const knockedOut = (engaged: 'journeyman' | 'mercenary' | 'star') => {
      const s = scene('H1 A1 x', { facts: 'wandering=0/1', beside: 'h9@b2 a9@n25', who: { A1: { engaged } } })
      s.activate('H1', 'block').block('A1')
      s.roll('block', 6).push('x')
      s.stay()
      return s.roll('armour', 6, 5).roll('injury', 4, 4)
    }
    for (const engaged of ['journeyman', 'mercenary'] as const) {
      const s = knockedOut(engaged)
      expect(s.question().subject).toBe('apothecary')
      s.away.choose('use')
      expect([s.posture('A1'), s.where('A1'), s.match.squads.away.resources.wanderingApothecary]).toEqual([
        'stunned',
        'x',
        0,
      ])
    }
    expect(knockedOut('star').where('A1')).toBe('ko')
  })

  rule(
    '[bb2020 653] after the first kick of a half the chef takes a re-roll from the opponents for each success, never a leader’s',
    () => {
      const home = lineUpBb2020(11, { inducements: ['halfling-master-chef'] })
      const away = lineUpBb2020(11, { rerolls: 1 }, { 1: ['leader'] })
      const s = newGame({ home, away })
      s.roll('fans', 1).roll('fans', 1).roll('weather', 3, 4).roll('coinToss', 1)
      s.home.choose('kick')
      readyToKick(s)
      s.home.choose('aim', { square: 'h24' })
      s.roll('kickScatter', 5, 1).roll('masterChef', 4, 6, 3)
      expect(s.waits()).toBe('dice kickOffTable')
      s.roll('kickOffTable', 1, 1).roll('bounce', 5)
      expect([s.rerolls('home'), s.rerolls('away'), leaderRerolls.of(s.match.squads.away)]).toEqual([2, 0, 1])
    },
  )
})

describe('the weather mage', () => {
  const conjure = () => {
    const s = scene('H1 . A1', { facts: 'turn=home:1/1 hold=/weather-mage' })
    s.endTurn()
    expect([s.waits(), s.answers()]).toEqual(['away inducement', ['decline', 'use conjure-weather']])
    return s
  }

  rule('[bb2020 645] the weather of a roll shifted by up to two, until the next opposing turn is over', () => {
    const s = conjure()
    s.choose('use')
    s.roll('weather', 4, 5)
    expect(s.answers()).toEqual(['choose nice', 'choose pouringRain'])
    s.choose('choose', { option: 'pouringRain' })
    expect(s.match.weather).toBe('pouringRain')
    s.endTurn()
    expect([s.waits(), s.match.weather]).toEqual(['home turn', 'pouringRain'])
    s.endTurn()
    expect([s.waits(), s.match.weather]).toEqual(['away turn', 'nice'])
  })

  rule('[bb2020 645] it ends with the drive at the latest, and works once', () => {
    const s = scene('H1* . .', { at: 'f24', facts: 'turn=away:1/1 hold=weather-mage/', beside: 'a9@b2' })
    s.endTurn()
    s.choose('use')
    s.roll('weather', 6, 6)
    s.choose('choose', { option: 'blizzard' })
    s.activate('H1', 'move').step('f25').step('f26')
    expect([s.score(), s.match.weather, s.match.squads.home.inducements]).toEqual(['1-0', 'nice', []])
  })

  rule('[bb2020 645] declining keeps him for a later turn; he cannot be used in the opponents’ turn', () => {
    const s = conjure()
    s.choose('decline')
    s.expectTurnOf('away')
    s.endTurn()
    s.expectTurnOf('home')
    s.endTurn()
    expect(s.waits()).toBe('away inducement')
  })
})

describe('the sports-wizard', () => {
  const WIZARD = 'hold=/hireling-sports-wizard'

  rule(
    '[bb2020 657] [bb2020 658] a fireball knocks down on 4 or more each standing player on the square or next to it',
    () => {
      const s = scene('H1* H2 .\nA1 x H3/\n. . .\n. . H4', { facts: `turn=home:1/1 ${WIZARD}` })
      s.endTurn()
      expect(s.away.answers('use')).toEqual(['use fireball', 'use zap'])
      s.away.choose('use', { option: 'fireball' })
      s.away.choose('choose', { square: 'x' })
      s.roll('fireball', 4).roll('armour', 4, 4)
      expect([s.posture('H1'), s.waits()]).toEqual(['prone', 'dice injury'])
      s.roll('injury', 3, 4).roll('bounce', 2)
      s.roll('fireball', 3).roll('fireball', 1)
      expect([s.posture('H2'), s.posture('A1'), s.turnovers()]).toEqual(['standing', 'standing', []])
      s.expectTurnOf('away')
      expect(s.match.squads.away.inducements).toEqual([])
    },
  )

  rule(
    '[bb2020 658] if the armour breaks anyway the +1 counts on the injury roll; at the end of the own turn as well',
    () => {
      const s = scene('H1 x\nA1 .', { facts: `turn=away:1/1 ${WIZARD}` })
      s.endTurn()
      s.away.choose('use', { option: 'fireball' })
      s.away.choose('choose', { square: 'x' })
      s.roll('fireball', 6).roll('armour', 4, 5)
      expect(s.modifiers()).toEqual(['fireball +1'])
      s.roll('injury', 3, 4)
      expect(s.where('H1')).toBe('ko')
      s.roll('fireball', 1)
    },
  )

  rule(
    '[bb2020 657] [bb2020 659] zapped on a roll of his strength or more: a frog until the drive ends, and the ball bounces',
    () => {
      const s = scene('H1* . H2', { facts: `turn=home:1/1 ${WIZARD}`, players: { H1: '+block' }, beside: 'a1@b2' })
      s.endTurn()
      s.away.choose('use', { option: 'zap' })
      expect(s.away.answers()).toEqual(['choose H1', 'choose H2'])
      s.away.choose('choose', { player: 'H1' })
      s.roll('zap', 3).roll('bounce', 5)
      const { stats, skills } = s.player('H1')
      expect(stats).toEqual({ MA: 5, ST: 1, AG: 2, PA: 0, AV: 5 })
      expect(skills).toEqual(['dodge', 'leap', 'no-hands', 'stunty', 'titchy', 'very-long-legs'])
      expect(s.ball()).toBe('ground f11')
    },
  )

  rule(
    '[bb2020 659] a roll below his strength does nothing, a 6 always works; nothing at the end of the own turn',
    () => {
      const s = scene('H1 .', { facts: `turn=away:1/1 ${WIZARD}`, players: { H1: ':67349' }, beside: 'a1@b2' })
      s.endTurn()
      expect(s.away.answers('use')).toEqual(['use fireball'])
      s.away.decline()
      expect(s.waits()).toBe('away inducement')
      s.away.choose('use', { option: 'zap' })
      s.away.choose('choose', { player: 'H1' })
      s.roll('zap', 6)
      expect(s.player('H1').stats.ST).toBe(1)
      s.expectTurnOf('home')
      const t = scene('H1 .', { facts: `turn=home:1/1 ${WIZARD}`, beside: 'a1@b2' })
      t.endTurn()
      t.away.choose('use', { option: 'zap' })
      t.away.choose('choose', { player: 'H1' })
      t.roll('zap', 2)
      expect(t.player('H1').stats.ST).toBe(3)
    },
  )

  rule(
    '[bb2020 659] a killed frog is only badly hurt, cannot be treated, and turns back at the end of the drive',
    () => {
      const s = scene('A1 H1 x', {
        facts: `turn=home:1/1 apothecary=1/0 ${WIZARD}`,
        beside: 'a2@b3.o h2@n20',
        players: { H1: '+block' },
      })
      s.endTurn()
      s.away.choose('use', { option: 'zap' })
      s.away.choose('choose', { player: 'H1' })
      s.roll('zap', 5)
      s.activate('A1', 'block').block('H1')
      s.roll('block', 6, 6, 6).push('x')
      s.stay()
      s.roll('armour', 2, 3).roll('injury', 5, 6)
      expect([s.where('H1'), s.player('H1').injuries]).toEqual(['casualty', ['badlyHurt']])
      s.activate('A2', 'move').step('b2').step('b1')
      expect([s.score(), s.player('H1').stats.ST, s.player('H1').skills]).toEqual(['0-1', 3, ['block']])
    },
  )
})

describe('the biased referee', () => {
  const foul = (facts: string) => {
    const s = scene('H1 A1/', { facts, beside: 'h9@b2 a9@n25' })
    s.activate('H1', 'foul').choose('nominate', { player: 'A1' })
    s.foul('A1')
    return s.roll('armour', 2, 3)
  }

  rule('[bb2020 660] he sees an unseen foul of the opponents on 5 or more', () => {
    const s = foul('hold=/biased-referee').roll('spotFoul', 5)
    expect(s.question().subject).toBe('sendingOff')
    s.decline()
    expect(s.where('H1')).toBe('sentOff')
    const t = foul('hold=/biased-referee').roll('spotFoul', 4)
    expect(t.where('H1')).toBe('f10')
    expect(foul('hold=biased-referee/').where('H1')).toBe('f10')
  })

  rule('[bb2020 660] his own team has +1 to argue the call, so its coach is never sent off', () => {
    const argue = (face: number) => {
      const s = scene('H1 A1/', { facts: 'hold=biased-referee/', beside: 'h9@b2 a9@n25' })
      s.activate('H1', 'foul').choose('nominate', { player: 'A1' })
      s.foul('A1')
      s.roll('armour', 2, 2)
      s.choose('use', { option: 'argue' })
      return s.roll('argue', face)
    }
    expect(argue(5).where('H1')).toBe('f10')
    const s = argue(1)
    expect([s.where('H1'), coachEjected.of(s.match.squads.home)]).toEqual(['sentOff', false])
  })
})
