// The match report: scenes played on the pitch, and whole matches counted twice. Neighbours: support.ts for reports
// made by hand, scenes.ts for the scenes.
import {
  type Engine,
  editionNamed,
  engineFor,
  type GameEvent,
  livelyCoach,
  type Match,
  playMatch,
  seededRoller,
} from '@double-skulls/engine'
import { type MatchReport, suggestTeam, toLineUp } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { currentEdition, rule } from '../../../engine/test/support/rule.ts'
import { engineOf, type Scene, scene } from '../../../engine/test/support/scene.ts'
import { newReportBook } from '../../src/postMatch/report.ts'
import { blocked, ofPlayer, pass, points, reportOn, rulesFor } from './scenes.ts'

const scored = (): Scene => {
  const s = scene('H1* x', { at: 'h25', beside: 'a9@b20 h9@b2' })
  s.activate('H1', 'move').step('x')
  if (currentEdition() === 'crp') s.endAction()
  return s
}

describe('points in crp', () => {
  rule('[crp 28] 2 for an opponent who leaves by a block of his', () => {
    const s = blocked([1, 1])
    expect([points(s, 'H1'), points(s, 'H9')]).toEqual([2, 0])
    expect(reportOn(s).home.casualties).toBe(1)
  })

  rule('[crp 30] 3 for a touchdown', () => {
    const s = scored()
    expect([points(s, 'H1'), points(s, 'H9'), reportOn(s).home.score]).toEqual([3, 0, 1])
  })

  rule('[crp 34] none for a touchdown that nobody scored', () => {
    const { rules } = engineOf('crp')
    const s = scene('H1 . A1')
    const book = newReportBook(rules, rulesFor('crp'), s.match)
    book.note([{ type: 'touchdown', side: 'home', player: -1 }])
    s.match.result = { winner: 'home', score: { home: 1, away: 0 }, by: 'touchdowns' }
    const { home } = book.finish()
    expect([home.score, home.handedOver, home.players.map((one) => one.points)]).toEqual([1, 0, [0]])
  })

  rule('[crp 33] a casualty who is healed counts all the same', () => {
    const s = blocked([6, 1], { A1: '+regeneration' }).roll('regeneration', 4)
    expect([points(s, 'H1'), ofPlayer(s, 'A1').dead, ofPlayer(s, 'H1').kills]).toEqual([2, false, 0])
  })

  rule('[crp 68] the dead and their killers are known by name, and an injured player is not among the dead', () => {
    const told = (dice: readonly number[]) => {
      const s = blocked(dice)
      return [ofPlayer(s, 'A1').dead, ofPlayer(s, 'A1').injuries, ofPlayer(s, 'H1').kills]
    }
    expect(told([6, 1])).toEqual([true, ['dead'], 1])
    expect(told([5, 8])).toEqual([false, ['smashedCollarBone'], 0])
    expect(told([4, 1])).toEqual([false, ['brokenRibs'], 0])
  })
})

