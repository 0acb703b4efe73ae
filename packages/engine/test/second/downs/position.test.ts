// Downs in the position notation. Neighbours: src/play/positionDowns.ts, ../../play/positionSecond.test.ts.
import { describe, expect, it } from 'vitest'
import { readPosition, writePosition } from '../../../src/play/position.ts'
import { carrierFalls, counted, inDown, lineUp, stateOf } from './downScene.ts'

const HEAD = 'second:kickOff:kicksInPlay:naf'
const PLAYERS = 'h1@h17.o h2@h18 a1@c3'

const expectSame = (text: string): void => {
  const { engine, match } = readPosition(text)
  expect(writePosition(match)).toBe(text)
  const again = readPosition(writePosition(match)).match
  expect(engine.legal(again)).toEqual(engine.legal(match))
}

describe('a position of downs', () => {
  it('comes back as it was written', () => {
    expectSame(`${HEAD} turn=home:1/0 down=5:2:14 keeps=home ${PLAYERS}`)
    expectSame(
      `${HEAD} half=2 turn=away:3/3 kick=away down=12:1:9:blitzed,drill,goal,thrown,saved3 keeps=home:h9 ${PLAYERS}`,
    )
    expectSame(`${HEAD} turn=home:1/0 down=5:0:0 keeps=home ${PLAYERS}`)
    expectSame(`${HEAD} turn=home:0/0 kick=home down=0:0:0 keeps=away after=kick h1@g6 a1@g16.o`)
    expectSame(`${HEAD} turn=home:1/0 down=5:2:14 keeps=home act=h1:open:2.2s1 h1@h17.do h2@h18 a1@c3`)
  })

  it('is a kick return if no down is named', () => {
    const { match } = readPosition(`${HEAD} turn=home:1/0 ${PLAYERS}`)
    expect(writePosition(match)).toContain('down=0:0:0 keeps=home')
  })

  it('plays on as the match would', () => {
    const s = lineUp(carrierFalls('H1* . A1', '5:2:14', { at: 'h17' }), 'H1')
    const { engine, match } = readPosition(writePosition(s.match))
    expect(engine.legal(match)).toEqual(s.engine.legal(s.match))
    expect(counted(s)).toEqual([6, 3, 'home', 17])
    expect(writePosition(match)).toContain('down=6:3:17 keeps=home')
  })

  it('names what is wrong', () => {
    const read = (facts: string) => () => readPosition(`${HEAD} turn=home:1/0 ${facts} ${PLAYERS}`)
    expect(read('down=5:2:2')).toThrow('the row of its line from 3 to 24')
    expect(read('down=5:7:14')).toThrow('like down=5:2:14')
    expect(read('down=5:2:14:lazy')).toThrow('known are blitzed, drill, goal, thrown and saved1')
    expect(read('down=16:2:14')).toThrow('at most 15 downs of the half are played')
    expect(read('keeps=nobody')).toThrow('like keeps=home:h14 or keeps=home')
    expect(() => readPosition(`second turn=home:1/0 down=5:2:14 ${PLAYERS}`)).toThrow('edition second has no downs')
  })
})

describe('what a client shows of the downs', () => {
  it('tells the rows to go, the posts and the line', () => {
    expect(stateOf(inDown('H1* . A1', '5:2:14'))).toEqual({
      ...{ quarter: 1, played: 5, left: 11, down: 2, offence: 'home', column: 13, toGo: 11, goalpost: 7 * 26 + 25 },
      ...{ drill: false, fieldGoal: false, blitzed: false, thrown: false, lost: false },
    })
    const away = stateOf(inDown('H1 . A1*', '5:2:14', { facts: 'kick=home turn=away:1/1' }))
    expect([away.offence, away.toGo, away.goalpost]).toEqual(['away', 12, 7 * 26])
    expect(stateOf(inDown('H1* . A1', '5:0:0'))).toMatchObject({ down: 0, column: -1, toGo: -1 })
  })
})
