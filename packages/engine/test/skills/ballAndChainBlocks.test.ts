// Ball & Chain: his random blocks, players he pushes away, and the skills he may and may not use.
import { describe, expect } from 'vitest'
import { lineUpForKick, newGame, plainLineUp } from '../support/game.ts'
import { rule } from '../support/rule.ts'
import { type Scene, scene } from '../support/scene.ts'

const CHAIN = ':3637+ball-and-chain+no-hands'

/** The first square of his move, to the east. */
const swingEast = (s: Scene): Scene => {
  s.activate('H1', 'move')
  s.choose('swing', { option: 'E' })
  return s.roll('swing', 3)
}

describe('a standing player in his way', () => {
  rule(
    '[bugman 351] [crp 104] an opponent is blocked by the usual rules, and Foul Appearance does not stop him',
    () => {
      const s = scene('H1 A1 x\n. . H2', { players: { H1: CHAIN, A1: '+foul-appearance' } })
      swingEast(s)
      // Strength 6 and an assist against 3.
      expect(s.dice()).toEqual(['block', 'block', 'block'])
      s.roll('block', 6, 1, 3)
      expect(s.answers('useDie')).toEqual(['useDie defenderDown', 'useDie attackerDown', 'useDie pushed'])
      s.useDie('defenderDown')
      s.push('x')
      expect(s.needs()).toBe(9)
      s.roll('armour', 1, 1)
      expect(s.posture('A1')).toBe('prone')
      expect(s.where('H1')).toBe('f11')
    },
  )

  rule('[bugman 351, 357] a team-mate is blocked too, nobody helps, and his fall is a turnover', () => {
    const s = scene('H3 H4 .\nH1 H2 x\nA1 A2 .', { players: { H1: CHAIN } })
    swingEast(s)
    expect(s.dice()).toEqual(['block', 'block'])
    s.roll('block', 6, 6)
    expect(s.waits()).toBe('home pushSquare')
    s.push('x')
    s.roll('armour', 1, 1)
    expect(s.posture('H2')).toBe('prone')
    expect(s.turnovers()).toEqual(['knockedDown'])
    expect(s.waits()).toBe('away turn')
  })

  rule('[bugman 351] no assists for either player when a team-mate is hit', () => {
    // With H3's help strength 6 would be more than twice 3.
    const striker = swingEast(scene('H1 H2 x\n. . H3', { players: { H1: CHAIN } }))
    expect([striker.dice(), striker.waits()]).toEqual([['block', 'block'], 'dice block'])
    striker.roll('block', 3, 3).push('x')
    // With H3's help strength 5 would be as much as 6.
    const struck = swingEast(scene('. H1 H2 x\nH3 . . .', { players: { H1: CHAIN, H2: ':6538' } }))
    expect(struck.dice()).toEqual(['block', 'block'])
    struck.roll('block', 3, 3).push('x')
  })

  rule('[bugman 351] a team-mate who is only pushed costs nothing', () => {
    const s = scene('H1 H2 x', { players: { H1: CHAIN } })
    swingEast(s).roll('block', 3, 3)
    s.push('x')
    expect(s.where('H2')).toBe('x')
    expect(s.waits()).toBe('home activation')
  })

  rule('[bugman 353] [crp 106] he must follow up a push, and then moves on', () => {
    const s = scene('H1 A1 x .', { players: { H1: CHAIN } })
    swingEast(s).roll('block', 3, 3)
    s.push('x')
    expect(s.where('H1')).toBe('f11')
    expect(s.answers()).toEqual(['swing N', 'swing E', 'swing S', 'swing W'])
    s.choose('swing', { option: 'W' })
    s.roll('swing', 4)
    expect(s.where('H1')).toBe('f10')
    expect(s.answers('endAction')).toEqual([])
  })

  rule('[bugman 353] a player who is not pushed keeps his square, and the movement is still spent', () => {
    const s = scene('H1 A1 .', { players: { H1: `${CHAIN}+block`, A1: '+stand-firm' } })
    swingEast(s).roll('block', 3, 3)
    s.away.use()
    expect([s.where('H1'), s.where('A1')]).toEqual(['f10', 'f11'])
    s.choose('swing', { option: 'W' })
    s.roll('swing', 3)
    s.choose('swing', { option: 'W' })
    s.roll('swing', 3)
    expect(s.answers('endAction')).toEqual(['endAction'])
  })
})

