// Team-mates who are thrown: by whom, how far, where they come down and how. Neighbours: src/procs/ball/throwTeamMateOnTable.ts,
// ballDeeds.ts.
import { describe, expect } from 'vitest'
import { races } from '../../../src/rosters/second/races.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['throwing', 'interceptions']

/** An Ogre on four squares, and a Goblin. */
const BIG = ':5.1.7.2.-1.-1.11+large+throw-team-mates'
const SMALL = ':4.2.2.3.0.0.7+right-stuff'

const ogre = (picture: string, options: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, { on, ...options, players: { H1: BIG, H2: SMALL, ...options.players } })
  s.activate('H1', '')
  return s
}

/** H1 throws H2 to x. */
const flung = (picture: string, options: SecondOptions = {}): Scene => {
  const s = ogre(picture, options)
  s.choose('throwTeamMate', { player: 'H2', square: 'x' })
  return s
}

describe('throwing a team-mate', () => {
  rule('[second 430] Ogres, Trolls and Treemen throw, Goblins, Halflings and Snotlings are thrown', () => {
    const having = (skill: string): string[] =>
      Object.values(races).flatMap((race) =>
        'skills' in race && race.skills.some((one) => one === skill) ? race.name : [],
      )
    expect(having('throw-team-mates')).toEqual(['Ogre', 'Troll', 'Treeman'])
    expect(having('right-stuff')).toEqual(['Goblin', 'Halfling', 'Snotling'])
  })

  rule('[second 430] a standing team-mate who is adjacent and has the right stuff', () => {
    const s = ogre('H1 . H2 .\n. . A1 .\nH3 H4 . H5', {
      players: { H3: SMALL, H4: '', H5: SMALL, A1: SMALL },
    })
    const thrown = new Set(s.answers('throwTeamMate').map((answer) => answer.split(' ')[1]))
    expect([...thrown].sort()).toEqual(['H2', 'H3'])
  })

  rule('[second 430] a Large Monster is never thrown, whatever skills it has', () => {
    const s = ogre('H1 . H2 .\n. . . .\nH3 . . .', { players: { H2: `${BIG}+right-stuff`, H3: SMALL } })
    const thrown = new Set(s.answers('throwTeamMate').map((answer) => answer.split(' ')[1]))
    expect([...thrown]).toEqual(['H3'])
  })

  rule('[second 431] to an empty square at Quick or Short', () => {
    const s = ogre('H1 . H2 H3 . . . . . .', { at: 'h3' })
    const squares = s.answers('throwTeamMate').map((answer) => answer.split(' ')[2])
    expect(squares).toContain('h10')
    expect(squares).not.toContain('h11')
    expect(squares).not.toContain('h6')
  })

  rule('[second 431] 2D6 with TS and 1 less for each zone on the thrower; CL does not count', () => {
    const s = flung('A1 A2 . . .\nH1 . H2 . x', { players: { H2: ':4.2.2.3.0.3.7+right-stuff' } })
    expect(s.modifiers()).toEqual(['TS -1', 'tackleZone -1', 'tackleZone -1'])
    s.roll('throwTeamMate', 6, 6)
    s.roll('land', 6, 6)
  })

  rule('[second 431] it is the throw of the turn, and throwing off it ends the turn', () => {
    const s = flung('H1 . H2 . x')
    s.roll('throwTeamMate', 6, 6)
    s.roll('land', 6, 6)
    expect(s.answers('throwTeamMate')).toEqual([])
    const off = flung('H1 . H2 . x', { on: ['interceptions'] })
    off.roll('throwTeamMate', 6, 6)
    off.roll('land', 6, 6)
    expect(off.turnovers()).toEqual(['throw'])
  })
})

