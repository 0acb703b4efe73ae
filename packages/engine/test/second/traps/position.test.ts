// Trap counters in the position notation, and in forecasts. Neighbours: ../things/onThePitch.test.ts has other things, laying.test.ts
// views.
import { describe, expect, it } from 'vitest'
import { forecastMove, forecastPath } from '../../../src/forecast/index.ts'
import { stateFaults } from '../../../src/play/invariants.ts'
import { readPosition, writePosition } from '../../../src/play/position.ts'
import { type TrapKind, trapKinds } from '../../../src/tables/trapTables.ts'
import { trapScene } from './trapScene.ts'

const expectSame = (text: string): ReturnType<typeof readPosition> => {
  const read = readPosition(text)
  expect(writePosition(read.match)).toBe(text)
  expect(stateFaults(read.engine, read.match)).toEqual([])
  return read
}

describe('trap counters in a position', () => {
  it('[second 310] are written with whose they are and whether they lie face-down', () => {
    const { match } = expectSame(
      'second:traps turn=home:1/1 thing=mine:c5:home:down thing=trampoline:d20:away h1@g13 a1@h13',
    )
    expect(match.pieces.map(({ hiddenFrom }) => hiddenFrom)).toEqual(['away', ''])
  })

  it('[second 310] of a view keep what is secret', () => {
    const { engine, match } = readPosition('second:traps turn=home:1/1 thing=mine:c5:home:down h1@g13 a1@h13')
    const text = writePosition(engine.view(match, 'away'))
    expect(text).toContain('thing=secret:c5:home:down')
    expectSame(text)
  })

  it('[second 210] are written with whoever is in them, also while he acts', () => {
    const text =
      'second:traps turn=home:1/1 thing=pit:f11:away:h1 thing=trapdoor:c5:home:a2 h1@pit h3@g13 a1@h13 a2@below'
    const { engine, match } = expectSame(text)
    expect(engine.legal(match).map(({ option }) => option)).toContain('trapped')
    const acting = engine.legal(match).find(({ option }) => option === 'trapped')
    if (acting) engine.apply(match, { action: acting })
    expectSame(writePosition(match))
  })

  it('[second 216] of quicksand are written with the turn that its prisoner is in', () => {
    expectSame('second:traps turn=home:1/1 thing=quicksand:f11:away:!turn2:h1 h1@pit h3@g13 a1@h13')
  })

  it('are refused where they cannot be', () => {
    const position = (id: string, thing: string) => () => readPosition(`${id} ${thing} h1@g13 a1@h13`)
    expect(position('second', 'thing=pit:f11:home')).toThrow('no traps in second')
    expect(position('second:traps', 'thing=pit:f11:down')).toThrow('belongs to a side')
    expect(position('second:traps', 'thing=secret:f11:home')).toThrow('belongs to a side')
    expect(position('second:traps', 'thing=pit:f11:home:h1')).toThrow('h7@pit'.replace('7', '7'))
    expect(position('second:traps', 'thing=trapdoor:f11:home:h1')).toThrow('h7@below')
  })
})

describe('forecasts', () => {
  const path = (kind: TrapKind, how: 'home' | 'away', down = true) => {
    const { engine, match, player, square } = trapScene('H1 x y .', '', {
      facts: `thing=${kind}:f11:${how}${down ? ':down' : ''}`,
    })
    const { id } = player('H1')
    return {
      possible: forecastPath(engine, match, id, [square('x'), square('y')]).possible,
      hop: forecastMove(engine, match, id).hop(square('f10'), { to: square('x'), leap: false, cost: 1 }, 0, false),
    }
  }

  it('[second 310] walk over what the other side has laid as if it were nothing, whatever it is', () => {
    for (const kind of trapKinds)
      expect([kind, path(kind, 'away')]).toMatchObject([kind, { possible: 2, hop: { possible: true, rolls: [] } }])
  })

  it('[second 210] do not walk into what is known: the own counters, and those that were turned over', () => {
    expect(path('pit', 'home').possible).toBe(0)
    expect(path('pit', 'away', false)).toMatchObject({ possible: 0, hop: { possible: false } })
    expect(path('blank', 'home').possible).toBe(2)
  })
})
