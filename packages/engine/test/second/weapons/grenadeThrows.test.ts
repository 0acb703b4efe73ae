// The throw of a lit grenade: how far, what modifies it, who intercepts it or lets it go, where it ends, and who throws it back. Neighbours:
// grenades.test.ts, src/procs/ball/grenadeFlight.ts, ../ball/throwing.test.ts.
import { describe, expect, it } from 'vitest'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['secretWeapons', 'interceptions']

/** H1 has lit a grenade at the end of his turn. */
const burning = (picture: string, { players, ...options }: SecondOptions = {}): Scene => {
  const s = sceneSecond(picture, { on, ...options, players: { H1: '+grenadier', ...players } })
  s.endTurn()
  s.home.use()
  return s.roll('grenadeFuse', 6, 6)
}
const thrown = (faces: readonly [number, number], picture: string, at: string, options: SecondOptions = {}): Scene => {
  const s = burning(picture, options)
  s.home.throwTo(at)
  return s.roll('pass', ...faces)
}

describe('a lit grenade', () => {
  rule(
    '[second 193] is thrown to any square in reach but his own, counted as the next longer throw, and never as far as a Long Bomb',
    () => {
      const s = burning('. . . . . . . . . . . .\nH1 . A1 . . . . . . . x y')
      const squares = s.home.answers('throw')
      expect(squares).toContain('throw A1'.replace('A1', 'g12 grenade'))
      expect(squares).toContain('throw x grenade')
      expect(squares).not.toContain('throw y grenade')
      expect(squares).not.toContain('throw g10 grenade')
      s.home.throwTo('x')
      expect(s.engine.explain(s.match)?.table).toBe('throwBomb')
      s.roll('pass', 6, 6)
      expect(s.happened('exploded')).toMatchObject([{ square: s.square('x') }])
    },
  )

  rule('[second 193] counts a quick throw as short and a short one as long', () => {
    const table = (at: string) => {
      const s = burning('. . . . . . . . A1\nH1 . x . y . . . . .')
      s.home.throwTo(at)
      const name = s.explain().table
      s.roll('pass', 6, 6)
      return name
    }
    expect([table('x'), table('y')]).toEqual(['throwShort', 'throwLong'])
  })

  rule('[second 193] has his TS and the zones on him, and nothing of whoever stands on the square', () => {
    const s = burning('A2 . . .\nH1 . A1 .', { players: { H1: ':4.2.3.3.2.0.9+grenadier', A1: ':4.2.3.3.0.3.9' } })
    s.home.throwTo('A1')
    expect(s.modifiers()).toEqual(['TS +2', 'tackleZone -1'])
    s.roll('pass', 6, 6)
    s.away.decline()
    s.roll('injury', 1, 2)
  })

  rule('[second 193] missed scatters as often as a ball would, and explodes where it ends', () => {
    const s = thrown([2, 3], '. . . . .\nH1 . x . A1', 'x')
    s.roll('scatter', 5)
    expect(s.happened('exploded')).toMatchObject([{ square: s.square('x') + 1 }])
    s.roll('armour', 1, 2)
    const far = thrown([3, 2], 'H1 . . . . x . . . A1', 'x')
    far.roll('scatter', 5)
    expect(far.happened('exploded')).toHaveLength(0)
    far.roll('scatter', 5)
    expect(far.happened('exploded')).toHaveLength(1)
  })

  rule('[second 193] missed in a gust it scatters once more', () => {
    const s = thrown([3, 3], '. . . . .\nH1 . x . A1', 'x', { on: [...on, 'weather'], facts: 'weather=blustery' })
    s.roll('scatter', 2).roll('scatter', 2)
    expect(s.happened('exploded')).toHaveLength(1)
  })

  rule('[second 193] off the pitch it is gone', () => {
    const s = thrown([2, 3], 'H1 . x .\n. . . A1', 'x', { at: 'a10' })
    s.roll('scatter', 2)
    expect([s.happened('exploded').length, s.waits()]).toEqual([0, 'away turn'])
  })

  rule('[second 193] kept in the hand it explodes there', () => {
    const s = burning('H1 . . A1')
    s.home.decline()
    s.roll('injury', 3, 4)
    expect([s.where('H1'), s.waits()]).toEqual(['stunnedBox', 'away turn'])
  })

  it('[second 193] is no throw of the turn, and moves no ball', () => {
    const s = thrown([6, 6], 'H1 . x . A1\n. . . . .', 'x', { facts: 'ball=c3' })
    expect([s.happened('passed').length, s.turnovers(), s.ball()]).toEqual([0, [], 'ground c3'])
  })
})

