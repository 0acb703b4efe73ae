// The see-saw at the end of its team's turn: who may jump and bounce, which way and how far. Neighbours:
// catapulted.test.ts has flight and landing; seeSaw.test.ts and smash.test.ts; ../ball/thrownTeamMates.test.ts flies too.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { sceneSecond } from '../../support/second.ts'
import { BESIDE, launched, SEE_SAW, seeSawTurnEnds, withSeeSaw } from '../../support/seeSaw.ts'

const asked = (s: Scene): string[] => s.home.answers()

describe('who is catapulted', () => {
  rule(
    '[second 182] two players beside the see-saw, chosen at the end of the own turn; nobody need fly',
    () => {
      const s = seeSawTurnEnds(BESIDE)
      expect(s.waits()).toBe('home jumper')
      expect(asked(s)).toEqual(['decline', 'choose H1', 'choose H2'])
      s.home.choose('choose', { player: 'H1' })
      expect(s.waits()).toBe('home bouncer')
      expect(asked(s)).toEqual(['decline', 'choose H2'])
      s.home.decline()
      s.expectTurnOf('away')
    },
    'second',
  )

  rule(
    '[second 182] nobody is asked with only one player beside it, nor at the end of the other side’s turn',
    () => {
      seeSawTurnEnds('. .\n. .\nH1 . . . H2').expectTurnOf('away')
      const s = sceneSecond(BESIDE, { on: withSeeSaw, beside: 'a20@o20', at: 'e9', facts: `${SEE_SAW} turn=away:1/1` })
      s.away.choose('endTurn')
      s.expectTurnOf('home')
    },
    'second',
  )

  rule(
    '[second 182] neither of them in the zone of an opponent, nor on the ground',
    () => {
      const marked = seeSawTurnEnds('. . . . .\n. . . . .\nH1 . . H2 A1\n. H3 . . .')
      expect(asked(marked)).toEqual(['decline', 'choose H1', 'choose H3'])
      seeSawTurnEnds('. . . . .\n. . . . .\nH1 . . H2/ .').expectTurnOf('away')
    },
    'second',
  )

  rule(
    '[second 182] a Large Monster has no room on an end',
    () => {
      seeSawTurnEnds('. . . . .\n. . . . .\nH1 . . H2 .', { players: { H2: '+large' } }).expectTurnOf('away')
    },
    'second',
  )

  rule(
    '[second 308] whoever is on it takes part, and anybody else there is in the way',
    () => {
      const s = seeSawTurnEnds('. . . . .\n. . . . .\nH1 H2 . H3 .')
      expect(asked(s)).toEqual(['decline', 'choose H1', 'choose H2', 'choose H3'])
      s.home.choose('choose', { player: 'H1' })
      expect(asked(s)).toEqual(['decline', 'choose H2'])
    },
    'second',
  )

  rule(
    '[second 308] the jumper stands on the end nearest to his own end zone, the bouncer leaps on the other',
    () => {
      const s = launched(BESIDE)
      expect([s.where('H1'), s.where('H2')]).toEqual(['g10', 'g11'])
      s.roll('seeSaw', 1, 1)
      const away = sceneSecond('A1 . . A2', {
        ...{ on: withSeeSaw, at: 'g9', facts: 'turn=away:1/1 thing=seeSaw:g10:away weapons=/seeSaw' },
      })
      away.away.choose('endTurn')
      away.away.choose('choose', { player: 'A1' })
      away.away.choose('choose', { player: 'A2' })
      expect([away.where('A1'), away.where('A2')]).toEqual(['g11', 'g10'])
      away.roll('seeSaw', 1, 1)
    },
    'second',
  )

  rule(
    '[second 308] both change ends if they stand on the wrong ones',
    () => {
      const s = launched('. . . .\n. . . .\n. H2 H1 .')
      expect([s.where('H1'), s.where('H2')]).toEqual(['g10', 'g11'])
      s.roll('seeSaw', 6, 6)
    },
    'second',
  )

  rule(
    '[second 182] a ball that lies on an end is his who gets there',
    () => {
      const s = launched('. . . .\n. . . .\nH1 o . H2')
      expect(s.ball()).toBe('held H1')
      s.roll('seeSaw', 1, 1)
      s.roll('bounce', 1)
    },
    'second',
  )

  rule(
    '[second 181] not in a turn in which it has been moved',
    () => {
      seeSawTurnEnds(BESIDE, { facts: 'used=seeSaw-home' }).expectTurnOf('away')
    },
    'second',
  )
})

