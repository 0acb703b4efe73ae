// The cannon is fired: the fuse, the shot, and where the Cannonball comes down. Neighbours:
// cannon.test.ts loads it, burst.test.ts destroys a ball in it, launch.test.ts has the landing.
import { describe, expect } from 'vitest'
import { proposalsSecond } from '../../../src/tables/proposalsSecond.ts'
import type { EditionOption } from '../../../src/vocabulary/editionOptions.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { type SecondOptions, sceneSecond } from '../../support/second.ts'

const on: readonly EditionOption[] = ['secretWeapons', 'standingUp', 'kickOff']

interface Shooting extends SecondOptions {
  /** What is written of the Cannonball after his skill. */
  readonly cannonball?: string
}

/** The home cannon on g2 with H9 in it; the picture begins on f1, with the Gunner H1. The home turn ends. */
const turnEnds = (picture = 'H1', { cannonball = '', ...options }: Shooting = {}): Scene => {
  const s = sceneSecond(picture, {
    ...{ on, at: 'f1', ...options },
    players: { H1: '+gunner', ...options.players },
    facts: `thing=cannon:g2:home:e:h9 weapons=cannon/ ${options.facts ?? ''}`.trim(),
    beside:
      `h9@aboard${cannonball.startsWith(':') ? cannonball : `+cannonball${cannonball}`} a20@o20 ${options.beside ?? ''}`.trim(),
  })
  s.choose('endTurn')
  return s
}

const fired = (picture?: string, options?: Shooting): Scene => {
  const s = turnEnds(picture, options)
  s.home.use()
  return s
}

describe('who fires', () => {
  rule(
    '[second 187] the Gunner next to it, at the end of the own turn, if his coach wants to',
    () => {
      const s = turnEnds()
      expect([s.waits(), s.question().player, s.question().other]).toEqual([
        'home fireCannon',
        s.player('H1').id,
        s.player('H9').id,
      ])
      s.home.decline()
      s.expectTurnOf('away')
      s.endTurn()
      s.expectTurnOf('home')
    },
    'second',
  )

  rule(
    '[second 187] nobody else, nobody who lies or is farther away, and not without a load',
    () => {
      turnEnds('H2 . . . H1').expectTurnOf('away')
      turnEnds('H1/').expectTurnOf('away')
      const empty = sceneSecond('H1', {
        ...{ on, at: 'f1', players: { H1: '+gunner' }, facts: 'thing=cannon:g2:home:e weapons=cannon/' },
        beside: 'h9@reserves+cannonball a20@o20',
      })
      empty.endTurn()
      empty.expectTurnOf('away')
    },
    'second',
  )
})

describe('nobody fires', () => {
  rule(
    '[second 187] once his side has scored',
    () => {
      const s = sceneSecond('H1', {
        ...{ on, at: 'f1', players: { H1: '+gunner' } },
        facts: 'thing=cannon:g2:home:e:h9 weapons=cannon/ act=h3:open:4.0',
        beside: 'h9@aboard+cannonball h3@a24.o a20@o20 a8@reserves',
      })
      s.step('a25')
      expect([s.score(), s.waits()]).toEqual(['1-0', 'dice ruling'])
      s.roll('ruling', 1)
    },
    'second',
  )
})

describe('the fuse', () => {
  rule(
    '[second 187] 2D6: 4-7 it goes out, and he may try again next turn',
    () => {
      const s = fired()
      expect(s.explain()).toMatchObject({ roll: 'fuse', player: s.player('H1').id, modifiers: [] })
      s.roll('fuse', 3, 4)
      s.expectTurnOf('away')
      expect(s.where('H9')).toBe('aboard')
      s.endTurn()
      s.endTurn()
      expect(s.waits()).toBe('home fireCannon')
    },
    'second',
  )

  rule(
    '[second 187] a Dwarf has 1 more, a Chaos Dwarf has not',
    () => {
      const dwarf = fired('H1', { who: { H1: { race: 'Dwarf' } } })
      expect(dwarf.modifiers()).toEqual(['Dwarf +1'])
      dwarf.roll('fuse', 3, 4).roll('cannonball', 1, 1)
      expect(dwarf.where('H9')).toBe('g3')
      const chaos = fired('H1', { who: { H1: { race: 'Chaos Dwarf' } } })
      expect(chaos.modifiers()).toEqual([])
      chaos.roll('fuse', 3, 4)
    },
    'second',
  )

  rule(
    '[second 187] 2-3 the cannon explodes: an injury roll for him; who is next to it falls and rolls for armour',
    () => {
      const s = fired('H1 . A1\n. . .\n. H2/ . H3')
      s.roll('fuse', 1, 2)
      expect([s.posture('H1'), s.posture('A1'), s.posture('H3')]).toEqual(['faceDown', 'faceDown', 'standing'])
      s.roll('injury', 4, 4)
      expect(s.where('H9')).toBe('ko')
      s.roll('armour', 1, 1).roll('armour', 1, 1).roll('armour', 1, 1)
      expect(s.match.pieces[0].at).toBe(-1)
      expect(s.match.squads.home.records.weapons).toEqual([])
      expect(s.happened('exploded')).toMatchObject([{ what: 'cannon', square: s.square('g2') }])
    },
    'second',
  )

  rule(
    '[second 187] whom the explosion does not hurt lies where the cannon stood',
    () => {
      const s = fired('H1', { cannonball: '+toughness-3' })
      s.roll('fuse', 1, 1)
      s.roll('injury', 1, 1)
      s.roll('armour', 1, 2)
      expect([s.where('H9'), s.posture('H9')]).toEqual(['g2', 'faceDown'])
    },
    'second',
  )
})

