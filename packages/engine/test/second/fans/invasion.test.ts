// Pitch invasions: who invades, run or fight, and how play begins again. Neighbours: src/procs/match/invasion.ts; crowd.test.ts.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { FANS, fansOf, goOn, wildCrowd } from './crowds.ts'

/** The crowd has rolled 11, and these are the two checks. */
const invaded = (picture: string, home: number, away: number, facts = FANS, players = {}): Scene =>
  wildCrowd(picture, facts, players).roll('crowd', 5, 6).roll('fanCheck', home).roll('fanCheck', away)

const PICTURE = 'H1 x . A1'

describe('a pitch invasion', () => {
  rule('[second 120] 11: both check Hooliganism, and nothing happens if both fail', () => {
    const s = invaded(PICTURE, 3, 3)
    expect(s.happened('invaded')).toEqual([])
    s.expectTurnOf('away')
  })

  rule('[second 120] the fans of one side invade, and the coach of the other is asked', () => {
    const theirs = invaded(PICTURE, 3, 2)
    expect([theirs.happened('invaded'), theirs.waits()]).toEqual([[{ type: 'invaded', side: 'away' }], 'home invasion'])
    expect(theirs.home.answers()).toEqual(['choose run', 'choose fight'])
    const ours = invaded(PICTURE, 2, 3)
    expect([ours.happened('invaded'), ours.waits()]).toEqual([[{ type: 'invaded', side: 'home' }], 'away invasion'])
  })

  rule('[second 120] if both invade, both are asked, and a riot follows', () => {
    const s = invaded(PICTURE, 2, 2)
    s.home.choose('choose', { option: 'run' })
    expect(s.waits()).toBe('away invasion')
    s.away.choose('choose', { option: 'run' })
    s.roll('armour', 3, 3).roll('armour', 3, 3)
    expect(s.waits()).toBe('dice riot')
    goOn(s)
  })

  rule('[second 121] who runs makes an armour roll with −3, and is in the dug-out', () => {
    const s = invaded('H1 x . A1 A2', 2, 3, `kick=away ${FANS}`)
    s.away.choose('choose', { option: 'run' })
    expect(s.modifiers()).toEqual(['invasion -3'])
    s.roll('armour', 6, 6)
    expect(s.where('A1')).toBe('reserves')
    // AV 9: a 12 is a 9, which holds.
    s.roll('armour', 3, 4)
    expect([s.where('A1'), s.where('A2')]).toEqual(['reserves', 'reserves'])
    expect(s.waits()).toBe('dice chant')
    goOn(s)
  })

  rule('[second 121] he may be hurt on the way', () => {
    const s = invaded(PICTURE, 2, 3, `kick=away ${FANS}`, { A1: ':4.2.3.3.0.0.8' })
    s.away.choose('choose', { option: 'run' })
    s.roll('armour', 6, 6).roll('injury', 4, 4)
    expect(s.where('A1')).toBe('ko')
    goOn(s)
  })

  rule('[second 122] who fights kills a D6 of fans, and 1 more for each point of ST above 4', () => {
    const s = invaded('H1 x . A1 A2 A3', 2, 3, FANS, { A2: ':4.2.4.3.0.0.9', A3: ':4.2.7.3.0.0.9' })
    s.away.choose('choose', { option: 'fight' })
    expect(s.modifiers()).toEqual([])
    s.roll('brawl', 5)
    expect(s.modifiers()).toEqual([])
    s.roll('brawl', 1)
    expect(s.modifiers()).toEqual(['ST +3'])
    s.roll('brawl', 6)
    expect(fansOf(s, 'home')[4]).toBe(5 + 1 + 9)
    goOn(s)
  })

  rule('[second 122] after the fight everybody on the pitch makes an armour roll with −1, fighter or not', () => {
    const s = invaded('H1 x . A1', 2, 3, FANS, { A1: ':4.2.3.3.0.0.9' })
    s.away.choose('choose', { option: 'fight' })
    s.roll('brawl', 1)
    expect([s.explain().player, s.modifiers()]).toEqual([s.player('H1').id, ['invasion -1']])
    s.roll('armour', 3, 3)
    expect([s.explain().player, s.modifiers()]).toEqual([s.player('A1').id, ['invasion -1']])
    s.roll('armour', 5, 6).roll('injury', 4, 4)
    expect(s.where('A1')).toBe('ko')
    goOn(s)
  })

  rule('[second 122] nobody makes that roll if all run', () => {
    const s = invaded(PICTURE, 2, 3)
    s.away.choose('choose', { option: 'run' })
    s.roll('armour', 3, 3)
    expect(s.waits()).toBe('dice chant')
    goOn(s)
  })

  rule('[second 121] a carrier who runs leaves the ball behind, and a second crowd invades nothing', () => {
    const s = invaded('H1 x . A1*', 2, 3, `kick=away ${FANS}`)
    s.away.choose('choose', { option: 'run' })
    // Two ones again: the crowd rolls, and even so nobody more can invade.
    s.roll('armour', 1, 1).roll('crowd', 5, 6)
    expect([s.where('A1'), s.holder(), s.happened('invaded').length]).toEqual(['reserves', null, 1])
    goOn(s)
  })

  rule('[second 121] nobody holds the ball any more while the others still run', () => {
    const s = invaded('H1 x . A1* A2', 2, 3, `kick=away ${FANS}`)
    s.away.choose('choose', { option: 'run' })
    s.roll('armour', 3, 3)
    expect([s.where('A1'), s.holder(), s.waits()]).toEqual(['reserves', null, 'dice armour'])
    s.roll('armour', 3, 3)
    goOn(s)
  })
})