describe('nobody is catapulted', () => {
  rule(
    '[second 185] who is a referee, though he stands on it',
    () => {
      const s = sceneSecond('. . . .\nH1 . N1 H2', {
        ...{ on: [...withSeeSaw, 'fouls', 'referees'], at: 'f9', beside: 'a20@o20', facts: `${SEE_SAW} referees=1` },
      })
      s.choose('endTurn')
      expect(s.waits()).not.toBe('home jumper')
    },
    'second',
  )

  rule(
    '[second 182] once his side has scored',
    () => {
      const s = sceneSecond(`${BESIDE}`, {
        ...{ on: withSeeSaw, at: 'e9', facts: `${SEE_SAW} act=h3:open:4.0`, beside: 'h3@a24.o a20@o20' },
      })
      s.step('a25')
      expect([s.score(), s.waits()]).toEqual(['1-0', 'dice ruling'])
      s.roll('ruling', 1)
    },
    'second',
  )
})

describe('the see-saw of away', () => {
  /** A1 is to fly from g11, A2 bounces on g10. */
  const launchedAway = (...faces: readonly [number, number]): Scene => {
    const s = sceneSecond('A1 . . A2', {
      ...{ on: withSeeSaw, at: 'g9', facts: 'turn=away:1/1 thing=seeSaw:g10:away weapons=/seeSaw' },
    })
    s.away.choose('endTurn')
    s.away.choose('choose', { player: 'A1' })
    s.away.choose('choose', { player: 'A2' })
    return s
      .roll('seeSaw', ...faces)
      .roll('flight', 1, 2)
      .roll('land', 6, 6)
  }

  rule(
    '[second 182] its right way is towards the end zone of home, its wrong way towards its own',
    () => {
      expect(launchedAway(4, 5).where('A1')).toBe('g8')
      expect(launchedAway(2, 2).where('A1')).toBe('g14')
    },
    'second',
  )
})

describe('the direction', () => {
  rule(
    '[second 182] 2D6 with the jumper’s CL; the roll is his, and it is read on its table',
    () => {
      const s = launched(BESIDE, { players: { H1: ':4.2.3.3.0.1.9' } })
      expect(s.modifiers()).toEqual(['CL +1'])
      expect(s.explain()).toMatchObject({ roll: 'seeSaw', table: 'seeSaw', player: s.player('H1').id })
      s.roll('seeSaw', 5, 6)
      expect(s.explain().result).toBe('breaks')
    },
    'second',
  )

  for (const [faces, cl] of [
    [[1, 1], 0],
    [[6, 6], 0],
    [[1, 2], -1],
  ] as const)
    rule(
      `[second 182] ${faces.join(' and ')} with CL ${cl}: it breaks for good, and both lie there without an armour roll`,
      () => {
        const s = launched(BESIDE, { players: { H1: `:4.2.3.3.0.${cl}.9` } })
        s.roll('seeSaw', ...faces)
        expect([s.posture('H1'), s.posture('H2')]).toEqual(['faceDown', 'faceDown'])
        expect(s.match.pieces[0].at).toBe(-1)
        expect(s.match.squads.home.records.weapons).toEqual([])
        s.expectTurnOf('away')
      },
      'second',
    )

  rule(
    '[second 182] if it breaks a carrier drops the ball',
    () => {
      const s = launched('. . . .\n. . . .\nH1* . . H2')
      s.roll('seeSaw', 1, 1)
      s.roll('bounce', 4)
      expect(s.ball()).toBe('ground g9')
    },
    'second',
  )

  rule(
    '[second 182] 8-11 the right way, 3-6 the wrong way, from the jumper’s end',
    () => {
      const ahead = launched(BESIDE)
      ahead.roll('seeSaw', 4, 4).roll('flight', 2, 3)
      ahead.roll('land', 6, 6)
      expect(ahead.where('H1')).toBe('g15')
      expect(ahead.where('H2')).toBe('g11')
      const back = launched(BESIDE)
      back.roll('seeSaw', 1, 5).roll('flight', 2, 3)
      back.roll('land', 6, 6)
      expect(back.where('H1')).toBe('g5')
    },
    'second',
  )

  rule(
    '[second 182] 7: he comes down where he was, they change roles and roll again with the other’s CL',
    () => {
      const s = launched(BESIDE, { players: { H2: ':4.2.3.3.0.1.9' } })
      s.roll('seeSaw', 3, 4)
      expect(s.modifiers()).toEqual(['CL +1'])
      s.roll('seeSaw', 3, 4).roll('flight', 1, 2)
      s.roll('land', 6, 6)
      // From the other end.
      expect([s.where('H1'), s.where('H2')]).toEqual(['g10', 'g14'])
    },
    'second',
  )

  rule(
    '[second 182] 7 and 7 again: the first jumper flies after all',
    () => {
      const s = launched(BESIDE)
      s.roll('seeSaw', 3, 4).roll('seeSaw', 3, 4).roll('seeSaw', 4, 4).roll('flight', 1, 2)
      s.roll('land', 6, 6)
      expect(s.where('H1')).toBe('g13')
    },
    'second',
  )
})
