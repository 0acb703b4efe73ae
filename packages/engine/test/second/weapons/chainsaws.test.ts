// Chainsaws: who carries one, the attack in place of a block or a tackle, its table, kickback, heads. Neighbours: rulings.test.ts,
// heads.test.ts, src/weapons/chainsaws.ts.
import { describe, expect, it } from 'vitest'
import { heldWeapon } from '../../../src/procs/match/weapons.ts'
import { starFor } from '../../../src/rosters/hiring.ts'
import { starsSecond } from '../../../src/rosters/second/stars.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import { plainSecond, type SecondOptions, sceneSecond, startSecond, withPlayers } from '../../support/second.ts'

const on: readonly EditionOption[] = ['secretWeapons']
const FACTS = 'act=h1:open:4.0'

/** H1 is a Loony. */
const loony = (picture: string, { players, ...options }: SecondOptions = {}) =>
  sceneSecond(picture, { on, facts: FACTS, ...options, players: { H1: '+chainsaw', ...players } })

/** H1 saws at A1. */
const sawing = (faces: readonly [number, number], picture = '. . . H2\nH1 A1', options: SecondOptions = {}) => {
  const s = loony(picture, options)
  s.choose('block', { player: 'A1', option: 'saw' })
  return s.roll('saw', ...faces)
}

describe('a Loony', () => {
  rule('[second 196] is one of two players at most, whom the coach names at the start', () => {
    const crew = (...numbers: number[]) => ({
      ...plainSecond(),
      weapons: [{ id: 'chainsaws' as const, crew: { chainsaw: numbers } }],
    })
    const { match } = startSecond(crew(2, 3), ...on)
    expect(match.players.filter(({ skills }) => skills.includes('chainsaw')).map(({ who }) => who.number)).toEqual([
      ...[2, 3, 2, 3],
    ])
    expect(() => startSecond(crew(2, 3, 4), ...on)).toThrow('takes 1 to 2 (any player), not 3')
  })

  rule('[second 196] cannot pick up the ball: it scatters from where he steps', () => {
    const s = loony('H1 o .')
    s.step('f11')
    s.roll('bounce', 5)
    expect(s.ball()).toBe('ground f12')
  })

  rule('[second 196] cannot catch it either', () => {
    const s = loony('H2* . H1', { facts: 'act=h2:open:4.0', on: ['secretWeapons', 'throwing'] })
    expect(s.answers('throw')).toEqual([])
    expect(loony('H2* H1', { facts: 'act=h2:open:4.0' }).answers('handOff')).toEqual([])
  })

  rule('[second 292] is a star who has a chainsaw by his card, of the two at most', () => {
    const flint = starsSecond.find(({ id }) => id === 'flint-churnblade')
    if (!flint) throw new Error('no Flint')
    const hired = { ...withPlayers(starFor(flint, 1)) }
    const stars = { ...hired, players: hired.players.map((one, i) => ({ ...one, name: `P${i}`, number: i + 1 })) }
    const { match } = startSecond(stars, ...on, 'starCards')
    expect(heldWeapon(match, 'home', 'chainsaws')).toBeDefined()
    expect(match.players.filter(({ skills }) => skills.includes('chainsaw'))).toHaveLength(2)
    const named = (crew: readonly number[]) => ({
      ...stars,
      weapons: [{ id: 'chainsaws' as const, crew: { chainsaw: crew } }],
    })
    expect(startSecond(named([4]), ...on, 'starCards').match.players[3].skills).toEqual(['chainsaw'])
    expect(() => startSecond(named([4, 5]), ...on, 'starCards')).toThrow('not 3')
    expect(() => startSecond({ ...stars, weapons: [{ id: 'chainsaws' }] }, ...on, 'starCards')).not.toThrow()
  })

  rule(
    '[second 292] is no Loony where nobody plays with secret weapons: he leaves it at home and may hold the ball',
    () => {
      const s = loony('H1 o A1', { on: ['starCards'] })
      expect(s.answers('block')).toEqual([])
      s.step('f11')
      expect(s.ball()).toBe('held H1')
    },
  )
})

