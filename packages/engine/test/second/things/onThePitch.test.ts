// Things on the pitch whatever their rules: what may enter their squares, what looks past them, and how a position writes them.
// Neighbours: the weapons of this folder.
import { describe, expect, it } from 'vitest'
import { stateFaults } from '../../../src/play/invariants.ts'
import { readPosition, writePosition } from '../../../src/play/position.ts'
import { refereesSeeing } from '../../../src/procs/foul/sightLine.ts'
import { sceneSecond } from '../../support/second.ts'

const ACT = 'act=h1:open:4.2'

describe('a thing on the pitch', () => {
  it('that is solid keeps everybody off all its squares', () => {
    const s = sceneSecond('. . . . \n H1 . . .', { facts: `${ACT} thing=wreck:f11` })
    const away = ['step f9', 'step f10', 'step g9', 'step h9', 'step h10', 'step h11']
    expect(s.answers('step')).toEqual(away)
  })

  it('that can be entered ends the movement of who enters it, and not that of who starts on it', () => {
    const s = sceneSecond('H1 . . .', { facts: `${ACT} thing=seeSaw:f11:home` })
    s.step('f11')
    expect(s.happened('actionEnded')).toHaveLength(1)
    const off = sceneSecond('H1 . . .', { facts: `${ACT} thing=seeSaw:f10:home` })
    off.step('g10', 'g11')
    expect(off.answers('step').length).toBeGreaterThan(0)
  })

  it('that can be entered ends the movement of who leaps onto it', () => {
    const s = sceneSecond('H1 H2/ . .', { on: ['leaping'], facts: 'act=h1:open:4.2 thing=seeSaw:f12:home' })
    s.choose('leap', { square: 'f12' })
    s.roll('leap', 6, 6)
    expect([s.where('H1'), s.happened('actionEnded').length]).toEqual(['f12', 1])
  })

  it('is no place to be pushed to, nor to come to rest, if it is solid', () => {
    const s = sceneSecond('. . . \n H1 A1 . \n . . .', {
      facts: `${ACT} thing=cannon:g12:away thing=wreck:h11`,
      on: ['push'],
    })
    s.choose('shove', { player: 'A1' })
    s.roll('shove', 4, 5)
    expect(s.where('A1')).toBe('f12')
  })

  it('hides who is behind it if it is a wreck, not if it is lower', () => {
    const seeing = (thing: string) => {
      const { engine, match, player } = sceneSecond('H1 . . . N1', { facts: thing, on: ['fouls', 'referees'] })
      return refereesSeeing(engine.rules.pitch, match, player('H1')).length
    }
    expect(seeing('thing=wreck:e12')).toBe(0)
    expect(seeing('thing=wreck:g12')).toBe(1)
    expect(seeing('thing=cannon:f12')).toBe(1)
    expect(seeing('thing=seeSaw:f11')).toBe(1)
  })

  it('is written in a position with all that is known of it', () => {
    const text =
      'second turn=home:1/1 thing=cannon:h2:home:e:!spiked:h7 thing=seeSaw:c12:away:w thing=wreck:a25 h1@g13 h7@aboard a1@h13'
    const { engine, match } = readPosition(text)
    expect(writePosition(match)).toBe(text)
    expect(stateFaults(engine, match)).toEqual([])
    expect(match.pieces[0]).toMatchObject({ kind: 'cannon', side: 'home', facing: 'E', marks: ['spiked'], load: [1] })
    expect(match.board[match.pieces[0].at]).toBe(-1)
  })

  it('is refused where it cannot be', () => {
    const position = (thing: string) => () => readPosition(`second ${thing} h1@g13 a1@h13`)
    expect(position('thing=cannon:g13')).toThrow('taken')
    expect(position('thing=wreck:o26')).toThrow('off the pitch')
    expect(position('thing=piano:g1')).toThrow('no such thing')
    expect(position('thing=cannon:g1:north')).toThrow('what is "north"')
    expect(position('thing=cannon:g1:h1')).toThrow('h7@aboard')
  })

  it('that is solid must be what the board shows', () => {
    const { engine, match } = readPosition('second thing=wreck:c12 h1@g13 a1@h13')
    match.board[match.pieces[0].at] = 0
    expect(stateFaults(engine, match)).not.toEqual([])
  })
})
