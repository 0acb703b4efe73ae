// Tricks in hand, loves and potions in the position notation. Neighbour: src/play/positionTricks.ts.
import { describe, expect, it } from 'vitest'
import { readPosition, writePosition } from '../../../src/play/position.ts'
import { loves } from '../../../src/procs/match/love.ts'
import { doses } from '../../../src/procs/match/potions.ts'
import { tricks } from '../../../src/procs/match/tricks.ts'

const TEXT =
  'second:rerolls:tricks:potions turn=home:1/1 tricks=spies:2,player:3:800,referee:300:1/love:3:1 potions=speed:2/antidote:1 h1@h10:4.2.3.3.0.0.9 h2@h12:4.2.3.3.0.0.9~giggles a3@h15:4.2.3.3.0.0.9~lovesick'

describe('a position with tricks and potions', () => {
  it('says what is in hand and who is in love', () => {
    const { squads } = readPosition(TEXT).match
    expect(tricks.of(squads.home)).toEqual({
      spies: 2,
      playerBribes: [{ target: 3, amount: 800 }],
      refereeBribes: { amount: 300, count: 1 },
    })
    expect(tricks.of(squads.away)).toEqual({})
    expect(loves.of(squads.away)).toEqual([{ player: 2, beloved: 0 }])
    expect([doses.of(squads.home), doses.of(squads.away)]).toEqual([{ speed: 2 }, { antidote: 1 }])
  })

  it('is written as it was read', () => {
    const written = writePosition(readPosition(TEXT).match)
    expect(written).toContain('tricks=spies:2,player:3:800,referee:300:1/love:3:1 potions=speed:2/antidote:1')
    expect(writePosition(readPosition(written).match)).toBe(written)
  })

  it.each([
    ['spies:2', 'assassin:3', 'known are spies, player, referee, love'],
    ['player:3:800', 'player:3:801', 'playerBribes[0].amount must be one of 400'],
    ['player:3:800', 'player:4:800', 'no opponent wears the number 4'],
    ['love:3:1', 'love:3:9', '"tricks=love:3:9": home has no player 9'],
    ['speed:2', 'ale:2', 'is no potion'],
    ['second:rerolls:tricks:potions', 'second:rerolls:potions', 'plays with no tricks; leave it out'],
    ['second:rerolls:tricks:potions', 'second:rerolls:tricks', 'plays with no potions; leave them out'],
  ])('with %s as %s is refused', (good, bad, message) => {
    expect(() => readPosition(TEXT.replace(good, bad))).toThrow(message)
  })
})