describe('the shot', () => {
  rule(
    '[second 188] 2-3: he lies in front of the muzzle, without an armour roll',
    () => {
      const s = fired()
      s.roll('fuse', 4, 4).roll('cannonball', 1, 2)
      expect([s.where('H9'), s.posture('H9')]).toEqual(['g3', 'faceDown'])
      expect(s.happened('launched')).toMatchObject([{ thing: 'cannon', player: s.player('H9').id }])
      s.expectTurnOf('away')
    },
    'second',
  )

  rule(
    '[second 188] the ball drops in front of the muzzle with him',
    () => {
      const s = fired('H1', { cannonball: '.o' })
      s.roll('fuse', 4, 4).roll('cannonball', 1, 2)
      s.roll('bounce', 5)
      expect(s.ball()).toBe('ground g4')
    },
    'second',
  )

  rule(
    '[second 188] somebody in front of the muzzle is struck',
    () => {
      const s = fired('H1 . .\n. . H2')
      s.roll('fuse', 4, 4).roll('cannonball', 1, 2)
      s.roll('injury', 4, 4).roll('injury', 1, 1)
      expect([s.where('H2'), s.where('H9')]).toEqual(['ko', 'stunnedBox'])
    },
    'second',
  )

  rule(
    '[second 188] 4-10: 6D6 squares straight ahead, where he lands',
    () => {
      const s = fired()
      s.roll('fuse', 4, 4).roll('cannonball', 1, 3)
      expect(s.dice()).toHaveLength(6)
      s.roll('flight', 1, 2, 3, 1, 2, 3)
      s.roll('land', 4, 5)
      expect([s.where('H9'), s.posture('H9')]).toEqual(['g14', 'standing'])
    },
    'second',
  )

  rule(
    '[second 188] an away cannon shoots the other way',
    () => {
      const s = sceneSecond('.', {
        ...{ on, at: 'a1', facts: 'turn=away:1/1 thing=cannon:g25:away:a9 weapons=/cannon' },
        beside: 'a9@aboard+cannonball a1@f26+gunner h1@o5',
      })
      s.endTurn()
      s.away.use()
      s.roll('fuse', 4, 4).roll('cannonball', 5, 5).roll('flight', 1, 2, 3, 1, 2, 3)
      s.roll('land', 4, 5)
      expect(s.where('A9')).toBe('g13')
    },
    'second',
  )

  rule(
    '[second 188] on a square with somebody both roll on the Injury Table',
    () => {
      const s = fired('H1', { beside: 'a1@g14' })
      s.roll('fuse', 4, 4).roll('cannonball', 3, 4).roll('flight', 1, 2, 3, 1, 2, 3)
      s.roll('injury', 6, 5).roll('injury', 3, 3)
      expect([s.where('A1'), s.where('H9')]).toEqual(['injured', 'stunnedBox'])
    },
    'second',
  )

  rule(
    '[second 188] on his feet in the other end zone with the ball he scores',
    () => {
      const s = fired('H1', { cannonball: '.o' })
      s.roll('fuse', 4, 4).roll('cannonball', 3, 4).roll('flight', 6, 6, 6, 3, 1, 1)
      s.roll('land', 4, 5)
      expect([s.where('H9'), s.score()]).toEqual(['reserves', '1-0'])
      s.roll('ruling', 1)
    },
    'second',
  )
})

describe('lift-off', () => {
  const away = (options: Shooting = {}, far = false): Scene => {
    const s = fired('H1', options)
    s.roll('fuse', 4, 4)
    if (far) s.roll('cannonball', 4, 4).roll('flight', 6, 6, 6, 5, 1, 1)
    else s.roll('cannonball', 5, 6)
    return s
  }

  for (const far of [false, true])
    rule(
      `[second 188] ${far ? 'past the other end zone' : 'on 11-12'} with the ball it is a touchdown, and an injury roll`,
      () => {
        const s = away({ cannonball: '.o' }, far)
        expect(s.happened('touchdown')).toMatchObject([{ side: 'home', player: s.player('H9').id }])
        s.roll('injury', 1, 1)
        s.roll('ruling', 1)
        expect([s.score(), s.where('H9')]).toEqual(['1-0', 'stunnedBox'])
      },
      'second',
    )

  rule(
    '[second 188] without the ball it is none',
    () => {
      expect(proposalsSecond.liftOffNeedsBall.value).toBe(true)
      const s = away()
      s.roll('injury', 1, 1)
      expect([s.score(), s.happened('touchdown')]).toEqual(['0-0', []])
      s.expectTurnOf('away')
    },
    'second',
  )

  rule(
    '[second 188] he is out for the match, whatever the injury roll says',
    () => {
      const stunned = away({ cannonball: '.o' })
      stunned.roll('injury', 1, 1)
      stunned.roll('ruling', 1)
      stunned.away.choose('formation', { option: 'wall' })
      expect(stunned.waits()).toBe('home setUp')
      expect(stunned.where('H9')).toBe('stunnedBox')
      const unhurt = away({ cannonball: '+toughness-3' })
      unhurt.roll('injury', 1, 1)
      expect(unhurt.where('H9')).toBe('gone')
    },
    'second',
  )
})
