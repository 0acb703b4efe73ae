// Ball Clone: two balls in play, one of which may vanish. Neighbours: src/inducements/cards/randomEvents.ts,
// inducements/claim.ts.
import { describe, expect } from 'vitest'
import { writePosition } from '../../../src/play/position.ts'
import { lendSkill } from '../../../src/procs/match/loans.ts'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const ballsOf = (s: Scene): string[] =>
  s.match.balls.map(({ state, at, carrier }) =>
    state === 'held' ? `held ${s.match.players[carrier].who.number}` : `${state} ${at < 0 ? 'off' : at}`,
  )

describe('Ball Clone', () => {
  rule(
    '[bb2020 707] as an opposing turn starts with the ball on the ground, a second one bounces from its square',
    () => {
      const s = scene('o x', { facts: 'turn=home:1/1 hold=card-ball-clone/', beside: 'h9@b2 a9@n25' })
      s.endTurn()
      expect([s.waits(), s.home.answers()]).toEqual(['home inducement', ['decline', 'use ball-clone']])
      s.home.choose('use')
      s.roll('bounce', 5)
      expect([s.waits(), s.match.balls.length, s.match.squads.home.inducements]).toEqual(['away turn', 2, []])
      expect(ballsOf(s)).toEqual([`ground ${s.square('f10')}`, `ground ${s.square('x')}`])
    },
  )

  rule('[bb2020 707] not while a player carries the ball, nor as the own turn starts', () => {
    const held = scene('H1*', { facts: 'turn=home:1/1 hold=card-ball-clone/', beside: 'a9@n25' })
    held.endTurn()
    held.expectTurnOf('away')
    const own = scene('H1 o', { facts: 'turn=away:1/1 hold=card-ball-clone/', beside: 'a9@n25' })
    own.endTurn()
    own.expectTurnOf('home')
  })

  /** The away side has cloned the ball of f11 as the home turn starts; the clone has bounced. */
  const twoBalls = (picture: string, bounce: number, options: { at?: string; turn?: string; beside?: string } = {}) => {
    const { at = 'f10', turn = 'away:1/1', beside = 'a9@n5' } = options
    const s = scene(picture, { at, facts: `turn=${turn} hold=/card-ball-clone`, beside })
    s.endTurn()
    s.away.choose('use')
    return s.roll('bounce', bounce)
  }

  rule('[bb2020 707] a ball that comes to rest on the other one bounces on', () => {
    const s = twoBalls('H1 o x y', 5)
    s.activate('H1', 'move').step('f11').roll('pickUp', 1)
    s.roll('bounce', 5)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 5)
    expect(ballsOf(s)).toEqual([`ground ${s.square('y')}`, `ground ${s.square('x')}`])
  })

  rule('[bb2020 707] a player with one ball does not pick up the other: it bounces, which is no failure', () => {
    const s = twoBalls('H1 o x', 5)
    s.activate('H1', 'move').step('f11').roll('pickUp', 6)
    s.step('x')
    s.roll('bounce', 5)
    expect([s.holder(), s.turnovers(), s.waits()]).toEqual(['H1', [], 'home activation'])
  })

  rule('[bb2020 707] nor does he catch it', () => {
    const s = twoBalls('H1 o x H2', 5)
    s.activate('H1', 'move').step('f11').roll('pickUp', 6)
    s.endAction()
    s.activate('H2', 'move').step('x').roll('pickUp', 1)
    s.roll('bounce', 4)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 2)
    expect([s.holder(), ballsOf(s)[1], s.turnovers()]).toEqual(['H1', `ground ${s.square('e11')}`, ['pickUp']])
  })

  rule('[bb2020 707] nor intercept it', () => {
    const thieves = (holding: boolean) => {
      const s = twoBalls('H1 o . A1 . H2', 2, { beside: 'h3@e12' })
      if (holding) Object.assign(s.match.balls[1], { state: 'held', carrier: s.player('A1').id, at: s.player('A1').at })
      s.activate('H1', 'pass').step('f11').roll('pickUp', 6)
      s.throwTo('H2')
      s.roll('pass', 6)
      return s
    }
    const free = thieves(false)
    expect(free.away.answers()).toEqual(['decline', 'intercept A1'])
    free.away.decline()
    free.roll('catch', 6)
    const full = thieves(true)
    expect(full.waits()).toBe('dice catch')
    full.roll('catch', 6)
  })

  const walkIn = () => {
    const s = twoBalls('H1 o . .', 2, { at: 'f23', beside: 'h2@b3 a9@n5' })
    s.activate('H1', 'move').step('f24').roll('pickUp', 6)
    s.step('f25', 'f26')
    expect(s.waits()).toBe('dice clonedBall')
    return s
  }

  rule(
    '[bb2020 707] the scorer’s ball vanishes on 1 to 3: no touchdown, and the turn goes on with the other ball',
    () => {
      for (const face of [1, 3]) {
        const s = walkIn().roll('clonedBall', face)
        expect([s.score(), s.waits(), s.turnovers()]).toEqual(['0-0', 'home activation', []])
        s.endAction()
        s.expectTurnOf('home')
        expect([ballsOf(s), s.match.squads.away.effects]).toEqual([[`ground ${s.square('e24')}`], []])
      }
    },
  )

  rule('[bb2020 707] on 4 or more the touchdown counts, and the next drive has one ball', () => {
    const s = walkIn().roll('clonedBall', 4)
    expect([s.score(), s.match.balls.length, s.match.squads.away.effects]).toEqual(['1-0', 1, []])
  })

  rule('[bb2020 707] the D6 is rolled for a thrown team-mate who lands in the end zone too', () => {
    const thrown = (face: number) => {
      const s = scene('H1 H2* . . . .', {
        at: 'f21',
        players: { H1: ':65349+throw-team-mate', H2: ':63349+right-stuff' },
        beside: 'h3@b3 a9@n5',
      })
      s.match.balls.push({ kind: 'ball', state: 'ground', at: s.square('b5'), carrier: -1 })
      s.match.squads.away.effects = ['ball-clone drive']
      s.activate('H1', 'pass').choose('throwTeamMate', { player: 'H2', square: 'f25' })
      s.roll('throwTeamMate', 6).roll('scatter', 5).roll('scatter', 4).roll('scatter', 5).roll('land', 6)
      expect([s.where('H2'), s.waits(), s.score()]).toEqual(['f26', 'dice clonedBall', '0-0'])
      return s.roll('clonedBall', face)
    }
    const gone = thrown(3)
    expect([gone.score(), ballsOf(gone), gone.turnovers()]).toEqual(['0-0', [`ground ${gone.square('b5')}`], []])
    gone.expectTurnOf('home')
    expect(thrown(4).score()).toBe('1-0')
  })

  rule('[bb2020 707] and for a player whom a star’s special rule places in the end zone', () => {
    const placed = (face: number) => {
      const s = scene('H1* . A1 . x', {
        at: 'f22',
        players: { H1: '+stab+furious-outburst' },
        beside: 'h3@b3 a9@n5',
      })
      s.match.balls.push({ kind: 'ball', state: 'ground', at: s.square('b5'), carrier: -1 })
      s.match.squads.away.effects = ['ball-clone drive']
      s.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
      lendSkill(s.player('H1'), 'dodge', 'activation')
      s.use()
      s.choose('place', { square: 'f23' })
      s.roll('armour', 1, 1).choose('place', { square: 'x' })
      expect([s.where('H1'), s.waits(), s.score()]).toEqual(['x', 'dice clonedBall', '0-0'])
      return s.roll('clonedBall', face)
    }
    const gone = placed(3)
    expect([gone.score(), ballsOf(gone), gone.turnovers()]).toEqual(['0-0', [`ground ${gone.square('b5')}`], []])
    gone.expectTurnOf('home')
    // His action is over as usual: loans for its duration have ended.
    expect([gone.player('H1').acted, gone.player('H1').loans]).toEqual([true, []])
    expect(placed(4).score()).toBe('1-0')
  })

  rule('[bb2020 707] a ball caught in the end zone and gone after that is no turnover of the pass', () => {
    const s = twoBalls('H1 o . H2', 2, { at: 'f23', beside: 'h3@b3 a9@n5' })
    s.activate('H1', 'pass').step('f24').roll('pickUp', 6)
    s.throwTo('H2')
    s.roll('pass', 6).roll('catch', 6).roll('clonedBall', 2)
    expect([s.score(), s.turnovers(), s.waits()]).toEqual(['0-0', [], 'home turn'])
  })

  rule('[bb2020 707] a position of one line has one ball; the match itself is saved with both', () => {
    const s = twoBalls('H1 o .', 5)
    expect(() => writePosition(s.match)).toThrow('two are in play; save the match instead')
    expect(JSON.parse(JSON.stringify(s.match))).toEqual(s.match)
  })

  rule('[bb2020 707] it is over with the drive', () => {
    const s = twoBalls('H1 o .', 5, { turn: 'away:7/8' })
    expect(s.match.balls.length).toBe(2)
    s.endTurn()
    expect([s.match.balls.length, s.match.squads.away.effects, s.match.clock.half]).toEqual([1, [], 2])
  })
})
