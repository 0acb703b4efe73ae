// Odd ends of downs: what one down leaves to the next, where a ball is dead after two turns of fortune, and what the weather does to a
// carrier who runs for the sideline. Neighbours: downScene.ts, calls.test.ts, carrying.test.ts, counting.test.ts.
import { describe, expect } from 'vitest'
import { hangFor, isHanging } from '../../../src/procs/kickOff/hangingKick.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'
import { carrierFalls, counted, ended, inDown, lineUp, stateOf } from './downScene.ts'

describe('the next down', () => {
  rule('[second 231] has its own throw downfield', () => {
    const s = lineUp(carrierFalls('H1* H2 A1', '5:2:14:thrown', { at: 'h17' }), 'H1')
    expect(stateOf(s).thrown).toBe(false)
  })

  rule('[second 232] needs its own announcement of a field goal', () => {
    const s = lineUp(carrierFalls('H1* H2 A1', '5:2:14:goal', { at: 'h17' }), 'H1')
    expect([stateOf(s).fieldGoal, s.waits()]).toEqual([false, 'home turn'])
  })

  rule('[second 222] a ball that nobody ever held is the offence’s, wherever the one before was lost', () => {
    const s = carrierFalls('H1* . A1', '5:4:14', { at: 'h17' })
    expect(counted(s)).toEqual([6, 1, 'away', 17])
    for (const player of s.match.players) if (player.side === 'away') player.noZones = true
    s.away.choose('formation', { option: 'wall' })
    s.away.choose('decline')
    s.home.choose('formation', { option: 'wall' })
    s.home.choose('decline')
    s.away.choose('putBall', { square: 'c22' })
    const owner = s.match.stack.find(({ proc }) => proc === 'downs')
    expect(owner).toMatchObject({ keeper: 'away', keptAt: -1 })
  })

  rule('[second 222] a kick that still hung in the air is over with its down', () => {
    const s = inDown('H1* . A1', '5:2:14', { at: 'a17' })
    hangFor(s.match, 'away', 2)
    s.choose('activate', { player: 'H1' })
    s.choose('runOut')
    expect([s.waits(), isHanging(s.match)]).toEqual(['home setUp', false])
  })

  rule('[second 372] is not played if a side has nobody left for it: that side forfeits', () => {
    const s = inDown('H1* . A1', '5:2:14', { at: 'a17' })
    for (const player of s.match.players) if (player.side === 'away') player.place = 'injured'
    s.match.players.forEach((player) => {
      if (player.side === 'away') Object.assign(player, { at: -1 })
    })
    s.choose('activate', { player: 'H1' })
    s.choose('runOut')
    expect([s.waits(), s.match.result?.winner]).toEqual(['over', 'home'])
  })
})

describe('where a ball is dead', () => {
  rule('[second 224] in the far end zone the line is in the last row before it', () => {
    const s = carrierFalls('H1 . A1*', '5:2:14', { at: 'h23', facts: 'kick=home' }, 6, 'A1')
    expect(counted(s)).toEqual([6, 3, 'away', 24])
  })

  rule('[second 316] a fumble that goes out after a bounce is spotted where its carrier fell', () => {
    const s = carrierFalls('H1* .\n. H2', '5:2:14', { at: 'n16', players: { H2: '.p' } }, 1)
    // Onto H2, who lies in the next row, and from him over the sideline.
    s.roll('bounce', 8).roll('bounce', 7)
    expect([ended(s), counted(s)]).toEqual(['outOfBounds', [6, 3, 'home', 16]])
  })

  rule('[second 234] a punt is the others’ where it leaves the pitch, wherever the ball was lost before', () => {
    const s = inDown('H1*\n.\n.\nA1', '5:2:14', { at: 'b12', facts: 'keeps=home:h9' })
    s.choose('activate', { player: 'H1' })
    s.choose('kickBall', { square: 'a20' })
    s.roll('kick', 6, 6).roll('bounces', 1, 1).roll('bounce', 2)
    expect([ended(s), counted(s)]).toEqual(['outOfBounds', [6, 1, 'away', 20]])
  })

  rule('[second 236] with the drill a fumble out of bounds costs a down: nobody has stepped out', () => {
    const s = carrierFalls('H1* . A1', '13:2:14:drill', { at: 'a17' }, 1).roll('bounce', 2)
    expect([ended(s), counted(s)]).toEqual(['outOfBounds', [14, 3, 'home', 17]])
  })

  rule('[second 236] a throw out of bounds costs none', () => {
    const s = inDown('H1* . H2', '13:2:14:drill', { at: 'a11' })
    s.choose('activate', { player: 'H1' })
    s.throwTo('H2')
    s.roll('pass', 1, 2).roll('scatter', 2)
    expect([ended(s), counted(s)]).toEqual(['deadThrow', [13, 2, 'home', 14]])
  })
})

