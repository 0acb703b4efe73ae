// The kernel supports several balls, 2×2 players, pieces that are not players, other characteristics and clocks.
import { describe, expect, it } from 'vitest'
import { footprint } from '../../src/kernel/base.ts'
import { fits, pieceCovers, playerAt, putPiece, putPlayer } from '../../src/kernel/occupancy.ts'
import { OFF, squareNamed } from '../../src/kernel/pitch.ts'
import { newPiece } from '../../src/procs/things/pieces.ts'
import { plainLineUp } from '../support/game.ts'
import { engineOf } from '../support/scene.ts'

const build = () => {
  const engine = engineOf('crp')
  const match = engine.start({ home: plainLineUp(2), away: plainLineUp(2) })
  const { pitch } = engine.rules
  const at = (name: string): number => squareNamed(pitch, name)
  match.players[0] = {
    ...match.players[0],
    who: { ...match.players[0].who, size: 2 },
    stats: { MA: 4, SP: 2, ST: 6, AG: 2, TS: 3, CL: 8, AV: 10 },
  }
  match.balls.push({ kind: 'ball', state: 'ground', at: at('h20'), carrier: -1 })
  match.pieces.push({ ...newPiece('cannon'), at: OFF })
  match.pieces.push({ ...newPiece('seeSaw'), kind: 'trap', hiddenFrom: 'away', at: OFF })
  match.clock.down = 3
  return { engine, match, pitch, at }
}

describe('a roomy kernel', () => {
  it('moves a 2×2 player, two balls and a referee without conflicts', () => {
    const { match, pitch, at } = build()
    const [giant, lineman] = match.players
    putPlayer(match, pitch, giant, at('d5'))
    putPiece(match, pitch, 0, at('d8'))
    putPlayer(match, pitch, lineman, at('d7'))
    expect(footprint(pitch, giant.at, 2).map((square) => playerAt(match, square)?.id)).toEqual([0, 0, 0, 0])
    expect(fits(match, pitch, giant, at('d6'))).toBe(false)
    expect(fits(match, pitch, giant, at('e5'))).toBe(true)

    match.balls[0] = { kind: 'ball', state: 'held', at: giant.at, carrier: giant.id }
    putPlayer(match, pitch, giant, at('e5'))
    expect(match.board[at('d5')]).toBe(0)
    expect(playerAt(match, at('f6'))).toBe(giant)
    expect(match.balls.map((ball) => ball.at)).toEqual([at('e5'), at('h20')])

    putPiece(match, pitch, 0, at('d9'))
    expect(match.board[at('d8')]).toBe(0)
    expect(match.board[at('d9')]).toBe(-1)
    putPiece(match, pitch, 1, at('f9'))
    expect([match.board[at('f9')], pieceCovers(pitch, match.pieces[1], at('f10'))]).toEqual([0, true])
    expect(fits(match, pitch, giant, at('o26'))).toBe(false)
  })

  it('keeps all of it through a clone and through JSON', () => {
    const { engine, match, pitch, at } = build()
    putPlayer(match, pitch, match.players[0], at('d5'))
    putPiece(match, pitch, 0, at('d8'))
    const copy = engine.clone(match)
    expect(copy).toEqual(match)
    expect(JSON.parse(JSON.stringify(match))).toEqual(match)
    putPiece(copy, pitch, 0, at('a1'))
    expect(match.pieces[0].at).toBe(at('d8'))
  })

  it('hides what a trap is, not where it lies, from the side that may not see it', () => {
    const { engine, match, pitch, at } = build()
    putPiece(match, pitch, 1, at('g7'))
    expect(engine.view(match, 'home').pieces[1]).toEqual(match.pieces[1])
    expect(JSON.stringify(engine.view(match, 'away'))).not.toContain('trap')
    expect(engine.view(match, 'away').pieces[1]).toMatchObject({ kind: 'secret', at: at('g7') })
    expect(engine.view(match, 'nobody').pieces[1]).toMatchObject({ kind: 'secret', at: at('g7') })
    expect(engine.pending(engine.view(match, 'away'))).toEqual(engine.pending(match))
    expect(match.pieces[1].kind).toBe('trap')
  })
})