describe('where he comes down', () => {
  rule('[second 432] Caught: on the target', () => {
    const s = flung('H1 . H2 . x')
    s.roll('throwTeamMate', 6, 6)
    s.roll('land', 6, 6)
    expect(s.where('H2')).toBe('x')
  })

  rule('[second 432] Missed: he scatters from it', () => {
    const s = flung('H1 . H2 . x y')
    s.roll('throwTeamMate', 3, 3)
    s.roll('scatter', 5)
    s.roll('land', 6, 6)
    expect(s.where('H2')).toBe('y')
    expect(s.turnovers()).toEqual([])
  })

  rule('[second 432] Intercepted: he comes down beside the thrower, and nobody catches him', () => {
    const s = flung('H1 . H2 A1 x')
    s.roll('throwTeamMate', 1, 1)
    s.roll('land', 6, 6)
    expect(s.where('H2')).toBe('f12')
    expect(s.turnovers()).toEqual([])
  })

  rule('[second 432] where somebody else is both make an injury roll', () => {
    const s = flung('H1 . H2 . x A1')
    s.roll('throwTeamMate', 3, 3)
    s.roll('scatter', 5)
    s.roll('injury', 3, 3)
    s.roll('injury', 5, 4)
    expect([s.where('A1'), s.where('H2')]).toEqual(['stunnedBox', 'ko'])
  })

  rule('[second 432] a ball that he carries scatters from where he strikes somebody', () => {
    const s = flung('H1 . H2* . x A1 y')
    s.roll('throwTeamMate', 3, 3)
    s.roll('scatter', 5)
    s.roll('injury', 3, 3)
    s.roll('injury', 5, 4)
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground y')
  })

  rule('[second 432] in the crowd he makes an injury roll, and a ball he carried is thrown in', () => {
    const s = flung('H1 . H2* . x', { at: 'a10' })
    s.roll('throwTeamMate', 3, 3)
    s.roll('scatter', 2)
    s.roll('injury', 3, 3)
    s.roll('throwIn', 3, 1, 1)
    expect(s.where('H2')).toBe('stunnedBox')
    expect(s.ball()).toBe('ground c14')
  })
})

describe('how he lands', () => {
  const down = (dice: readonly [number, number], picture = 'H1 . H2* . x'): Scene => {
    const s = flung(picture)
    s.roll('throwTeamMate', 6, 6)
    expect(s.modifiers()).toEqual(['AG +3'])
    s.roll('land', ...dice)
    return s
  }

  rule('[second 433] 2D6 with AG, 6 or less: an injury roll with 2 more', () => {
    const s = down([2, 1])
    expect(s.modifiers()).toEqual(['landing +2'])
    s.roll('injury', 3, 2)
    s.roll('bounce', 5)
    expect(s.where('H2')).toBe('stunnedBox')
    expect(s.ball()).toBe('ground f15')
  })

  rule('[second 433] 7 to 11: he lies there and makes an armour roll', () => {
    for (const dice of [
      [3, 1],
      [4, 4],
    ] as const) {
      const s = down(dice)
      s.roll('armour', 3, 3)
      s.roll('bounce', 5)
      expect([s.where('H2'), s.posture('H2')]).toEqual(['x', 'faceDown'])
      expect(s.turnovers()).toEqual([])
    }
  })

  rule('[second 433] 12 or more: he stands, and may still act', () => {
    const s = down([5, 4])
    expect([s.where('H2'), s.posture('H2'), s.holder()]).toEqual(['x', 'standing', 'H2'])
    s.endAction()
    expect(s.answers('activate')).toContain('activate H2')
  })

  rule('[second 389] on his feet he has a ball that lay there', () => {
    const s = ogre('H1 . H2 . o')
    s.choose('throwTeamMate', { player: 'H2', square: 'f14' })
    s.roll('throwTeamMate', 6, 6)
    s.roll('land', 6, 6)
    expect(s.holder()).toBe('H2')
  })

  rule('[second 433] [second 369] who lands on his feet in the end zone with the ball scores', () => {
    const s = flung('H1 . H2* . x', { at: 'f21' })
    s.roll('throwTeamMate', 6, 6)
    s.roll('land', 6, 6)
    expect(s.score()).toBe('1-0')
  })
})
