// What drugged players do on the pitch: they collapse with laughter, follow their hearts, are followed, and fear everybody and the ball.
// Neighbours: src/procs/hurt/laughter.ts, src/procs/turn/urges.ts; drugs.test.ts has how it began.
import { describe, expect } from 'vitest'
import { claimantsOf } from '../../../src/procs/move/claims.ts'
import { rule } from '../../support/rule.ts'
import { tokenOf } from '../../support/scene.ts'
import { drugged, inLove, plotted, tossed } from './plots.ts'

describe('a player who giggles', () => {
  const block = (picture: string, players: { readonly [token: string]: string }) => {
    const s = drugged(picture, { players })
    s.activate('H1', '')
    s.block('A1')
    s.roll('strike', 4, 5).roll('armour', 1, 1)
    return s
  }

  rule(
    '[second 262] falls laughing on 5 or more when somebody falls within two squares, without any armour roll',
    () => {
      const s = block('H1 A1 . A2', { A2: '~giggles' })
      s.roll('laughter', 5)
      expect([s.posture('A1'), s.posture('A2')]).toEqual(['faceDown', 'faceDown'])
      // He gets up like anybody.
      expect(s.waits()).toBe('away rise')
    },
  )

  rule('[second 262] keeps a straight face on 4 or less', () => {
    const s = block('H1 A1 . A2', { A2: '~giggles' })
    s.roll('laughter', 4)
    expect(s.posture('A2')).toBe('standing')
  })

  rule('[second 262] has other worries while he lies on the ground himself', () => {
    const s = block('H1 A1 . A2/', { A2: '~giggles' })
    expect([s.dice(), s.posture('A2')]).toEqual([[], 'prone'])
  })

  rule('[second 262] laughs unseen inside a machine', () => {
    const s = drugged('H1 A1 . A2 . .\n. . . . . .', {
      on: ['secretWeapons'],
      players: { A2: '+killdozer~giggles' },
      facts: 'weapons=/killdozer',
    })
    s.activate('H1', '')
    s.block('A1')
    s.roll('strike', 4, 5).roll('armour', 1, 1)
    expect([s.dice(), s.happened('wrecked')]).toEqual([[], []])
  })

  rule('[second 262] sees nothing funny three squares away, nor in his own fall', () => {
    const s = block('H1 A1 . . A2', { A1: '~giggles', A2: '~giggles' })
    expect(s.posture('A2')).toBe('standing')
  })

  rule('[second 262] makes others laugh, and drops the ball', () => {
    const s = block('H1 A1 . A2* . A3', { A2: '~giggles', A3: '~giggles' })
    s.roll('laughter', 6).roll('laughter', 5)
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 1)
    expect([s.posture('A2'), s.posture('A3')]).toEqual(['faceDown', 'faceDown'])
  })
})

describe('a player in love', () => {
  rule('[second 262] only steps nearer to the one he loves, and goes on until he is there', () => {
    const s = inLove(drugged('H1 a . A1\nb c . .'), 'H1', 'A1')
    s.activate('H1', '')
    expect(s.answers('step')).toEqual(['step e11', 'step a', 'step c'])
    expect(s.answers('endAction')).toEqual([])
    s.step('a')
    expect(s.answers('endAction')).toEqual([])
  })

  rule('[second 262] sprints for her only if his coach wants it', () => {
    const s = inLove(drugged('H1 a . . A1', { players: { H1: ':1.3.3.3.3.3.8' } }), 'H1', 'A1')
    s.activate('H1', '')
    s.step('a')
    expect([s.answers('step').length > 0, s.answers('endAction')]).toEqual([true, ['endAction']])
    s.home.endAction()
  })

  rule('[second 262] never blocks her, and blocks others', () => {
    const s = inLove(drugged('H1 A1\nA2 .'), 'H1', 'A1')
    s.activate('H1', '')
    expect(s.answers('block')).toEqual(['block A2'])
  })

  rule('[second 262] does nothing to her while she lies before him', () => {
    const s = inLove(drugged('H1 A1/\nA2/ .', { on: ['fouls'] }), 'H1', 'A1')
    s.activate('H1', '')
    expect(s.answers('foul')).toEqual(['foul A2 sneaky', 'foul A2 blatant'])
  })

  rule('[second 262] claims no tackle against her', () => {
    const s = drugged('A1 A2 .\nH1 x .')
    const claimants = () =>
      claimantsOf(
        { rules: s.engine.rules, match: s.match, events: [] },
        s.player('H1'),
        s.player('H1').at,
        s.square('x'),
      ).map(tokenOf)
    expect(claimants()).toEqual(['A1', 'A2'])
    inLove(s, 'A1', 'H1')
    expect(claimants()).toEqual(['A2'])
  })

  rule('[second 262] is free while the other is not on the pitch', () => {
    const s = inLove(drugged('H1 a .\nb c .', { beside: 'a1@reserves a2@reserves' }), 'H1', 'A1')
    s.activate('H1', '')
    expect(s.answers('step').length).toBeGreaterThan(3)
    expect(s.answers('endAction')).toHaveLength(1)
  })
})

describe('a player who is loved', () => {
  rule('[second 262] runs as far away as he can', () => {
    const s = inLove(drugged('. . a b\nA1 . H1 c\n. . d e'), 'A1', 'H1')
    s.activate('H1', '')
    expect(s.answers('step')).toEqual(['step b', 'step c', 'step e'])
    expect(s.answers('endAction')).toEqual([])
  })

  rule('[second 262] blocks whoever loves him and stands beside him, before anything else', () => {
    const s = inLove(drugged('H1 A1\nA2 .'), 'A1', 'H1')
    s.activate('H1', '')
    expect(s.answers()).toEqual(['block A1'])
  })
})