describe('points in bb2020', () => {
  rule('[bb2020 403] 1 for an accurate pass that is caught where it was thrown to', () => {
    const caught = pass('H1* . . H2').roll('pass', 4).roll('catch', 3)
    expect([points(caught, 'H1'), points(caught, 'H2')]).toEqual([1, 0])
    const scattered = pass('H1* . . H2 . H3').roll('pass', 3)
    scattered.roll('scatter', 5).roll('scatter', 5).roll('scatter', 2).roll('bounce', 7).roll('catch', 4)
    expect([scattered.holder(), points(scattered, 'H1')]).toEqual(['H3', 0])
    const dropped = pass('H1* . . H2 H3').roll('pass', 4).roll('catch', 2).roll('bounce', 5).roll('catch', 6)
    expect([dropped.holder(), points(dropped, 'H1')]).toEqual(['H3', 0])
  })

  const hurled = (face: number): Scene => {
    const s = scene('H2 H1 . . y', {
      players: { H1: ':55449+throw-team-mate', H2: '+right-stuff' },
      beside: 'h9@b2 a9@b20',
    })
    s.activate('H1', 'pass').choose('throwTeamMate', { player: 'H2', square: 'y' })
    return s.roll('throwTeamMate', face).roll('scatter', 5).roll('scatter', 5).roll('scatter', 5)
  }

  rule('[bb2020 404] 1 for a team-mate thrown superbly who lands on his feet', () => {
    expect(points(hurled(4).roll('land', 3), 'H1')).toBe(1)
    expect(points(hurled(3).roll('land', 6), 'H1')).toBe(0)
    expect(points(hurled(4).roll('land', 1).roll('armour', 1, 1), 'H1')).toBe(0)
  })

  const deflected = (): Scene => {
    const s = pass('H1* . A1 . H2').roll('pass', 6)
    s.away.intercept('A1')
    return s.roll('intercept', 6)
  }

  rule('[bb2020 405] 1 for a deflection, 2 and no more for one that he holds', () => {
    const dropped = deflected()
      .roll('catch', 3)
      .roll('scatter', 2)
      .roll('scatter', 2)
      .roll('scatter', 2)
      .roll('bounce', 2)
    expect([points(dropped, 'A1'), ofPlayer(dropped, 'A1').deeds.deflection]).toEqual([1, 1])
    const held = deflected().roll('catch', 6)
    expect([points(held, 'A1'), ofPlayer(held, 'A1').deeds]).toMatchObject([2, { deflection: 0, interception: 1 }])
  })

  rule('[bb2020 406] 2 for a casualty by a block', () => {
    expect(points(blocked([1]), 'H1')).toBe(2)
  })

  rule('[bb2020 407] also for the defender whom the blocker falls to when both go down', () => {
    for (const armour of [
      [6, 1],
      [1, 6],
    ]) {
      const s = scene('H9 . H1 A1')
      s.activate('H1', 'block').block('A1')
      s.roll('block', 2)
      for (const face of armour) {
        s.roll('armour', face, face)
        if (face === 6) s.roll('injury', 6, 6).roll('casualty', 1)
      }
      const [victim, other] = s.where('H1') === 'casualty' ? ['H1', 'A1'] : ['A1', 'H1']
      expect([s.where(victim), points(s, victim), points(s, other)]).toEqual(['casualty', 0, 2])
    }
  })

  rule('[bb2020 408] none for the crowd, a foul, a stab, a chainsaw and a bomb', () => {
    const crowd = scene('A1\nH1', { at: 'a10', beside: 'h9@b2 a9@b20' })
    crowd.activate('H1', 'block').block('A1')
    crowd.roll('block', 3).stay()
    crowd.roll('injury', 6, 6).roll('casualty', 1)
    expect([crowd.where('A1'), points(crowd, 'H1')]).toEqual(['casualty', 0])
    const foul = scene('H1 A1/', { beside: 'h9@b2 a9@b20' })
    foul.activate('H1', 'foul').choose('nominate', { player: 'A1' })
    foul.foul('A1')
    foul.roll('armour', 4, 6).roll('injury', 4, 6).roll('casualty', 1)
    expect([foul.where('A1'), points(foul, 'H1')]).toEqual(['casualty', 0])
    for (const why of ['stab', 'chainsaw', 'bomb'] as const) {
      const s = scene('H1 A1')
      s.events.push({
        type: 'casualty',
        player: s.player('A1').id,
        by: s.player('H1').id,
        result: '',
        why,
        credited: false,
      })
      expect(points(s, 'H1')).toBe(0)
    }
  })

  rule('[bb2020 409] a casualty who regenerates counts all the same', () => {
    expect(points(blocked([16], { A1: '+regeneration' }).roll('regeneration', 4), 'H1')).toBe(2)
  })

  rule('[bb2020 410] 3 for a touchdown', () => {
    expect(points(scored(), 'H1')).toBe(3)
  })
})

