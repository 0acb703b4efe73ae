// Spells and what they have done to players, in the position notation. Neighbours: getting.test.ts, src/play/positionSpells.ts.
import { describe, expect, it } from 'vitest'
import { readPosition, writePosition } from '../../../src/play/position.ts'
import { spells } from '../../../src/procs/match/spells.ts'

const TEXT =
  'second:spells turn=home:1/1 spells=1:flyingFist,1:grabbit,2:fearmonger/3:mindBlow h1@h10:4.2.3.3.0.0.9 h2@h12:4.2.3.3.0.0.9~bogged a3@h15:4.2.3.3.0.0.9'

describe('a position with spells', () => {
  it('is read and written again', () => {
    const { match } = readPosition(TEXT)
    expect(spells.of(match.squads.home)).toEqual([
      { id: 'flyingFist', player: 0 },
      { id: 'grabbit', player: 0 },
      { id: 'fearmonger', player: 1 },
    ])
    expect(spells.of(match.squads.away)).toEqual([{ id: 'mindBlow', player: 2 }])
    const written = writePosition(match)
    expect(written).toContain('spells=1:flyingFist,1:grabbit,2:fearmonger/3:mindBlow')
    expect(written).toContain('~bogged')
    expect(writePosition(readPosition(written).match)).toBe(written)
  })

  it('keeps the marks of one who has cast in this turn', () => {
    const { engine, match } = readPosition(TEXT.replace('9 h2', '9!cast-speedBurst h2'))
    expect(match.players[0].marks).toEqual(['cast-speedBurst'])
    expect(writePosition(match)).toContain('!cast-speedBurst')
    engine.apply(match, { action: engine.legal(match)[1] })
    expect(engine.legal(match).some((one) => one.do === 'cast')).toBe(false)
  })

  it('has no spells that are not played with, and none of players who are not there', () => {
    expect(() => readPosition(TEXT.replace('grabbit', 'abracadabra'))).toThrow('plays with no such spell')
    expect(() => readPosition(TEXT.replace('2:fear', '9:fear'))).toThrow('home has no player 9')
    expect(() => readPosition(TEXT.replace('second:spells', 'second'))).toThrow('plays with no such spell')
  })
})
