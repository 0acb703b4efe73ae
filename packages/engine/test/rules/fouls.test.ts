// Fouls, the referee and bribes. Chapters U and M of the ledger.
import { describe, expect } from 'vitest'
import { kick } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../support/scene.ts'

/** H1 fouls A1; the armour roll is pending. */
const foul = (picture: string, options: SceneOptions = {}): Scene => {
  const s = scene(picture, options)
  s.activate('H1', 'foul').foul('A1')
  return s
}

/** What the armour roll of a foul on A1 needs; AV 8 alone is 9. */
const needs = (picture: string, options: SceneOptions = {}): number => {
  const s = foul(picture, options)
  const needed = s.needs()
  s.roll('armour', 1, 2)
  return needed
}

describe('fouling', () => {
  rule('[bugman 319, 320] he moves his full allowance, then fouls an opponent next to him who is down', () => {
    const s = scene(
      `
        .  .  A1/ A2=
        H1 x  y   A3
        .  .  H3/ .
      `,
      { players: { H1: ':2338' } },
    )
    s.activate('H1', 'foul').step('x')
    expect(s.answers('foul')).toEqual(['foul A1'])
    s.step('y')
    expect(s.answers('foul')).toEqual(['foul A1', 'foul A2'])
    s.foul('A2')
    expect([s.waits(), s.explain().player]).toEqual(['dice armour', s.player('A2').id])
    s.roll('armour', 1, 2)
  })

  rule('[bugman 320] with only standing opponents near there is nobody to foul', () => {
    const s = scene('A1 H1 H2/')
    s.activate('H1', 'foul')
    expect(s.answers('foul')).toEqual([])
  })

  rule('[bugman 321] each other player of his next to the victim adds one, without being asked', () => {
    const s = foul('H2 H3 .\nH1 A1/ .\nH4 . .\n. . .')
    expect(s.waits()).toBe('dice armour')
    expect(s.modifiers()).toEqual(['assist +1', 'assist +1', 'assist +1'])
    expect(s.needs()).toBe(6)
    s.roll('armour', 2, 4)
    s.roll('injury', 1, 2)
    // Next to the fouler alone is not enough.
    expect(needs('H2 H1 A1/')).toBe(9)
  })

  rule('[bugman 322] each opponent next to the fouler takes one off, without being asked', () => {
    const s = foul('A2 . .\nH1 A1/ .\nA3 . .')
    expect([s.waits(), s.modifiers(), s.needs()]).toEqual(['dice armour', ['assist -1', 'assist -1'], 11])
    s.roll('armour', 4, 6)
    expect(s.posture('A1')).toBe('prone')
    // Next to the victim alone is not enough.
    expect(needs('H1 A1/ A2')).toBe(9)
  })

  rule('[bugman 323] no assist from a player who is marked, down or without tackle zones', () => {
    expect(needs('H1 A1/ H2')).toBe(8)
    expect(needs('H1 A1/ H2 A2')).toBe(9)
    expect(needs('H1 A1/ H2/')).toBe(9)
    expect(needs('H1 A1/ H2=')).toBe(9)
    expect(needs('H1 A1/ H2', { players: { H2: '.z' } })).toBe(9)
    expect(needs('A2/ H1 A1/')).toBe(9)
    expect(needs('A2= H1 A1/')).toBe(9)
    expect(needs('A2 H1 A1/', { players: { A2: '.z' } })).toBe(9)
    // An opponent without a tackle zone does not prevent an assist.
    expect(needs('H1 A1/ H2 A2', { players: { A2: '.z' } })).toBe(8)
    expect(needs('H1 A1/ H2 A2/')).toBe(8)
  })

  rule("[bugman 323] the fouler's own tackle zone does not keep a defender from helping, another one does", () => {
    expect(needs('. A2 H1 A1/')).toBe(10)
    expect(needs('H2 A2 H1 A1/')).toBe(9)
    expect(needs('H2/ A2 H1 A1/')).toBe(10)
    expect(needs('A2 H2\nH1 A1/')).toBe(9)
  })

  rule('[bugman 324] broken armour is followed by an injury roll that assists do not modify', () => {
    const s = foul('H2 .\nH1 A1/').roll('armour', 2, 6)
    expect([s.waits(), s.modifiers()]).toEqual(['dice injury', []])
    s.roll('injury', 3, 4)
    expect([s.where('A1'), s.posture('A1')]).toEqual(['g11', 'stunned'])
    const out = foul('H2 .\nH1 A1/').roll('armour', 2, 6).roll('injury', 3, 6)
    expect(out.where('A1')).toBe('ko')
  })

  rule('[bugman 325] the foul ends his action, and a team fouls once a turn', () => {
    const s = foul('H2 H1 A1/').roll('armour', 1, 2)
    s.expectTurnOf('home')
    expect(s.happened('turnover')).toEqual([])
    const answers = s.answers('activate')
    expect(answers).toContain('activate H2 move')
    expect(answers.filter((answer) => answer.includes('H1') || answer.endsWith('foul'))).toEqual([])
  })
})