describe('a chainsaw attack', () => {
  rule('[second 197] is made in place of a block: 2D6 with the AG of the Loony, less that of the target', () => {
    const s = loony('. . . H2\nH1 A1', { players: { H1: ':4.2.3.4.0.0.9+chainsaw', A1: ':4.2.3.2.0.0.9' } })
    expect(s.answers('block')).toEqual(['block A1', 'block A1 saw'])
    s.choose('block', { player: 'A1', option: 'saw' })
    expect(s.modifiers()).toEqual(['AG +4', 'AG -2'])
    s.roll('saw', 1, 2)
    expect([s.player('H1').acted, s.waits()]).toEqual([true, 'home turn'])
  })

  rule('[second 197] 9 to 11 hits: armour with 2 more, and 2 more on the injury', () => {
    for (const faces of [
      [4, 5],
      [5, 6],
    ] as const) {
      const s = sawing(faces)
      expect(s.modifiers()).toEqual(['chainsaw +2'])
      s.roll('armour', 3, 4).roll('kickback', 3)
      expect([s.posture('A1'), s.waits()]).toEqual(['standing', 'home turn'])
    }
    const hurt = sawing([4, 5])
    hurt.roll('armour', 4, 4)
    expect(hurt.modifiers()).toEqual(['chainsaw +2'])
    hurt.roll('injury', 3, 4).roll('kickback', 3)
    expect(hurt.where('A1')).toBe('ko')
  })

  rule('[second 197] 5 to 8 misses', () => {
    for (const faces of [
      [2, 3],
      [4, 4],
    ] as const)
      expect(sawing(faces).waits()).toBe('home turn')
  })

  rule('[second 197] 4 or less misses the target and goes where a scatter says: whoever is there is hit', () => {
    for (const faces of [
      [1, 1],
      [2, 2],
    ] as const) {
      // f10 H1, f11 A1, f12 H3: east of the target.
      const s = sawing(faces, '. . . H2\nH1 A1 H3')
      s.roll('scatter', 5).roll('armour', 4, 4).roll('injury', 3, 4).roll('kickback', 6)
      expect([s.where('H3'), s.where('A1')]).toEqual(['ko', 'g11'])
    }
  })

  rule('[second 197] a slip into an empty square, or off the pitch, hits nobody', () => {
    const s = sawing([1, 2])
    s.roll('scatter', 5)
    expect(s.waits()).toBe('home turn')
    const edge = sawing([1, 2], 'H1 A1 H2', { at: 'a10' })
    edge.roll('scatter', 2)
    expect(edge.waits()).toBe('home turn')
  })

  rule('[second 197] a slip may hit the Loony himself, and then nothing kicks back', () => {
    const s = sawing([1, 2])
    s.roll('scatter', 4)
    expect(s.modifiers()).toEqual(['chainsaw +2'])
    s.roll('armour', 1, 2)
    expect([s.posture('H1'), s.waits()]).toEqual(['standing', 'home turn'])
  })

  rule('[second 197] a slip from a Large Monster goes to one of the squares around it', () => {
    const s = loony('. . . H2\nH1 . .', { beside: 'a1@f11+large' })
    s.choose('block', { player: 'A1', option: 'saw' })
    s.roll('saw', 1, 1)
    expect(s.dice()).toEqual(['d16'])
    s.roll('scatter', 14).roll('scatter', 7).roll('armour', 1, 2)
    expect(s.happened('sawSlipped')).toMatchObject([{ victim: s.player('H1').id }])
  })
})

describe('kickback', () => {
  rule('[second 199] on 1 or 2 after a hit the saw bites its own Loony: armour and injury as anybody', () => {
    for (const face of [1, 2]) {
      const s = sawing([4, 5])
      s.roll('armour', 1, 2).roll('kickback', face)
      expect(s.modifiers()).toEqual(['chainsaw +2'])
      s.roll('armour', 4, 4).roll('injury', 6, 6)
      expect([s.where('H1'), s.where('A1')]).toEqual(['dead', 'g11'])
    }
    const lucky = sawing([4, 5]).roll('armour', 1, 2).roll('kickback', 3)
    expect(lucky.waits()).toBe('home turn')
  })

  rule('[second 199] comes after a head that fell, too, and not after a miss', () => {
    const s = sawing([6, 6])
    s.roll('bounce', 5).roll('kickback', 1).roll('armour', 1, 2)
    expect(s.happened('kickedBack')).toHaveLength(1)
    expect(sawing([3, 3]).waits()).toBe('home turn')
  })
})

describe('in place of a tackle', () => {
  const passing = (option: string) => {
    const s = sceneSecond('H1 x . H2\n. A1 . .', { on, facts: FACTS, players: { A1: '+chainsaw' } })
    s.step('x')
    s.away.choose('tackle', { player: 'A1', option })
    return s
  }

  rule('[second 309] a Loony may saw at a player who moves in his zone', () => {
    const s = passing('saw')
    s.roll('saw', 4, 5).roll('armour', 1, 2).roll('kickback', 5)
    expect([s.where('H1'), s.posture('H1'), s.waits()]).toEqual(['x', 'standing', 'home activation'])
  })

  rule('[second 309] hurt, the player is gone; missed, he walks on', () => {
    const s = passing('saw')
    s.roll('saw', 4, 5).roll('armour', 4, 4).roll('injury', 4, 5).roll('kickback', 5)
    expect([s.where('H1'), s.waits()]).toEqual(['injured', 'home turn'])
    expect(passing('saw').roll('saw', 3, 4).waits()).toBe('home activation')
  })

  rule('[second 309] loathsome flesh keeps nobody from sawing, as it does from tackling', () => {
    const met = (option: string) => {
      const s = sceneSecond('H1 x . H2\n. A1 . .', {
        ...{ on, facts: FACTS, players: { A1: '+chainsaw', H1: '+leprous-flesh' } },
      })
      s.step('x')
      s.away.choose('tackle', { player: 'A1', option })
      return s
    }
    expect(met('saw').roll('saw', 3, 4).waits()).toBe('home activation')
    expect(met('').roll('leprousFlesh', 1).waits()).toBe('home activation')
    const s = sawing([3, 3], undefined, { players: { A1: '+leprous-flesh' } })
    expect(s.waits()).toBe('home turn')
  })

  rule('[second 309] he may tackle as anybody instead, and nobody else can saw', () => {
    const s = passing('')
    s.roll('tackle', 3, 3)
    expect(s.waits()).toBe('home activation')
    const plain = sceneSecond('H1 x . H2\n. A1 . .', { on, facts: FACTS })
    plain.step('x')
    expect(plain.away.answers()).toEqual(['decline', 'tackle A1'])
  })
})

it('[second 196] a referee may be sawn at as well, and that is arguing', () => {
  const s = loony('. . . H2\nH1 N1', { on: ['secretWeapons', 'fouls', 'referees'] })
  s.choose('block', { player: 'N1', option: 'saw' })
  s.roll('saw', 3, 3)
  expect(s.waits()).toBe('dice penalty')
  s.roll('penalty', 1)
})
