// Throw Team-Mate of third: a pass of a player that counts one band longer and can be accurate.
import { describe, expect } from 'vitest'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const THROWER = ':4539+throw-team-mate'
const MATE = ':6237+right-stuff'
const PAIR = { H1: THROWER, H2: MATE }

const hurl = (s: Scene, to: string): Scene => {
  s.activate('H1', 'pass')
  s.choose('throwTeamMate', { player: 'H2', square: to })
  return s
}

describe('throwing', () => {
  rule('[third 116] a standing team-mate with the Right Stuff beside him, nobody else', () => {
    const s = scene('H3 H4/ A1\n. H1 .\n. . x H2', { players: { ...PAIR, H4: MATE, A1: MATE } })
    s.activate('H1', 'pass')
    expect(s.answers('throwTeamMate')).toEqual([])
    s.step('x').roll('dodge', 6)
    const targets = s.answers('throwTeamMate')
    expect(targets.length).toBeGreaterThan(0)
    expect(targets.every((a) => a.startsWith('throwTeamMate H2 '))).toBe(true)
    const none = scene('H1 H2', { players: { H2: MATE } })
    expect(none.activate('H1', 'pass').answers('throwTeamMate')).toEqual([])
  })

  rule('[third 136] Skinks have no Right Stuff, so nobody throws them', () => {
    const { rosters } = scene('H1*').engine.rules
    const skinks = rosters.flatMap(({ positions }) => positions.filter(({ name }) => name === 'Skink'))
    expect(skinks).toHaveLength(1)
    expect(skinks[0].skills).not.toContain('right-stuff')
    const s = scene('H1 H2', { players: { H1: THROWER, H2: `:8237+${skinks[0].skills.join('+')}` } })
    expect(s.activate('H1', 'pass').answers('throwTeamMate')).toEqual([])
  })

  rule('[third 232] quick and short only, and each counts one band longer', () => {
    for (const [to, needed, modifiers] of [
      ['q', 4, []],
      ['s', 5, ['long -1']],
    ] as const) {
      const s = scene('H2 H1 . . q . . s z', { players: PAIR })
      s.activate('H1', 'pass')
      expect(s.answers('throwTeamMate')).not.toContain('throwTeamMate H2 z')
      s.choose('throwTeamMate', { player: 'H2', square: to })
      expect([s.needs(), s.modifiers()]).toEqual([needed, modifiers])
      s.roll('throwTeamMate', 6).roll('land', 6)
      expect(s.where('H2')).toBe(to)
    }
  })

  rule('[third 232] the zones on the thrower and the sun count as for a pass, and nobody intercepts', () => {
    const s = scene('H2 H1 . A2 q\n. A1', { players: PAIR, facts: 'weather=verySunny' })
    hurl(s, 'q')
    expect([s.needs(), s.modifiers().sort()]).toEqual([6, ['tackleZone -1', 'verySunny -1']])
    s.roll('throwTeamMate', 6)
    expect(s.waits()).toBe('dice land')
    s.roll('land', 6)
  })
})

describe('landing', () => {
  rule('[third 183] accurate: he comes down in the target square, and lands at 0', () => {
    const s = scene('H2 H1 . q', { players: PAIR })
    hurl(s, 'q').roll('throwTeamMate', 4)
    expect([s.waits(), s.where('H2')]).toEqual(['dice land', 'q'])
    expect([s.needs(), s.modifiers()]).toEqual([4, []])
    s.roll('land', 4)
    expect(s.posture('H2')).toBe('standing')
    s.expectTurnOf('home')
  })

  rule('[third 183] otherwise he scatters three times and lands at −1, and −1 for each enemy zone', () => {
    const s = scene('H2 H1 . q . x A1', { players: PAIR })
    hurl(s, 'q').roll('throwTeamMate', 3).roll('scatter', 5).roll('scatter', 2).roll('scatter', 8)
    expect([s.where('H2'), s.needs(), s.modifiers()]).toEqual(['x', 6, ['inaccurate -1', 'tackleZone -1']])
    s.roll('land', 6)
    expect(s.posture('H2')).toBe('standing')
  })

  rule('[third 183, 232] fumbled on a natural 1 or a result of 1, he comes down where he stood, at −1', () => {
    for (const [picture, to, face] of [
      ['H2 H1 . q', 'q', 1],
      ['H2 H1 . . . . s', 's', 2],
    ] as const) {
      const s = scene(picture, { players: PAIR })
      hurl(s, to).roll('throwTeamMate', face)
      expect([s.where('H2'), s.needs(), s.modifiers()]).toEqual(['f10', 5, ['fumbled -1']])
      s.roll('land', 5)
      expect([s.where('H2'), s.posture('H2')]).toEqual(['f10', 'standing'])
      s.expectTurnOf('home')
    }
  })

  rule('[third 183] who fails to land falls: an armour roll, and the turn is over without the ball too', () => {
    const s = scene('H2 H1 . q H3', { players: PAIR })
    hurl(s, 'q').roll('throwTeamMate', 6).roll('land', 3).roll('armour', 1, 1)
    expect([s.where('H2'), s.posture('H2'), s.turnovers()]).toEqual(['q', 'prone', ['knockedDown']])
    s.expectTurnOf('away')
  })

  rule('[third 232] on another player he knocks him down, rolls on to an empty square and falls', () => {
    const s = scene('. . . x\nH2 H1 . A1', { players: PAIR })
    hurl(s, 'g13').roll('throwTeamMate', 6).roll('armour', 1, 1).roll('scatter', 2).roll('armour', 1, 1)
    expect([s.posture('A1'), s.where('H2'), s.posture('H2')]).toEqual(['prone', 'x', 'prone'])
    expect(s.turnovers()).toEqual(['knockedDown'])
  })

  rule('[third 133, 232] off the pitch his flight is over: the crowd has him, and that ends no turn', () => {
    const s = scene('H2 H1 . q . H3', { at: 'b10', players: PAIR })
    hurl(s, 'q').roll('throwTeamMate', 3).roll('scatter', 2).roll('scatter', 2).roll('injury', 1, 1)
    expect([s.where('H2'), s.turnovers()]).toEqual(['reserves', []])
    s.expectTurnOf('home')
  })
})