describe('the referee', () => {
  rule('[bugman 326] doubles on armour or injury send the fouler off and end the turn', () => {
    const rows: readonly (readonly [armour: readonly [number, number], injury: readonly number[], seen: boolean])[] = [
      [[3, 3], [], true],
      [[3, 4], [], false],
      [[5, 5], [2, 3], true],
      [[4, 5], [2, 2], true],
      [[4, 5], [4, 4], true],
      [[6, 6], [1, 1], true],
      [[4, 5], [2, 3], false],
    ]
    for (const [armour, injury, seen] of rows) {
      const s = foul('H9 . H1 A1/ . A2').roll('armour', ...armour)
      if (injury.length > 0) s.roll('injury', ...injury)
      expect(s.where('H1'), `${armour} ${injury}`).toBe(seen ? 'sentOff' : 'f12')
      expect(s.happened('turnover').map((event) => ('why' in event ? event.why : ''))).toEqual(seen ? ['sentOff'] : [])
      s.expectTurnOf(seen ? 'away' : 'home')
    }
  })

  rule('[bugman 327] he is out for the match and nobody takes his place before the drive ends', () => {
    const s = foul('H9 . H1 A1/ . A2', { facts: 'turn=home:7/7', beside: 'h2@reserves' }).roll('armour', 1, 1)
    expect([s.where('H1'), s.match.board[s.square('f12')]]).toEqual(['sentOff', 0])
    s.endTurn()
    expect(s.answers('activate').map((answer) => answer.split(' ')[1])).not.toContain('H2')
    s.endTurn()
    expect(s.waits()).toBe('home setUp')
    expect(s.home.answers('pick')).toEqual(['pick H9', 'pick H2'])
  })

  rule('[bugman 328] the ball of a carrier sent off bounces from his square', () => {
    const s = foul('H9 x H1* A1/').roll('armour', 2, 2)
    expect([s.where('H1'), s.waits()]).toEqual(['sentOff', 'dice bounce'])
    s.roll('bounce', 4)
    expect(s.ball()).toBe('ground x')
    s.expectTurnOf('away')
  })

  rule('[bugman 329] Get the Ref brings a bribe to each team but nobody back', () => {
    const s = scene('H1 . A1', { facts: 'turn=home:8/8', beside: 'h2@off' })
    s.endTurn()
    expect(s.home.answers('pick')).toEqual(['pick H1'])
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    kick(s, 'h20', [5, 1], [1, 1]).roll('bounce', 5)
    expect([s.match.squads.home.resources.bribe, s.match.squads.away.resources.bribe]).toEqual([1, 1])
    expect(s.where('H2')).toBe('sentOff')
  })
})

const seenBy = (facts: string): Scene => foul('H9 . H1 A1/ . A2', { facts }).roll('armour', 1, 1)

describe('bribes', () => {
  rule('[bugman 240] a bribe works on 2 and more: he stays and the turn goes on, but his action is over', () => {
    const s = seenBy('bribe=1/0 rr=1/0')
    expect([s.waits(), s.question().subject]).toEqual(['home useResource', 'bribe'])
    expect(s.answers()).toEqual(['use bribe', 'decline'])
    s.use()
    expect(s.needs()).toBe(2)
    s.roll('bribe', 2)
    expect([s.where('H1'), s.happened('turnover')]).toEqual(['f12', []])
    s.expectTurnOf('home')
    expect(s.answers('activate').some((answer) => answer.includes('H1'))).toBe(false)
  })

  rule('[bugman 240] on a 1 the call stands', () => {
    const s = seenBy('bribe=1/0 rr=1/0')
    s.use()
    s.roll('bribe', 1)
    expect(s.where('H1')).toBe('sentOff')
    expect(s.happened('turnover')).toHaveLength(1)
    s.expectTurnOf('away')
  })

  rule("[bugman 239] a bribe is spent once; declined, it is kept; the other team's is no use", () => {
    const declined = seenBy('bribe=1/0')
    declined.decline()
    expect([declined.where('H1'), declined.match.squads.home.resources.bribe]).toEqual(['sentOff', 1])
    expect(seenBy('bribe=0/1').where('H1')).toBe('sentOff')
    const s = seenBy('bribe=1/0 turn=home:1/0')
    s.use()
    s.roll('bribe', 6)
    expect(s.match.squads.home.resources.bribe).toBe(0)
    s.endTurn()
    s.endTurn()
    s.activate('H1', 'foul').foul('A1')
    s.roll('armour', 1, 1)
    expect(s.where('H1')).toBe('sentOff')
    s.expectTurnOf('away')
  })
})