describe('who kicks a field goal', () => {
  rule('[second 232] nobody who has thrown the ball or handed it on in that turn, though he has it again', () => {
    const kicks = (mark: string): string[] => {
      const s = inDown('H1*\n.\n.\nA1', '5:2:14:goal', { at: 'h17', players: { H1: mark } })
      s.choose('activate', { player: 'H1' })
      return s.answers('kickBall').filter((one) => one.endsWith(' fieldGoal'))
    }
    expect([kicks('!gave'), kicks('')]).toEqual([[], ['kickBall h26 fieldGoal']])
  })

  rule('[second 232] with 1 less for each opponent who has him in his zone', () => {
    const s = inDown('H1* A1', '5:2:14:goal', { at: 'h17' })
    s.choose('activate', { player: 'H1' })
    s.choose('kickBall', { option: 'fieldGoal' })
    expect(s.modifiers()).toEqual(['tackleZone -1'])
    s.roll('kick', 5, 5)
    expect(s.score()).toBe('0-0')
  })

  rule('[second 232] nobody of the offence in a kick return, nor of the others, whoever announced one', () => {
    const s = inDown('A1*\n.\n.\nH1', '5:2:14:goal', { at: 'h7', facts: 'turn=away:1/1 kick=away' })
    s.choose('activate', { player: 'A1' })
    expect(s.answers('kickBall')).toEqual([])
  })
})

describe('the run out of bounds in bad weather', () => {
  const running = (weather: string): Scene => {
    const s = inDown('H1* . A1', '5:2:14', { at: 'a17', on: ['weather'], facts: `weather=${weather}` })
    s.choose('activate', { player: 'H1' })
    s.choose('runOut')
    return s
  }

  rule('[second 228] cold fingers may lose him the ball first, and then he does not run', () => {
    expect(ended(running('iceCold').roll('numbFingers', 2))).toBe('ranOut')
    const s = running('iceCold').roll('numbFingers', 1).roll('bounce', 7)
    expect([s.where('H1'), s.ball(), ended(s)]).toEqual(['a17', 'ground b17', ''])
  })
})

describe('the run out of bounds in a blizzard', () => {
  const sprinting = (face: number): Scene => {
    const facts = 'weather=blizzard act=h1:walking:0.0s2'
    const s = inDown('H1* . A1', '5:2:14', { at: 'a17', on: ['weather'], facts })
    s.choose('runOut')
    return s.roll('slip', face)
  }

  rule('[second 228] he may slip as he begins to sprint: he has fallen, and the down is over there', () => {
    expect(ended(sprinting(3))).toBe('ranOut')
    const s = sprinting(2).roll('fumble', 4)
    expect([ended(s), counted(s)]).toEqual(['carrierDown', [6, 3, 'home', 17]])
  })
})

describe('overtime', () => {
  rule('[second 237] is no second half: whoever is knocked out rolls before it', () => {
    const s = carrierFalls('H1* . A1', '15:2:14', { at: 'h17', facts: 'half=2 score=1-1', beside: 'h8@ko' })
    s.roll('coinToss', 2)
    expect(s.waits()).toBe('dice recover')
    s.roll('recover', 3)
    expect(s.where('H8')).toBe('ko')
  })
})
