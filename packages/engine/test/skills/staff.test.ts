// The master chef at the start of each half. The henchman is in casualtySkills.test.ts, bribes in secretWeapon.test.ts.
import { describe, expect } from 'vitest'
import { newGame, opening, plainLineUp } from '../support/game.ts'
import { quietKickOff, restOfHalf } from '../support/halves.ts'
import { rule } from '../support/rule.ts'
import type { Scene } from '../support/scene.ts'

/** The toss is over; home's chef is about to cook. */
const kitchen = (home: number, away: number, chefs: readonly [number, number] = [1, 0]): Scene =>
  opening(
    newGame({
      home: plainLineUp(11, { rerolls: home, chefs: chefs[0] }),
      away: plainLineUp(11, { rerolls: away, chefs: chefs[1] }),
    }),
  )
const counters = (s: Scene): [number, number] => [s.rerolls('home'), s.rerolls('away')]

describe('the master chef', () => {
  rule('[bugman 236, 237] three dice as the half begins: each 4 or more gives a re-roll and takes one', () => {
    for (const [faces, good] of [
      [[1, 2, 3], 0],
      [[4, 3, 3], 1],
      [[1, 5, 6], 2],
      [[4, 4, 4], 3],
    ] as const) {
      const s = kitchen(2, 3)
      expect([s.waits(), s.dice()]).toEqual(['dice masterChef', ['d6', 'd6', 'd6']])
      s.roll('masterChef', ...faces)
      expect(counters(s)).toEqual([2 + good, 3 - good])
      expect(s.waits()).toBe('home setUp')
    }
  })

  rule('[bugman 237] nobody loses a re-roll that he does not have', () => {
    const s = kitchen(0, 1).roll('masterChef', 6, 6, 6)
    expect(counters(s)).toEqual([3, 0])
  })

  rule('[bugman 236] he cooks again for the second half, from the re-rolls each side starts it with', () => {
    const s = kitchen(2, 3).roll('masterChef', 6, 6, 6)
    quietKickOff(s)
    restOfHalf(s)
    expect([s.waits(), counters(s)]).toEqual(['dice masterChef', [2, 3]])
    s.roll('masterChef', 4, 1, 1)
    expect(counters(s)).toEqual([3, 2])
  })

  rule('[bugman 236, 237] two chefs cook one after the other; without any nobody rolls', () => {
    const s = kitchen(1, 1, [1, 1]).roll('masterChef', 6, 6, 1)
    expect([s.waits(), counters(s)]).toEqual(['dice masterChef', [3, 0]])
    s.roll('masterChef', 6, 1, 1)
    expect(counters(s)).toEqual([2, 1])
    expect(kitchen(1, 1, [0, 0]).waits()).toBe('home setUp')
  })
})
