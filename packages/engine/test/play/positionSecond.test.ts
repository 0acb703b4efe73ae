// Moments of second in the position notation: the free moves after a kick-off, and a gang that gathers. Neighbours: position.test.ts,
// ../../src/play/positionStack.ts.
import { describe, expect, it } from 'vitest'
import { startingLineUp } from '../../src/index.ts'
import { innermost } from '../../src/kernel/stack.ts'
import { nextInput, randomCoach } from '../../src/play/playMatch.ts'
import { readPosition, writePosition } from '../../src/play/position.ts'
import { BadPosition } from '../../src/play/positionPlayer.ts'
import { seededRoller } from '../../src/play/roller.ts'
import type { GangFrame } from '../../src/procs/block/gangUp.ts'
import { action } from '../../src/vocabulary/actions.ts'
import { engineOf } from '../support/scene.ts'

const GANG = 'second:companion turn=home:2/1 referees=0 gang=block:a5/3'
const PLAYERS = 'h3@g10.d h4@g12 h6@k10 a5@g11 a6@a20'

/** The text comes back, with the same answers; what follows them is the same too. */
const expectSame = (text: string): void => {
  const { engine, match } = readPosition(text)
  expect(writePosition(match)).toBe(text)
  const again = readPosition(writePosition(match)).match
  expect(engine.legal(again)).toEqual(engine.legal(match))
}

const isWritable = (text: () => string): string | null => {
  try {
    return text()
  } catch (error) {
    if (error instanceof BadPosition) return null
    throw error
  }
}

describe('a moment of second', () => {
  it('[second 71] the free moves after a kick-off: four squares, no sprint, and then the receivers’ turn', () => {
    const text = 'second:companion turn=home:0/0 kick=home referees=0 after=kick h1@g6 h2@g7.d a1@g16.o'
    expectSame(text)
    const { engine, match } = readPosition(text)
    expect(engine.pending(match)).toMatchObject({ side: 'home', question: { kind: 'turn', subject: 'afterKick' } })
    expect(match.drive.kicking).toBe('home')
    engine.apply(match, { action: action('activate', match.players[0].id) })
    expect(writePosition(match)).toBe(
      'second:companion turn=home:0/0 kick=home referees=0 after=kick act=h1:open:4.0 h1@g6.d h2@g7.d a1@g16.o',
    )
    expectSame(writePosition(match))
    engine.apply(match, { action: action('endAction') })
    expect(match.turn).toMatchObject({ side: 'away', bonus: false })
    expect(match.clock).toMatchObject({ home: 0, away: 1 })
  })

  it('[second 24] a gang that gathers: its coach chooses who joins', () => {
    const text = `${GANG} ${PLAYERS}`
    expectSame(text)
    const { engine, match } = readPosition(text)
    expect(engine.pending(match)).toMatchObject({ question: { kind: 'gang', subject: 'block' } })
    const { side, who } = match.players[engine.legal(match).find((one) => one.do === 'gangUp')?.player ?? 0]
    expect([side, who.number]).toEqual(['home', 4])
  })

  it('[second 24] somebody on his way to a gang: his one attack is that of the gang, and both have acted after it', () => {
    const text = `${GANG} act=h6:walking:2.2s3b h3@g10.d h4@g12 h6@h9.d a5@g11 a6@i10`
    expectSame(text)
    const { engine, match } = readPosition(text)
    expect(engine.legal(match).some((one) => one.do === 'block')).toBe(false)
    engine.apply(match, { action: action('endAction') })
    expect(innermost<GangFrame>(match, 'gang')?.members).toEqual([0])
    engine.apply(match, { action: action('done') })
    expect(innermost(match, 'attack')).toBeDefined()
  })

  it('comes back the same whenever it can be written', () => {
    const engine = engineOf('second:companion')
    const seen = new Set<string>()
    for (const seed of [1, 2, 3, 6, 8]) {
      const roller = seededRoller(seed)
      const coach = randomCoach(roller)
      const [home, away] = engine.rules.rosters
      const match = engine.start({
        ...{ home: startingLineUp(home), away: startingLineUp(away) },
        options: { touchdowns: 1, turns: 20 },
      })
      for (let i = 0; ; i++) {
        const input = nextInput(engine, match, { coaches: { home: coach, away: coach }, roller })
        if (!input) break
        const kind = match.turn.bonus ? 'bonus' : innermost(match, 'gang') ? 'gang' : 'turn'
        if (kind === 'turn' ? i % 31 === 0 : i % 3 === 0) {
          const text = isWritable(() => writePosition(match))
          if (text !== null) {
            seen.add(kind)
            const again = readPosition(text).match
            expect(writePosition(again)).toBe(text)
            expect(engine.pending(again)).toEqual(engine.pending(match))
            expect(engine.legal(again)).toEqual(engine.legal(match))
          }
        }
        engine.apply(match, input)
      }
    }
    expect([...seen].sort()).toEqual(['bonus', 'gang', 'turn'])
  })

  it('is refused with the word that is wrong', () => {
    const faults: [string, string][] = [
      ['second after=kick h1@g6 a1@g16', '"after=kick": nobody moves so after a kick-off'],
      ['crp after=kick h1@g6 a1@g16', '"after=kick"'],
      ['second:companion after=play h1@g6 a1@g16', '"after=play"'],
      [`second gang=block:a5/3 ${PLAYERS}`, 'gang: edition second has no such gangs'],
      [`second:companion gang=kiss:a5/3 ${PLAYERS}`, 'like gang=block:a5/3,4'],
      [`second:companion gang=block:a9/3 ${PLAYERS}`, 'the victim is no opponent on the pitch'],
      [`second:companion gang=block:h4/3 ${PLAYERS}`, 'the victim is no opponent on the pitch'],
      [`second:companion gang=block:a5/9 ${PLAYERS}`, 'no player 9 of the side to move'],
      [`second:companion gang=block:a5/3 act=h3:open:2.2 ${PLAYERS}`, 'who moves up has not joined yet'],
    ]
    for (const [text, message] of faults) {
      expect(() => readPosition(text), text).toThrow(message)
      expect(() => readPosition(text), text).toThrow(BadPosition)
    }
  })
})
