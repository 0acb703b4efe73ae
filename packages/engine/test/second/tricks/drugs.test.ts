// Drugs before the toss: who swallows one, what it does at once, and how it wears off. Neighbours: src/procs/match/drugs.ts,
// src/procs/match/wearingOff.ts; drugsInPlay.test.ts has what drugged players do.
import { describe, expect } from 'vitest'
import { lendStat } from '../../../src/procs/match/loans.ts'
import { belovedOf, loves } from '../../../src/procs/match/love.ts'
import { hasState } from '../../../src/procs/match/states.ts'
import { drugRoutines } from '../../../src/procs/match/wearingOff.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { plainSecond } from '../../support/second.ts'
import { drugged, plotted, tossed } from './plots.ts'

/** Home has drugged the player with the number 5, and this is what the table says. */
const with5 = (effect: number, more: Parameters<typeof plotted>[0] = {}): Scene =>
  plotted({ home: { drugs: [5] }, ...more })
    .roll('drug', 4)
    .roll('drugEffect', effect)

describe('a drug', () => {
  rule('[second 262] is swallowed on 4 or more, before the coin is tossed; each dose has a roll of its own', () => {
    const s = plotted({ home: { drugs: [5, 7] }, away: { drugs: [1] } })
    s.roll('drug', 3)
    expect(s.happened('trickFailed')).toHaveLength(1)
    s.roll('drug', 4).roll('drugEffect', 3)
    expect(s.happened('drugged')).toEqual([
      { type: 'drugged', side: 'home', player: s.player('A7').id, effect: 'giggles' },
    ])
    s.roll('drug', 6).roll('drugEffect', 5)
    expect([hasState(s.player('A7'), 'giggles'), hasState(s.player('H1'), 'paranoid')]).toEqual([true, true])
    tossed(s)
  })

  rule('[second 262] does nothing to the Undead', () => {
    const undead = { players: plainSecond().players.map((spec) => ({ ...spec, race: 'Mummy' })) }
    const s = plotted({ home: { drugs: [5] }, awayUp: undead })
    expect(s.waits()).toBe('dice coinToss')
    tossed(s)
  })

  rule('[second 262] is wasted on somebody whom an assassin has met first', () => {
    const s = plotted({ home: { assassin: { kind: 'ordinary', target: 5 }, drugs: [5] } })
    s.roll('assassin', 4).roll('assassinEffect', 1)
    expect(s.happened('trickFailed')).toHaveLength(1)
    tossed(s)
  })
})

describe('a laxative', () => {
  rule('[second 262] sends him off as the game begins, on 4 or more', () => {
    const s = with5(1)
    expect(s.waits()).toBe('dice bowels')
    tossed(s.roll('bowels', 4))
    expect(s.where('A5')).toBe('indisposed')
    s.home.choose('receive')
    s.home.choose('formation', { option: 'wall' })
    expect(s.away.answers('formation').length).toBeGreaterThan(0)
    s.away.choose('formation', { option: 'wall' })
    expect(s.where('A5')).toBe('indisposed')
  })

  rule('[second 262] lets him play on 3 or less', () => {
    expect(tossed(with5(1).roll('bowels', 3)).player('A5').place).toBe('reserves')
  })
})

describe('an illness', () => {
  rule('[second 262] keeps him in bed, and a benchwarmer of his coach’s choice takes his place', () => {
    const [warmer] = plainSecond(1).players
    const bench = [20, 21].map((number) => ({ ...warmer, name: `Warmer ${number}`, number }))
    const s = with5(6, { awayUp: { bench } })
    expect(s.where('A5')).toBe('gone')
    expect(s.away.answers()).toEqual(['choose 20', 'choose 21', 'decline'])
    s.away.choose('choose', { option: '21' })
    expect([s.where('A21'), s.player('A21').who.name]).toEqual(['reserves', 'Warmer 21'])
    expect(s.match.players.some(({ who }) => who.number === 20)).toBe(false)
    tossed(s)
  })

  rule('[second 262] leaves a gap where nobody sits on the bench, or nobody is wanted', () => {
    expect(tossed(with5(6)).match.players.filter(({ side }) => side === 'away')).toHaveLength(11)
    const [warmer] = plainSecond(1).players
    const s = with5(6, { awayUp: { bench: [{ ...warmer, name: 'Warmer', number: 20 }] } })
    s.away.decline()
    expect(tossed(s).match.players.filter(({ side }) => side === 'away')).toHaveLength(11)
  })
})

describe('hiccups and love', () => {
  rule('[second 262] hiccups take 2 off Cool', () => {
    const strong = { players: plainSecond().players.map((spec) => ({ ...spec, stats: { ...spec.stats, CL: 4 } })) }
    const s = tossed(with5(2, { awayUp: strong }))
    expect([s.player('A5').stats.CL, s.player('A6').stats.CL]).toEqual([2, 4])
    // Only a cure gives them back.
    expect(s.player('A5').loans).toMatchObject([{ stat: 'CL', until: 'cure' }])
  })

  rule('[second 262] nobody falls for one who is out of the match', () => {
    const s = plotted({ home: { drugs: [5] }, away: { assassin: { kind: 'ninja', target: 9 } } })
    s.roll('assassin', 3).roll('assassinEffect', 1).roll('drug', 4).roll('drugEffect', 4)
    expect(s.dice()).toEqual(['d10'])
    tossed(s.roll('randomPlayer', 9))
    expect(s.happened('smitten')).toMatchObject([{ beloved: s.player('H10').id }])
  })

  rule('[second 262] love is for an opponent by lot', () => {
    const s = with5(4)
    expect(s.dice()).toEqual(['d11'])
    tossed(s.roll('randomPlayer', 9))
    expect(s.happened('smitten')).toEqual([{ type: 'smitten', player: s.player('A5').id, beloved: s.player('H9').id }])
    expect(hasState(s.player('A5'), 'lovesick')).toBe(true)
    // Only as long as both are on the pitch.
    expect(belovedOf(s.match, s.player('A5'))).toBeNull()
  })
})