describe('an intercepted grenade', () => {
  const intercepted = (picture = 'H1 A1 . x\n. . . . H2', options: SecondOptions = {}) => {
    const s = thrown([1, 1], picture, 'x', options)
    return s
  }

  rule('[second 193] may be a fumble, which scatters once from the thrower', () => {
    const s = intercepted('H1 . A1 x\n. . . . H2')
    s.roll('interception', 1).roll('scatter', 4)
    expect(s.happened('exploded')).toMatchObject([{ square: s.square('f10') - 1 }])
    s.roll('armour', 1, 2)
  })

  rule('[second 193] or a misthrow, which flies on in one direction', () => {
    const s = intercepted()
    s.roll('interception', 2).roll('scatter', 5)
    expect(s.happened('exploded')).toMatchObject([{ square: s.square('x') + 3 }])
  })

  rule('[second 193] may be let go by an opponent who could have it: then it is missed', () => {
    const s = intercepted()
    s.roll('interception', 3)
    expect(s.away.answers()).toEqual(['decline', 'intercept A1'])
    s.away.decline()
    s.roll('scatter', 5)
    expect(s.happened('exploded')).toHaveLength(1)
    s.roll('armour', 1, 2)
  })

  rule('[second 193] is missed if nobody could have it', () => {
    const s = intercepted('H1 . . x\n. . . . H2\n. . . . .\nA1 . . . .')
    s.roll('interception', 6).roll('scatter', 2)
    expect(s.happened('exploded')).toHaveLength(1)
  })

  rule('[second 194] is in the hands of who intercepts it, who may throw it back', () => {
    const s = intercepted()
    s.roll('interception', 6)
    s.away.intercept('A1')
    expect(s.waits()).toBe('away throwBack')
    s.away.use()
    s.roll('throwBack', 4)
    expect(s.waits()).toBe('away grenadeTarget')
    s.away.throwTo('H2')
    s.roll('pass', 6, 6).roll('injury', 4, 4)
    expect(s.where('H2')).toBe('ko')
  })

  it('[second 193] goes straight to an opponent without the option interceptions, and small hands may fail', () => {
    const s = thrown([1, 1], 'H1 A1 . x\n. . . . H2', 'x', {
      ...{ on: ['secretWeapons'], players: { A1: '+small-hands' } },
    })
    s.away.intercept('A1')
    s.roll('holdInterception', 1).roll('scatter', 2)
    expect(s.happened('exploded')).toHaveLength(1)
  })

  it('[second 193] is only missed with Safe Throw, and reached for with Intercept', () => {
    const s = intercepted('H1 A1 . x\n. . . . H2', { players: { H1: '+grenadier+safe-throw-2', A1: '+intercept-2' } })
    s.roll('interception', 5)
    s.away.intercept('A1')
    s.roll('safeThrow', 5)
    s.away.intercept('A1')
    s.roll('interceptMissed', 5)
    s.away.decline()
    s.roll('injury', 1, 2).roll('armour', 1, 2)
    const missed = thrown([2, 3], 'H1 A1 . x\n. . . . H2', 'x', { players: { A1: '+intercept-1' } })
    missed.away.decline()
    missed.roll('scatter', 2)
    const failed = thrown([2, 3], 'H1 A1 . x\n. . . . H2', 'x', { players: { A1: '+intercept-1' } })
    failed.away.intercept('A1')
    failed.roll('interceptMissed', 1).roll('scatter', 2)
  })
})

describe('in somebody’s hands', () => {
  const atA1 = (options: SecondOptions = {}) => thrown([6, 6], 'H1 . . A1 .\n. . . . A2\n. . . . H2', 'A1', options)

  rule('[second 194] it may be thrown back: 1 to 3 explodes before, 4 to 6 it is out of his hands', () => {
    for (const face of [1, 3]) {
      const s = atA1()
      s.away.use()
      s.roll('throwBack', face).roll('injury', 3, 4).roll('armour', 1, 2)
      expect(s.where('A1')).toBe('stunnedBox')
    }
    const s = atA1()
    s.away.use()
    s.roll('throwBack', 4)
    s.away.throwTo('H1')
    s.roll('pass', 6, 6).roll('injury', 3, 4)
    expect([s.where('H1'), s.where('A1'), s.waits()]).toEqual(['stunnedBox', 'f13', 'away turn'])
  })

  rule('[second 194] it explodes there if he does not try', () => {
    const s = atA1()
    s.away.decline()
    s.roll('injury', 3, 4).roll('armour', 1, 2)
    expect(s.where('A1')).toBe('stunnedBox')
  })

  rule('[second 194] thrown a second time it is never intercepted, but missed, and explodes whoever is there', () => {
    const s = atA1()
    s.away.use()
    s.roll('throwBack', 6)
    s.away.throwTo('H1')
    s.roll('pass', 1, 1)
    expect(s.waits()).toBe('dice scatter')
    s.roll('scatter', 2)
    expect(s.happened('exploded')).toHaveLength(1)
    s.roll('armour', 1, 2)
  })

  rule('[second 194] nor does anybody reach for that throw by a skill', () => {
    const s = atA1({ players: { H2: '+intercept-2' } })
    s.away.use()
    s.roll('throwBack', 6)
    s.away.throwTo('H2')
    s.roll('pass', 1, 1)
    expect(s.waits()).toBe('dice scatter')
    s.roll('scatter', 8)
    expect(s.happened('exploded')).toHaveLength(1)
    s.roll('armour', 1, 2)
  })

  rule('[second 194] who lies, has no free hands or is a referee cannot throw it back: it explodes at once', () => {
    const prone = atA1({ players: { A1: '.u' } })
    expect(prone.happened('exploded')).toHaveLength(1)
    prone.roll('injury', 3, 4).roll('armour', 1, 2)
    const carrier = thrown([6, 6], 'H1 . . A1* .\n. . . . .\n. . . . H2', 'A1')
    carrier.roll('injury', 3, 4).roll('bounce', 2)
    const referee = thrown([6, 6], 'H1 . . N1 .\n. . . . .\nA1 . . . H2', 'N1', { on: [...on, 'fouls', 'referees'] })
    referee.roll('injury', 1, 2)
  })

  rule('[second 194] an own player may throw it on', () => {
    const s = thrown([6, 6], 'H1 . . H2 . . A1', 'H2')
    s.home.use()
    s.roll('throwBack', 5)
    s.home.throwTo('A1')
    s.roll('pass', 6, 6).roll('injury', 3, 4)
    expect(s.where('A1')).toBe('stunnedBox')
  })

  it('[second 195] its explosion knocks over friend and foe beside it', () => {
    const s = atA1()
    s.away.decline()
    expect(s.posture('A2')).toBe('faceDown')
    s.roll('injury', 1, 2).roll('armour', 1, 2)
  })
})
