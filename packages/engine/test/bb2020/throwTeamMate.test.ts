// Throw Team-mate in bb2020: who throws whom, and the quality of the throw. Chapter R of the ledger.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

const THROWER = ':55549+throw-team-mate'
const PAIR = { H1: THROWER, H2: '+right-stuff' }

/** H1 throws H2 at a square; the dice are pending. */
const hurl = (picture: string, to: string, options: SceneOptions = {}): Scene => {
  const s = scene(picture, { ...options, players: { ...PAIR, ...options.players } })
  s.activate('H1', 'pass').choose('throwTeamMate', { player: 'H2', square: to })
  return s
}

/** Whether H1 may throw H2 in this picture. */
const mayThrow = (players: { readonly [token: string]: string }, picture = 'H1 H2'): boolean => {
  const s = scene(picture, { players })
  s.activate('H1', 'pass')
  return s.answers('throwTeamMate').length > 0
}

describe('who throws whom', () => {
  rule('[bb2020 303, 304] the thrower has the trait and ST 5 or more', () => {
    expect(mayThrow(PAIR)).toBe(true)
    expect(mayThrow({ ...PAIR, H1: ':55549' })).toBe(false)
    expect(mayThrow({ ...PAIR, H1: ':54549+throw-team-mate' })).toBe(false)
  })

  rule('[bb2020 305, 306] the thrown has the Right Stuff and ST 3 or less', () => {
    expect(mayThrow({ ...PAIR, H2: '' })).toBe(false)
    expect(mayThrow({ ...PAIR, H2: ':62349+right-stuff' })).toBe(true)
    expect(mayThrow({ ...PAIR, H2: ':64349+right-stuff' })).toBe(false)
  })

  rule('[bb2020 307, 308] he is adjacent when he is thrown, in any posture', () => {
    const s = scene('H1 x . H2', { players: PAIR })
    s.activate('H1', 'pass')
    expect(s.answers('throwTeamMate')).toEqual([])
    s.step('x').step('f12')
    expect(s.answers('throwTeamMate').length).toBeGreaterThan(0)
    expect(mayThrow(PAIR, 'H1 H2/')).toBe(true)
    expect(mayThrow(PAIR, 'H1 H2=')).toBe(true)
  })

  rule('[bb2020 309] as far as a quick or short pass', () => {
    const s = scene('H2 H1 . . y . . z n', { players: PAIR })
    s.activate('H1', 'pass')
    const targets = s.answers('throwTeamMate')
    expect(targets).toEqual(expect.arrayContaining(['throwTeamMate H2 y', 'throwTeamMate H2 z']))
    expect(targets).not.toContain('throwTeamMate H2 n')
    const quick = hurl('H2 H1 . . y', 'y')
    expect([quick.modifiers(), quick.needs()]).toEqual([[], 4])
    quick.roll('throwTeamMate', 1).roll('bounce', 2).roll('land', 6)
    const short = hurl('A1 . . . . . .\nH2 H1 . . . . y', 'y')
    expect([short.modifiers(), short.needs()]).toEqual([['short -1', 'tackleZone -1'], 6])
    short.roll('throwTeamMate', 1).roll('bounce', 2).roll('land', 6)
  })

  rule('[bb2020 326] the Pass skill does not help', () => {
    const s = hurl('H2 H1 . . y', 'y', { players: { H1: `${THROWER}+pass` } })
    s.roll('throwTeamMate', 2)
    expect(s.waits()).toBe('dice scatter')
    s.roll('scatter', 5).roll('scatter', 5).roll('scatter', 5).roll('land', 6)
  })
})

describe('the quality of the throw', () => {
  /** Three scatters to the east. */
  const scatterEast = (s: Scene): Scene => s.roll('scatter', 5).roll('scatter', 5).roll('scatter', 5)

  rule('[bb2020 310] superb: he scatters from the target and lands without a penalty', () => {
    const s = scatterEast(hurl('H2 H1 . . y', 'y').roll('throwTeamMate', 4))
    expect([s.waits(), s.modifiers(), s.needs()]).toEqual(['dice land', [], 3])
    s.roll('land', 3)
    expect([s.where('H2'), s.posture('H2'), s.turnovers()]).toEqual(['f17', 'standing', []])
    expect(s.happened('throwingCompletion')).toHaveLength(1)
  })

  rule('[bb2020 311] successful: the same flight, a landing at −1', () => {
    const s = scatterEast(hurl('H2 H1 . . y', 'y').roll('throwTeamMate', 3))
    expect([s.waits(), s.modifiers(), s.needs()]).toEqual(['dice land', ['successful -1'], 4])
    s.roll('land', 4)
    expect(s.happened('throwingCompletion')).toEqual([])
  })

  rule('[bb2020 312] terrible: he deviates from the thrower and lands at −2', () => {
    const s = hurl('H2 H1 . . . . y', 'y').roll('throwTeamMate', 2)
    expect(s.waits()).toBe('dice deviation')
    s.roll('deviation', 5, 4)
    expect([s.waits(), s.modifiers(), s.needs()]).toEqual(['dice land', ['terrible -2'], 5])
    s.roll('land', 5)
    expect(s.where('H2')).toBe('f15')
  })

  rule('[bb2020 313] fumbled: he bounces from the thrower and lands at −1', () => {
    const s = hurl('H2 H1 . . y', 'y').roll('throwTeamMate', 1)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
    expect([s.modifiers(), s.needs()]).toEqual([['fumbled -1'], 4])
    s.roll('land', 4)
    expect([s.where('H2'), s.turnovers()]).toEqual(['f12', []])
    const clumsy = hurl('H2 H1 . . y', 'y', { players: { H1: ':55509+throw-team-mate' } })
    expect(clumsy.waits()).toBe('dice bounce')
    clumsy.roll('bounce', 5).roll('land', 6)
  })

  rule('[bb2020 314, 315] each marker where he lands counts, and a natural 6 is safe', () => {
    const s = scatterEast(
      hurl('. . . . . . A1 A2\nH2 H1 . . y . . .\n. . . . . . A3 .', 'y', {
        players: { H2: ':63549+right-stuff' },
      }).roll('throwTeamMate', 3),
    )
    expect(s.modifiers()).toEqual(['successful -1', 'tackleZone -1', 'tackleZone -1', 'tackleZone -1'])
    expect(s.needs()).toBe(6)
    s.roll('land', 6)
    expect(s.posture('H2')).toBe('standing')
  })

  rule('[bb2020 327] a player who has not acted yet may act after his flight', () => {
    const s = scatterEast(hurl('H2 H1 . . y', 'y').roll('throwTeamMate', 4)).roll('land', 6)
    s.expectTurnOf('home')
    expect(s.answers('activate')).toContain('activate H2 move')
    expect(s.answers('activate').some((one) => one.includes('H1') || one.endsWith('pass'))).toBe(false)
  })
})