describe('after an invasion', () => {
  const over = (facts: string): Scene => {
    const s = wildCrowd('H1* x . A1', `${facts} ${FANS}`, {}, 'h5@ko a5@stunned')
    s.roll('crowd', 5, 6).roll('fanCheck', 1).roll('fanCheck', 6)
    s.away.choose('choose', { option: 'run' })
    return s.roll('armour', 3, 3)
  }

  rule('[second 123] play begins again as after a touchdown, with recoveries, chants, and no score', () => {
    const s = over('kick=away score=0-1')
    expect([s.where('H1'), s.where('A5'), s.ball(), s.score()]).toEqual(['reserves', 'reserves', 'absent off', '0-1'])
    s.roll('recover', 4)
    expect(s.where('H5')).toBe('reserves')
    s.roll('chant', 6, 6).roll('chant', 1, 1)
    expect([s.rerolls('home'), s.waits(), s.match.drive.kicking]).toEqual([1, 'home setUp', 'away'])
    expect(s.turnovers()).toEqual(['pitchInvasion'])
  })

  rule('[second 123] the side that was scored against last is the offence, whoever had the ball', () => {
    const s = over('kick=home score=1-0')
    s.roll('recover', 4).roll('chant', 6, 6).roll('chant', 1, 1)
    expect(s.waits()).toBe('away setUp')
  })

  rule('[second 300] before any score the first receivers are the offence again', () => {
    for (const kicking of ['home', 'away'] as const) {
      const s = over(`kick=${kicking}`)
      s.roll('recover', 4).roll('chant', 6, 6).roll('chant', 1, 1)
      expect([s.waits(), s.score()]).toEqual([`${kicking === 'home' ? 'away' : 'home'} setUp`, '0-0'])
    }
  })

  rule('[second 123] what was going on is not played to its end', () => {
    const s = over('kick=away')
    expect(s.match.stack.map(({ proc }) => proc)).not.toContain('activation')
    goOn(s)
    expect(s.happened('turnEnded')).toEqual([{ type: 'turnEnded', side: 'home', turnover: 'pitchInvasion' }])
  })
})

describe('the worked example', () => {
  rule(
    '[second 344] Example 9: a riot of 4 and 3 after an invasion of both: 69 dead Elves, and Fan Factors of 5 and 3',
    () => {
      const s = invaded(
        `H1 x . A1
       H2 H3 . A2
       H4 H5 . .
       H6 H7 . .`,
        1,
        2,
        `kick=away score=0-1 ${FANS}`,
      )
      s.home.choose('choose', { option: 'fight' })
      s.away.choose('choose', { option: 'run' })
      // The Elves run: nobody is hurt.
      for (let i = 0; i < 2; i++) {
        expect(s.modifiers()).toEqual(['invasion -3'])
        s.roll('armour', 3, 4)
      }
      for (const die of [6, 6, 5, 5, 4, 2, 1]) s.roll('brawl', die)
      expect(fansOf(s, 'away')).toEqual([4, 2, 1, 5, 29])
      // One Dwarf is lost.
      s.roll('armour', 6, 5).roll('injury', 1, 2)
      for (let i = 1; i < 7; i++) s.roll('armour', 3, 4)
      expect(s.modifiers()).toEqual(['hooliganism +2'])
      s.roll('riot', 2)
      expect(s.modifiers()).toEqual(['hooliganism +2'])
      s.roll('riot', 1)
      expect([fansOf(s, 'home'), fansOf(s, 'away')]).toEqual([
        [2, 2, 2, 5, 30],
        [4, 1, 1, 4, 69],
      ])
      s.roll('fanCheck', 2).roll('fanCheck', 2)
      expect([fansOf(s, 'home')[3], fansOf(s, 'away')[3]]).toEqual([5, 3])
      // The lost Dwarf is back at the restart. The Elves still have the louder fans: 4 + 3 + 2.
      expect(s.modifiers()).toEqual(['chant +2', 'fanFactor +5'])
      s.roll('chant', 3, 4)
      expect(s.modifiers()).toEqual(['chant +4', 'fanFactor +3', 'lead +2'])
      s.roll('chant', 3, 4)
      expect([s.rerolls('home'), s.rerolls('away'), s.waits()]).toEqual([0, 1, 'home setUp'])
    },
  )
})