/** H1 scores, and these are drugged; what happens before anybody is set up again. */
const touchdown = (players: { readonly [token: string]: string }, picture = '. H1* x\n. . .\n. A1 A2'): Scene => {
  const s = drugged(picture, { at: 'c23', players, beside: 'a3@reserves h9@reserves' })
  s.activate('H1', '')
  s.step('x')
  return s
}

describe('after a touchdown', () => {
  rule('[second 262] each of the four drugs wears off on 5 or more, by a roll of its own', () => {
    const s = touchdown({ A1: '~hiccups~giggles', A2: '~paranoid' })
    expect(s.waits()).toBe('dice wearOff')
    s.roll('wearOff', 4).roll('wearOff', 5).roll('wearOff', 5)
    expect(s.match.players.flatMap(({ states }) => states.map(({ state }) => state))).toEqual(['hiccups'])
    expect(s.happened('cured').map((event) => 'effect' in event && event.effect)).toEqual(['giggles', 'paranoid'])
  })

  rule('[second 262] whose hiccups are over is as cool as before', () => {
    const s = drugged('. H1* x\n. . .\n. A1 .', {
      at: 'c23',
      players: { A1: ':4.2.3.3.3.4.8~hiccups' },
      beside: 'a3@reserves h9@reserves',
    })
    lendStat({ rules: s.engine.rules, match: s.match, events: [] }, s.player('A1'), 'CL', -2, 'cure')
    expect(s.player('A1').stats.CL).toBe(2)
    s.activate('H1', '')
    s.step('x')
    s.roll('wearOff', 5)
    expect(s.player('A1').stats.CL).toBe(4)
  })

  rule('[second 262] whose love is over follows nobody any more', () => {
    const s = drugged('. H1* x\n. . .\n. A1 A2', {
      at: 'c23',
      players: { A1: '~lovesick' },
      beside: 'a3@reserves h9@reserves',
    })
    loves.put(s.match.squads.away, [{ player: s.player('A1').id, beloved: s.player('H9').id }])
    s.activate('H1', '')
    s.step('x')
    s.roll('wearOff', 5)
    expect(loves.of(s.match.squads.away)).toEqual([])
  })

  rule('[second 262] and only then: a restart without one cures nobody', () => {
    const s = drugged('H1* .\nA1 .', { players: { A1: '~paranoid' } })
    const c = { rules: s.engine.rules, match: s.match, events: [] }
    const restart = drugRoutines.find(({ at }) => at === 'restart')
    expect(restart?.begin(c, 'home')).toBeNull()
    s.match.squads.away.score++
    expect(restart?.begin(c, 'home')).toMatchObject({ due: [{ effect: 'paranoid' }] })
    // Once for each.
    expect(restart?.begin(c, 'home')).toBeNull()
  })

  rule('[second 262] nobody rolls for a player who is out of the match for good', () => {
    for (const [box, rolls] of [
      ['dead', false],
      ['injured', false],
      ['stunned', true],
    ] as const) {
      const s = drugged('. H1* x\n. . .\n. A2 .', { at: 'c23', beside: `a1@${box}~giggles h9@reserves` })
      s.activate('H1', '')
      s.step('x')
      expect([box, s.waits()]).toEqual([box, rolls ? 'dice wearOff' : 'away setUp'])
      if (rolls) s.roll('wearOff', 1)
    }
  })

  rule('[second 262] who took a laxative and sits in another box does not roll', () => {
    const s = drugged('. H1* x\n. . .\n. A2 .', { at: 'c23', beside: 'a1@injured~laxative h9@reserves' })
    s.activate('H1', '')
    s.step('x')
    expect(s.waits()).toBe('away setUp')
  })

  rule('[second 262] who took a laxative rolls again: he goes, or comes back', () => {
    const s = touchdown({ A1: '~laxative', A2: '~laxative' })
    s.roll('bowels', 5).roll('bowels', 2)
    expect([s.where('A1'), s.where('A2')]).toEqual(['indisposed', 'reserves'])
    const back = drugged('. H1* x\n. . .\n. A2 .', { at: 'c23', beside: 'a1@indisposed~laxative h9@reserves' })
    back.activate('H1', '')
    back.step('x')
    back.roll('bowels', 3)
    expect(back.where('A1')).toBe('reserves')
    const stays = drugged('. H1* x\n. . .\n. A2 .', { at: 'c23', beside: 'a1@indisposed~laxative h9@reserves' })
    stays.activate('H1', '')
    stays.step('x')
    stays.roll('bowels', 4)
    expect([stays.where('A1'), stays.happened('removed')]).toEqual(['indisposed', []])
  })
})