describe('a player who is down in his way', () => {
  rule('[bugman 352] [crp 105] he is pushed and his armour rolled, without a block and without Mighty Blow', () => {
    for (const victim of ['A1/', 'A1=']) {
      const s = scene(`H1 ${victim} x`, { players: { H1: `${CHAIN}+mighty-blow+claw`, A1: ':6339' } })
      swingEast(s)
      expect(s.waits()).toBe('home pushSquare')
      s.push('x')
      expect(s.modifiers()).toEqual([])
      expect(s.needs()).toBe(10)
      s.roll('armour', 4, 5)
      expect([s.where('H1'), s.where('A1')]).toEqual(['f11', 'x'])
      expect(s.posture('A1')).toBe(victim === 'A1/' ? 'prone' : 'stunned')
      expect(s.waits()).toBe('home activation')
    }
  })

  rule('[bugman 352] [crp 105] a team-mate hurt in this way is no turnover', () => {
    const s = scene('H1 H2/ x', { players: { H1: CHAIN } })
    swingEast(s)
    s.push('x')
    s.roll('armour', 6, 5).roll('injury', 4, 5)
    expect(s.where('H2')).toBe('ko')
    expect(s.turnovers()).toEqual([])
    expect(s.waits()).toBe('home activation')
  })

  rule('[bugman 352] pushed off the pitch he suffers only the crowd’s injury roll', () => {
    const s = scene('H1 A1/', { at: 'f25', players: { H1: CHAIN } })
    swingEast(s).roll('injury', 1, 1)
    expect(s.where('A1')).toBe('reserves')
    expect(s.where('H1')).toBe('f26')
    expect(s.waits()).toBe('home activation')
  })

  rule('[bugman 352] if he pushes another player into the crowd he still takes his armour roll', () => {
    const s = scene('. . A2\nH1 A1/ A3\n. . A4', { at: 'e24', players: { H1: CHAIN } })
    swingEast(s)
    s.push('f26')
    s.roll('injury', 1, 1)
    expect(s.where('A3')).toBe('reserves')
    expect(s.where('A1')).toBe('f26')
    s.roll('armour', 6, 6).roll('injury', 5, 4)
    expect(s.where('A1')).toBe('ko')
  })
})

describe('his other skills', () => {
  rule('[bugman 356] Grab works in his blocks, as in a Block action', () => {
    const s = scene('H1 A1 .', { players: { H1: `${CHAIN}+grab` } })
    swingEast(s).roll('block', 3, 3)
    expect(s.question().subject).toBe('grab')
    s.use()
    s.push('e10')
    expect(s.where('A1')).toBe('e10')
    expect(s.where('H1')).toBe('f11')
  })

  rule('[bugman 357] he never uses Frenzy, Leap or Piling On', () => {
    const s = scene('H1 A1 x', { players: { H1: `${CHAIN}+frenzy+leap` } })
    s.activate('H1', 'move')
    expect(s.answers('leap')).toEqual([])
    s.choose('swing', { option: 'E' })
    s.roll('swing', 3).roll('block', 3, 3)
    s.push('x')
    expect(s.waits()).toBe('home activation')
    const t = scene('H1 A1 x', { players: { H1: `${CHAIN}+piling-on` } })
    swingEast(t).roll('block', 6, 6)
    t.push('x')
    t.roll('armour', 1, 1)
    expect(t.waits()).toBe('home activation')
  })

  rule('[bugman 357] he never uses Shadowing or Diving Tackle against those who dodge away', () => {
    for (const skill of ['shadowing', 'diving-tackle'])
      for (const chain of ['', '+ball-and-chain']) {
        const s = scene('x A1 H1', { players: { H1: `+${skill}${chain}` }, facts: 'turn=away:1/1' })
        s.activate('A1', 'move').step('x').roll('dodge', 4)
        expect(s.waits()).toBe(chain === '' ? 'home useSkill' : 'away activation')
      }
  })

  rule('[bugman 357] he never uses Pass Block', () => {
    for (const chain of ['', '+ball-and-chain']) {
      const s = scene('A1* . . A2\n. . H1 .', { players: { H1: `+pass-block${chain}` }, facts: 'turn=away:1/1' })
      s.activate('A1', 'pass').throwTo('A2')
      expect(s.question().kind).toBe(chain === '' ? 'useSkill' : 'interception')
    }
  })

  rule('[bugman 357] he never uses Kick-Off Return', () => {
    for (const chain of [[], ['ball-and-chain']]) {
      const plain = plainLineUp()
      const players = plain.players.map((p) => (p.number === 11 ? { ...p, skills: ['kick-off-return', ...chain] } : p))
      const s = lineUpForKick(newGame({ away: { ...plain, players } }))
      s.home.choose('aim', { square: 'h24' })
      s.roll('kickScatter', 5, 1)
      expect(s.waits()).toBe(chain.length === 0 ? 'away useSkill' : 'dice kickOffTable')
      if (chain.length > 0) s.roll('kickOffTable', 1, 1).roll('bounce', 2)
    }
  })
})