describe('a player who is loved in vain', () => {
  rule('[second 262] is free while the other is not on the pitch', () => {
    const s = inLove(drugged('H1 a .\nb c .\n. . .', { at: 'g10', beside: 'a1@reserves' }), 'A1', 'H1')
    s.activate('H1', '')
    expect([s.answers('step').length, s.answers('endAction').length]).toEqual([8, 1])
  })
})

describe('a player who loves one and is loved by another', () => {
  rule('[second 262] makes only steps that suit both, and is driven to nothing else', () => {
    const s = drugged('H1* . . A2 . . A1\nH3 . . . . . .', { on: ['throwing'] })
    inLove(inLove(s, 'H1', 'A1'), 'A2', 'H1')
    s.activate('H1', '')
    // Every step nearer to A1 is one nearer to A2: he may stay, and keep the ball.
    expect([s.answers('step'), s.answers('endAction')]).toEqual([[], ['endAction']])
    expect(s.answers('handOff')).toEqual(['handOff H3'])
  })

  rule('[second 262] goes where both hearts are content', () => {
    const s = drugged('. . . a\nA2 . H1 b . A1\n. . . c')
    inLove(inLove(s, 'H1', 'A1'), 'A2', 'H1')
    s.activate('H1', '')
    expect([s.answers('step'), s.answers('endAction')]).toEqual([['step a', 'step b', 'step c'], []])
  })

  rule('[second 262] strikes whoever loves him, unless it is the one he loves', () => {
    const s = inLove(inLove(drugged('H1 A1'), 'H1', 'A1'), 'A1', 'H1')
    s.activate('H1', '')
    expect([s.answers('block'), s.answers('endAction')]).toEqual([[], ['endAction']])
    const two = inLove(inLove(drugged('A2 H1 A1'), 'A2', 'H1'), 'A1', 'H1')
    two.activate('H1', '')
    expect(two.answers()).toEqual(['block A2', 'block A1'])
  })

  rule('[second 262] runs from the nearest of two', () => {
    const s = inLove(inLove(drugged('A2 . . H1 . . . . A1\n. . . . . . . . .'), 'A2', 'H1'), 'A1', 'H1')
    s.activate('H1', '')
    // Five squares from one and three from the other: one step makes it four and four.
    expect(s.answers('step').every((one) => ['step e14', 'step f14', 'step g14'].includes(one))).toBe(true)
    expect(s.answers('step')).toHaveLength(3)
  })
})

describe('a player who fears everybody', () => {
  rule('[second 262] enters nobody’s zone, not even a team-mate’s', () => {
    const s = drugged('H1 a . A1\nb c . .\n. d . .\nH2 . . .', { players: { H1: '~paranoid' } })
    s.activate('H1', '')
    expect(s.answers('step')).toContain('step a')
    s.step('c')
    // Two squares off are an opponent and a team-mate.
    expect(s.answers('step')).not.toContain('step d')
    expect(s.answers('step').every((one) => ['step a', 'step b'].some((open) => one === open) || one.length > 6)).toBe(
      true,
    )
  })

  rule('[second 262] leaps into nobody’s zone either', () => {
    const leaps = (picture: string) => {
      const s = drugged(picture, { on: ['leaping'], players: { H1: '~paranoid' } })
      s.activate('H1', '')
      return s.answers('leap').map((one) => one.split(' ')[1])
    }
    expect(leaps('H1 A2/ a A1')).not.toContain('a')
    expect(leaps('H1 A2/ a . A1')).toContain('a')
  })

  rule('[second 262] walks past those who lie on the ground', () => {
    const s = drugged('H1 a A1/\n. . .', { players: { H1: '~paranoid' }, beside: 'a2@reserves' })
    s.activate('H1', '')
    expect(s.answers('step')).toContain('step a')
  })

  rule('[second 262] need not leave a zone in which he begins', () => {
    const s = drugged('A1 . .\nH1 a .\n. . .', { players: { H1: '~paranoid' } })
    s.activate('H1', '')
    expect(s.answers('endAction')).toHaveLength(1)
    expect(s.answers('step')).toContain('step a')
  })

  rule('[second 262] never takes the ball: it scatters from his square', () => {
    const s = drugged('H1 x', { players: { H1: '~paranoid' } })
    s.match.balls[0].state = 'ground'
    s.match.balls[0].at = s.square('x')
    s.activate('H1', '')
    s.step('x')
    expect(s.waits()).toBe('dice bounce')
    s.roll('bounce', 1)
    expect(s.holder()).toBeNull()
  })

  rule('[second 262] is not given the ball as a drive begins', () => {
    const s = plotted({ away: { drugs: [3] } })
      .roll('drug', 4)
      .roll('drugEffect', 5)
    tossed(s).home.choose('receive')
    s.home.choose('formation', { option: 'wall' })
    const [first] = s.engine.legal(s.match).filter(({ do: verb }) => verb === 'formation')
    s.away.choose('formation', { option: first.option })
    expect(s.home.answers('giveBall')).toHaveLength(10)
    expect(s.home.answers('giveBall')).not.toContain('giveBall H3')
  })

  rule('[second 262] is handed nothing', () => {
    const s = drugged('H1* H2 H3', { players: { H2: '~paranoid' } })
    s.activate('H1', '')
    expect(s.answers('handOff')).toEqual([])
    const other = drugged('H1* H2 H3')
    other.activate('H1', '')
    expect(other.answers('handOff')).toEqual(['handOff H2'])
  })
})