describe('who has played', () => {
  it('should be everybody who was on the pitch when a turn began, and nobody else', () => {
    const s = scene('H1 . A1', { edition: 'crp', beside: 'h5@reserves h6@ko a7@reserves' })
    const book = newReportBook(engineOf('crp').rules, rulesFor('crp'), s.match)
    book.note([{ type: 'turnStarted', side: 'home', turn: 1, bonus: false }])
    s.match.result = { winner: 'draw', score: { home: 0, away: 0 }, by: 'touchdowns' }
    const { home, away } = book.finish()
    const played = [...home.players, ...away.players].map(({ number, played: was }) => [number, was])
    expect(played).toEqual([
      [1, true],
      [5, false],
      [6, false],
      [1, true],
      [7, false],
    ])
  })
})

describe('conceding', () => {
  const conceded = (by: 'concession' | 'excusedConcession', score: { home: number; away: number }): MatchReport => {
    const { rules } = engineOf('bb2020')
    const s = scene('H1 . A1', { edition: 'bb2020' })
    const book = newReportBook(rules, rulesFor('bb2020'), s.match)
    const [own, other] = [s.player('H1').id, s.player('A1').id]
    book.note([
      { type: 'touchdown', side: 'home', player: own },
      { type: 'touchdown', side: 'home', player: own },
      { type: 'touchdown', side: 'away', player: other },
    ])
    s.match.result = { winner: 'away', score, by }
    return book.finish()
  }

  it('should count the touchdowns awarded by a concession, and leave deeds to the scorers', () => {
    const { home, away } = conceded('concession', { home: 0, away: 4 })
    expect([home.conceded, home.handedOver, home.score, home.players[0].deeds.touchdown]).toEqual([true, 0, 0, 2])
    expect([away.conceded, away.handedOver, away.score, away.players[0].deeds.touchdown]).toEqual([false, 3, 4, 1])
  })

  it('should have no penalty for a side with too few players', () => {
    const { home, away } = conceded('excusedConcession', { home: 2, away: 1 })
    expect([home.conceded, home.handedOver, away.handedOver]).toEqual([false, 0, 0])
  })
})

interface Count {
  touchdowns: number
  completions: number
  casualties: number
}

/** Plays a match of two suggested teams and compares the report with an independent count. */
const playedOut = (edition: string, seed: number): { report: MatchReport; match: Match; counts: Count[] } => {
  const found = editionNamed(edition)
  if (!found) throw new Error(`no edition ${edition}`)
  const engine: Engine = engineFor(found)
  const lists = ['human', 'orc', 'skaven', 'dwarf']
  const [home, away] = [0, 1].map((i) =>
    toLineUp(suggestTeam({ edition, roster: lists[(seed + i) % lists.length], name: `Team ${i}` })),
  )
  const match = engine.start({ home, away })
  const roller = seededRoller(seed)
  const book = newReportBook(engine.rules, rulesFor(edition), match)
  const counts: Count[] = match.players.map(() => ({ touchdowns: 0, completions: 0, casualties: 0 }))
  const count = (event: GameEvent): void => {
    if (event.type === 'touchdown' && event.player >= 0) counts[event.player].touchdowns++
    if (event.type === 'completion') counts[event.player].completions++
    if (event.type === 'casualty' && event.credited) counts[event.by].casualties++
  }
  playMatch(engine, match, {
    roller,
    coaches: { home: livelyCoach(roller), away: livelyCoach(roller) },
    onInput: (_input, events) => {
      book.note(events)
      events.forEach(count)
    },
  })
  return { report: book.finish(), match, counts }
}

describe('a whole match', () => {
  it.each([
    ['crp', 1],
    ['crp', 2],
    ['bb2020', 1],
    ['bb2020', 2],
  ])('of %s with seed %i should be counted as its events tell it', (edition, seed) => {
    const { report, match, counts } = playedOut(edition, seed)
    const told = [...report.home.players, ...report.away.players]
    expect(told).toHaveLength(match.players.length)
    for (const [i, one] of told.entries()) {
      const { touchdowns, completions, casualties } = counts[i] ?? { touchdowns: 0, completions: 0, casualties: 0 }
      expect(one.deeds).toMatchObject({ touchdown: touchdowns, completion: completions, casualty: casualties })
      expect(one.number).toBe(match.players[i].who.number)
    }
    expect([report.home.score, report.away.score]).toEqual([match.squads.home.score, match.squads.away.score])
    expect(told.some(({ played }) => played)).toBe(true)
  })
})
