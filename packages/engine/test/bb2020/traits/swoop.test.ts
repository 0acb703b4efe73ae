// Swoop: gliding on from the target square instead of scattering.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const PLAYERS = { H1: ':45549+throw-team-mate', H2: ':62339+right-stuff+swoop' }

const hurl = (face: number, options: { at?: string; players?: { [token: string]: string }; picture?: string } = {}) => {
  const s = scene(options.picture ?? 'H2 H1 . x\n. . . .\nH3 . . A1', {
    players: { ...PLAYERS, ...options.players },
    ...(options.at ? { at: options.at } : {}),
  })
  s.activate('H1', 'pass').choose('throwTeamMate', { player: 'H2', square: 'x' })
  return s.roll('throwTeamMate', face)
}
const face = (s: Scene, option: string): Scene => {
  s.choose('swing', { option })
  return s
}

describe('swoop', () => {
  rule('[bb2020 631] his coach chooses a facing; a D6 on the template is the direction, a D3 the squares', () => {
    const rows: [string, number, number, string][] = [
      ['N', 1, 2, 'e12'],
      ['N', 3, 2, 'e13'],
      ['N', 5, 2, 'e14'],
      ['E', 4, 1, 'f14'],
      ['E', 3, 4, 'f15'],
      ['E', 4, 6, 'f16'],
      ['S', 2, 5, 'i16'],
      ['W', 6, 3, 'd11'],
    ]
    for (const [facing, direction, distance, square] of rows) {
      const s = hurl(6)
      expect([s.waits(), s.answers()]).toEqual(['home swoop', ['decline', 'swing N', 'swing E', 'swing S', 'swing W']])
      face(s, facing).roll('swoop', direction, distance)
      expect(s.waits(), `${facing} ${direction} ${distance}`).toBe('dice land')
      s.roll('land', 6)
      expect(s.where('H2'), `${facing} ${direction} ${distance}`).toBe(square)
    }
  })

  rule('[bb2020 631] also after a successful throw, without a bonus to land', () => {
    const s = face(hurl(4, { players: { H1: ':45559+throw-team-mate' } }), 'E').roll('swoop', 3, 1)
    expect(s.modifiers()).toEqual(['successful -1'])
    s.roll('land', 6)
  })

  rule('[bb2020 631] declined, he scatters like anybody', () => {
    const s = hurl(6)
    s.decline()
    s.roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('land', 6)
    expect(s.where('H2')).toBe('c13')
  })

  rule('[bb2020 631] not after a terrible throw, which deviates, or a fumble, which bounces', () => {
    const s = hurl(2, { picture: 'H2 H1 . . . . x\nA1 A2 A3 . . . .' })
    expect(s.waits()).toBe('dice deviation')
    s.roll('deviation', 2, 2).roll('land', 6)
    const t = hurl(1)
    expect(t.waits()).toBe('dice bounce')
    t.roll('bounce', 2).roll('land', 6)
  })

  rule('[bb2020 631] a player who is thrown while down cannot swoop', () => {
    const s = hurl(6, { picture: 'H2/ H1 . x\n. . . .\nH3 . . A1' })
    expect(s.waits()).toBe('dice scatter')
    s.roll('scatter', 2).roll('scatter', 2).roll('scatter', 2).roll('bounce', 2).roll('armour', 1, 2)
  })

  rule('[bb2020 631] gliding off the pitch he lands in the crowd, and onto a player he falls', () => {
    const s = face(hurl(6, { at: 'a10' }), 'N').roll('swoop', 3, 1)
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 1, 2)
    expect([s.where('H2'), s.turnovers()]).toEqual(['reserves', []])
    const t = face(hurl(6), 'S').roll('swoop', 3, 3)
    expect([t.waits(), t.explain().player]).toEqual(['dice armour', t.player('A1').id])
    t.roll('armour', 1, 2).roll('bounce', 7).roll('armour', 1, 2)
    expect([t.posture('A1'), t.posture('H2'), t.where('H2')]).toEqual(['prone', 'prone', 'i13'])
  })
})
