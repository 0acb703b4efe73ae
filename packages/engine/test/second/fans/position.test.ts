// Fans and the light in the position notation. Neighbours: src/play/positionFans.ts, ../../play/position.test.ts.
import { describe, expect, it } from 'vitest'
import { readPosition, writePosition } from '../../../src/play/position.ts'

const PLAYERS = 'h1@h12 a1@h14'

describe('a position with fans', () => {
  it('is written as it was read', () => {
    const facts =
      'turn=home:3/2 score=0-1 cheerleaders=3/1 chant=2/4 hooliganism=2/1 loyalty=2/1 fans=5/3 killed=30/169 painted=1/0 weather=iceCold light=sunny'
    const text = `second:cheerleaders:fans:rerolls:weather ${facts} ${PLAYERS}`
    const { match } = readPosition(text)
    expect(writePosition(match).split(' ').sort()).toEqual(text.split(' ').sort())
    expect(match.squads.away.records).toMatchObject({ fans: 3, fansKilled: 169, light: 'sunny' })
  })

  it('is refused where nobody keeps them, and where the light is none', () => {
    expect(() => readPosition('crp chant=2/4 h1@h12 a1@h14')).toThrow('"chant": edition crp keeps nothing like that')
    expect(() => readPosition(`second light=dim ${PLAYERS}`)).toThrow('"light=dim": glare, sunny, overcast')
  })
})
