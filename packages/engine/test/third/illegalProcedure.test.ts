// Illegal procedure, an option of a match: the coach moves his turn marker himself, and the other coach may call.
import { describe, expect } from 'vitest'
import { plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'
import { kickThird, readyToKick } from '../support/third.ts'

const edition = 'third:illegalProcedure'

/** The home turn has just begun: its marker stands on 2. */
const begun = (picture: string, facts = '', players: Record<string, string> = {}): Scene => {
  const s = scene(picture, { edition, players, facts: `turn=away:2/3 ${facts}` })
  s.endTurn()
  s.expectTurnOf('home')
  return s
}

describe('the marker', () => {
  rule('[third 1] moving it is an answer of its own, and until then all others are listed too', () => {
    const s = begun('H1 . x A1')
    expect(s.markers()).toBe('2/3')
    expect(s.answers()).toEqual(expect.arrayContaining(['moveMarker', 'endTurn', 'activate H1 move']))
    s.choose('moveMarker')
    expect(s.markers()).toBe('3/3')
    expect(s.answers()).not.toContain('moveMarker')
    expect(s.answers()).toContain('activate H1 move')
  })

  rule('[third 1] who declares an action before it can be called, but nobody has to call', () => {
    const s = begun('H1 H2 x A1', 'rr=1/0')
    s.activate('H1', 'move')
    expect(s.waits()).toBe('away callIllegal')
    expect(s.question().subject).toBe('unmoved')
    s.away.decline()
    s.endAction()
    expect(s.answers()).toContain('moveMarker')
    s.activate('H2', 'move')
    expect(s.question().subject).toBe('unmoved')
    s.away.decline()
    s.endAction()
    expect([s.markers(), s.rerolls('home')]).toEqual(['3/3', 1])
    s.expectTurnOf('away')
  })

  rule('[third 1] without the option the marker moves by itself and nobody is asked', () => {
    const s = scene('H1 . x A1', { facts: 'turn=away:2/3' })
    s.endTurn()
    expect(s.markers()).toBe('3/3')
    s.activate('H1', 'move')
    expect(s.waits()).toBe('home activation')
  })
})

describe('a wrong call', () => {
  rule('[third 2] gives the called coach a re-roll, for this half', () => {
    const s = begun('H1 H2 x A1', 'rr=1/0 rrhalf=1/0')
    s.choose('moveMarker')
    s.activate('H1', 'move')
    expect(s.question().subject).toBe('moved')
    s.away.use()
    expect(s.rerolls('home')).toBe(2)
    expect(s.happened('called')).toMatchObject([{ side: 'home', correct: false }])
    expect(s.waits()).toBe('home activation')
    const last = scene('H1 . A1', { edition, facts: 'turn=home:8/8 rr=2/0 rrhalf=1/0' })
    last.endTurn()
    expect(last.rerolls('home')).toBe(1)
  })
})

describe('a correct call', () => {
  rule('[third 3] costs a re-roll counter; the marker moves and the action is carried out', () => {
    const s = begun('H1 . x A1', 'rr=2/0')
    s.activate('H1', 'move')
    s.away.use()
    expect([s.rerolls('home'), s.markers(), s.waits()]).toEqual([1, '3/3', 'home activation'])
    expect(s.happened('called')).toMatchObject([{ side: 'home', correct: true, why: 'unmoved' }])
    expect(s.turnovers()).toEqual([])
  })

  rule('[third 3] then the leader’s counter', () => {
    const s = begun('H1 . x A1', 'rr=0/0 leader=1/0', { H1: '+leader' })
    s.activate('H1', 'move')
    s.away.use()
    expect(s.turnovers()).toEqual([])
    expect(s.waits()).toBe('home activation')
  })

  rule('[third 3] but not while the leader is off the pitch: then there is no counter', () => {
    const s = scene('H1 . x A1', { edition, facts: 'turn=away:2/3 rr=0/0 leader=1/0', beside: 'h2@ko+leader' })
    s.endTurn()
    s.activate('H1', 'move')
    s.away.use()
    expect(s.turnovers()).toEqual(['illegalProcedure'])
    s.expectTurnOf('away')
  })

  rule('[third 3, 119] or the turn, if there is none', () => {
    const s = begun('H1 . x A1')
    s.activate('H1', 'move')
    s.away.use()
    expect([s.turnovers(), s.markers()]).toEqual([['illegalProcedure'], '3/3'])
    s.expectTurnOf('away')
    expect(s.player('H1').acted).toBe(false)
  })

  rule('[third 55] brings the eye back from the coach who held it, besides the price', () => {
    const s = begun('H1 . x A1', 'rr=2/0')
    s.match.squads.home.effects = ['eye-on-you half']
    s.match.squads.away.effects = []
    s.activate('H1', 'move')
    s.away.use()
    expect([s.rerolls('home'), s.match.squads.home.effects]).toEqual([1, []])
    const other = begun('H1 . x A1', 'rr=2/0')
    other.match.squads.away.effects = ['eye-on-you half']
    other.activate('H1', 'move')
    other.away.use()
    expect(other.match.squads.away.effects).toEqual(['eye-on-you half'])
  })

  rule('[third 117] so does using a Wild Animal after a team-mate who is none', () => {
    const s = begun('H1 H2 x A1', 'rr=2/0', { H1: '+wild-animal' })
    s.choose('moveMarker')
    s.activate('H2', 'move')
    s.away.decline()
    s.endAction()
    s.activate('H1', 'move')
    expect(s.question().subject).toBe('late')
    s.away.use()
    expect([s.rerolls('home'), s.waits()]).toEqual([1, 'home activation'])
  })
})

describe('the free turn of a Blitz', () => {
  /** The kickers' Blitz; H5 is a Wild Animal. */
  const blitz = (rerolls: number): Scene => {
    const home = plainLineUp(11, { rerolls })
    const players = home.players.map((spec) => (spec.number === 5 ? { ...spec, skills: ['wild-animal'] } : spec))
    return kickThird(readyToKick({ home: { ...home, players } }, edition), 'c20', [4, 6], [5, 2])
  }

  rule('[third 117] has no marker to move, but a Wild Animal who comes late can be called in it too', () => {
    const s = blitz(1)
    expect(s.answers()).not.toContain('moveMarker')
    s.activate('H8', 'move')
    expect([s.waits(), s.question().subject]).toEqual(['away callIllegal', 'moved'])
    s.away.decline()
    s.endAction()
    s.activate('H5', 'move')
    expect(s.question().subject).toBe('late')
    s.away.use()
    expect([s.rerolls('home'), s.waits(), s.markers()]).toEqual([0, 'home activation', '0/0'])
  })

  rule('[third 2] a wrong call in it gives a re-roll as well', () => {
    const s = blitz(0)
    s.activate('H8', 'move')
    s.away.use()
    expect([s.rerolls('home'), s.waits(), s.markers()]).toEqual([1, 'home activation', '0/0'])
  })
})

describe('conceding', () => {
  rule('[third 15] with the option it comes before the marker is moved', () => {
    const s = begun('H1 . x A1')
    s.outside('concede')
    expect([s.waits(), s.markers()]).toEqual(['over', '2/3'])
    const late = begun('H1 . x A1')
    late.choose('moveMarker')
    expect(() => late.outside('concede')).toThrow()
  })
})
