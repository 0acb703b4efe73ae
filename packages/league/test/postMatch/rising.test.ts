// How often a characteristic can be raised. Neighbours: careersBb2020.test.ts for prices, src/postMatch/learning.ts.
import { bookOf } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { canRise } from '../../src/postMatch/learning.ts'
import { learnt, teamOf, with1 } from '../team/teams.ts'

describe('a characteristic', () => {
  it('[bb2020 417] is not raised a third time, though an injury has brought it down since', () => {
    const team = teamOf({ edition: 'bb2020', squad: [['Human Lineman', 11]] })
    const raised = (times: number, lasting: readonly ('MA' | 'AV')[] = []): boolean => {
      const advances = Array.from({ length: times }, (_, i) => learnt('MA', 'characteristic', 20_000, [18, 20, 24][i]))
      const one = with1(team, { advances, lasting: [...lasting] })
      return canRise(bookOf(one), one, one.players[0], 'MA')
    }
    expect([raised(0), raised(1), raised(2)]).toEqual([true, true, false])
    // With the injury he is only one above his position's value: only the count of raises forbids it.
    expect([raised(1, ['MA']), raised(2, ['MA']), raised(2, ['MA', 'MA'])]).toEqual([true, false, false])
  })
})
