// The special plays of the sixth deck, miscellaneous mayhem. Neighbours: src/inducements/cards/miscellaneousMayhem.ts.
import { describe, expect } from 'vitest'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'
import { lineUp2020, opening2020, readyToKick } from '../../support/season2020.ts'

describe('Assassination Attempt', () => {
  const attempt = (face: number): Scene => {
    const s = scene('. . H1*', {
      at: 'f20',
      facts: 'turn=home:1/1 hold=/card-assassination-attempt',
      beside: 'h2@b2 a9@n3',
    })
    s.endTurn()
    expect([s.waits(), s.answers()]).toEqual(['away inducement', ['decline', 'use assassination-attempt']])
    s.choose('use')
    return s.roll('assassination-attempt', face)
  }

  rule('[bb2020 747] who stalled: nothing on 1, placed prone on 2 and 3', () => {
    const missed = attempt(1)
    expect([missed.posture('H1'), missed.holder(), missed.waits()]).toEqual(['standing', 'H1', 'away turn'])
    for (const face of [2, 3]) {
      const s = attempt(face).roll('bounce', 2)
      expect([s.posture('H1'), s.turnovers(), s.waits()]).toEqual(['prone', [], 'away turn'])
      expect(s.match.squads.away.inducements).toEqual([])
    }
  })

  rule('[bb2020 747] knocked down on 4 and 5, on 6 with 1 more', () => {
    for (const face of [4, 5]) {
      const s = attempt(face).roll('armour', 4, 4).roll('bounce', 2)
      expect([s.posture('H1'), s.waits()]).toEqual(['prone', 'away turn'])
    }
    const s = attempt(6).roll('armour', 4, 4).roll('injury', 2, 3).roll('bounce', 2)
    expect([s.posture('H1'), s.waits()]).toEqual(['stunned', 'away turn'])
  })

  rule('[bb2020 747] not where nobody stalled', () => {
    const s = scene('H1*', { facts: 'turn=home:1/1 hold=/card-assassination-attempt', beside: 'a9@n3' })
    s.endTurn()
    s.expectTurnOf('away')
  })
})

describe('Ego Trip', () => {
  const vain = () => {
    const s = scene('H1 H2 H3 H4=', { facts: 'turn=away:1/1 hold=/card-ego-trip', beside: 'a9@n25' })
    s.endTurn()
    s.choose('use')
    expect(s.answers()).toEqual(['choose H1', 'choose H2', 'choose H3'])
    s.choose('choose', { player: 'H2' })
    return s
  }

  rule('[bb2020 748] whoever is named acts first', () => {
    const s = vain()
    s.activate('H2', 'move').endAction()
    expect(s.answers('activate').filter((one) => one.endsWith('move'))).toEqual([
      'activate H1 move',
      'activate H3 move',
    ])
  })

  rule('[bb2020 748] or not at all in that turn', () => {
    const s = vain()
    s.activate('H1', 'move').endAction()
    expect(s.answers('activate').filter((one) => one.endsWith('move'))).toEqual(['activate H3 move'])
    s.endTurn()
    s.endTurn()
    s.activate('H1', 'move').endAction()
    expect(s.answers('activate')).toContain('activate H2 move')
    expect([s.player('H2').states, s.match.squads.away.inducements]).toEqual([[], []])
  })
})

describe('All to Play For', () => {
  const scored = (turn: number, hold = 'hold=card-all-to-play-for/') => {
    const s = scene('H1* .', { at: 'f25', facts: `turn=home:${turn}/${turn - 1} ${hold}`, beside: 'h2@b3 a9@n5' })
    s.activate('H1', 'move').step('f26')
    return s
  }

  rule('[bb2020 749] an own touchdown in turn 2 to 4 counts double on 5 or more', () => {
    for (const [turn, face, score] of [
      [2, 5, '2-0'],
      [3, 6, '2-0'],
      [4, 4, '1-0'],
    ] as const) {
      const s = scored(turn)
      expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', 'use all-to-play-for']])
      s.choose('use')
      s.roll('all-to-play-for', face)
      expect([s.score(), s.match.squads.home.inducements]).toEqual([score, []])
    }
  })

  rule('[bb2020 749] not in other turns, and not for the other side', () => {
    for (const turn of [1, 5]) expect([scored(turn).score(), scored(turn).waits()]).toEqual(['1-0', 'home setUp'])
    const foes = scored(3, 'hold=/card-all-to-play-for')
    expect([foes.score(), foes.waits()]).toEqual(['1-0', 'home setUp'])
  })
})

describe('Keep It Moving', () => {
  const falling = (hold = 'card-keep-it-moving/') => {
    const s = scene('H1 x\nA1 .', { facts: `turn=home:1/1 hold=${hold}`, beside: 'h2@b2 h3@b4 a9@n5' })
    s.activate('H1', 'move').step('x').roll('dodge', 1).roll('armour', 1, 2)
    return s
  }

  rule('[bb2020 750] an own player who falls does not end the turn', () => {
    const s = falling()
    expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', 'use keep-it-moving']])
    s.choose('use')
    expect([s.waits(), s.posture('H1'), s.turnover()]).toEqual(['home turn', 'prone', ''])
    expect(s.answers('activate').filter((one) => one.endsWith('move'))).toEqual([
      'activate H2 move',
      'activate H3 move',
    ])
    expect(s.match.squads.home.inducements).toEqual([])
  })

  rule('[bb2020 750] declined, the turn is over; the next fall ends it', () => {
    const declined = falling()
    declined.decline()
    declined.expectTurnOf('away')
    const s = scene('H1 x\nA1 .\n. .\n. .\nH2 y\nA2 .', { facts: 'turn=home:1/1 hold=card-keep-it-moving/' })
    s.activate('H1', 'move').step('x').roll('dodge', 1).roll('armour', 1, 2)
    s.choose('use')
    s.activate('H2', 'move').step('y').roll('dodge', 1).roll('armour', 1, 2)
    expect([s.waits(), s.turnovers()]).toEqual(['away turn', ['knockedDown', 'knockedDown']])
  })

  rule('[bb2020 750] only for a fall, and not for the other side', () => {
    const foes = falling('/card-keep-it-moving')
    foes.expectTurnOf('away')
    const s = scene('H1 o', { facts: 'turn=home:1/1 hold=card-keep-it-moving/', beside: 'h2@b2 a9@n5' })
    s.activate('H1', 'move').step('f11').roll('pickUp', 1).roll('bounce', 2)
    expect([s.turnovers(), s.waits()]).toEqual([['pickUp'], 'away turn'])
  })
})

describe('Magic Sponge', () => {
  const dying = (casualty: number, hold = '/card-magic-sponge') => {
    const s = scene('H1 A1', { facts: `turn=home:1/1 hold=${hold}`, beside: 'h2@b2 a9@n5' })
    s.activate('H1', 'block').block('A1')
    s.roll('block', 6).push('f12')
    s.stay()
    return s.roll('armour', 6, 6).roll('injury', 6, 6).roll('casualty', casualty)
  }

  rule('[bb2020 751] an own player who died plays on, on 2 or more; the death stays on record', () => {
    const s = dying(16)
    expect([s.waits(), s.answers()]).toEqual(['away inducement', ['decline', 'use magic-sponge']])
    s.choose('use')
    s.roll('magic-sponge', 2)
    expect([s.where('A1'), s.player('A1').injuries, s.match.squads.away.inducements]).toEqual([
      'reserves',
      ['dead'],
      [],
    ])
  })

  rule('[bb2020 751] on a 1 he stays dead', () => {
    const s = dying(15)
    s.choose('use')
    s.roll('magic-sponge', 1)
    expect([s.where('A1'), s.match.squads.away.inducements]).toEqual(['casualty', []])
  })

  rule('[bb2020 751] not for lesser injuries, and not for the other side', () => {
    expect([dying(12).waits(), dying(16, 'card-magic-sponge/').waits()]).toEqual(['home turn', 'home turn'])
  })
})

describe('That Beer Tastes Funny!', () => {
  const drinking = (face: number, skills: { [shirt: number]: string[] } = {}) => {
    const s = opening2020(lineUp2020(11, { inducements: ['card-beer-tastes-funny'] }), lineUp2020(11, {}, skills))
    readyToKick(s)
    s.choose('aim', { square: 'h24' })
    s.roll('kickScatter', 5, 1).roll('kickOffTable', 1, 1)
    expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', 'use beer-tastes-funny']])
    s.choose('use')
    return s.roll('beer-tastes-funny', face)
  }

  rule('[bb2020 752] D3 opponents are stunned as the drive starts', () => {
    const s = drinking(3)
    expect(s.answers()).toHaveLength(11)
    s.choose('choose', { player: 'A1' })
    s.choose('choose', { player: 'A11' })
    s.roll('bounce', 5)
    expect([s.posture('A1'), s.posture('A11'), s.posture('A2'), s.waits()]).toEqual([
      ...['stunned', 'stunned', 'standing', 'away turn'],
    ])
    s.endTurn()
    expect([s.posture('A1'), s.match.squads.home.inducements]).toEqual(['prone', []])
  })

  rule('[bb2020 752] who cannot be merely stunned is knocked out', () => {
    const s = drinking(1, { 5: ['ball-and-chain'] })
    s.choose('choose', { player: 'A5' })
    s.roll('bounce', 5)
    expect(s.where('A5')).toBe('ko')
  })
})

describe('Technicality', () => {
  const called = (facts = '') => {
    const s = scene('H1 . A1* A2/', { facts: `turn=away:1/1 hold=card-technicality/ ${facts}`, beside: 'a9@ko' })
    s.endTurn()
    s.choose('use')
    expect(s.answers()).toEqual(['choose A1', 'choose A2'])
    s.choose('choose', { player: 'A1' })
    return s
  }

  rule('[bb2020 753] as the own turn starts an opponent is sent off, and the ball he held bounces', () => {
    const s = called()
    s.decline()
    s.roll('bounce', 2)
    expect([s.where('A1'), s.waits(), s.turnovers()]).toEqual(['sentOff', 'home turn', []])
    expect(s.match.squads.home.inducements).toEqual([])
  })

  rule('[bb2020 753] his coach may argue or bribe as ever', () => {
    const s = called('bribe=0/1')
    s.choose('use', { option: 'bribe' })
    s.roll('bribe', 2)
    expect([s.where('A1'), s.holder(), s.waits()]).toEqual(['f12', 'A1', 'home turn'])
  })
})

describe('Training Troubles', () => {
  const troubled = () => {
    const s = scene('H1 x\nA1 .', {
      facts: 'turn=away:1/1 rr=1/0 hold=/card-training-troubles',
      beside: 'h2@b2+loner-4 h3@ko a9@n5',
    })
    s.endTurn()
    expect([s.waits(), s.answers()]).toEqual(['away inducement', ['decline', 'use training-troubles']])
    s.choose('use')
    return s
  }

  rule('[bb2020 754] all opponents are Loners (2+) for the drive; who was one stays as he was', () => {
    const s = troubled()
    expect(['H1', 'H2', 'H3', 'A1'].map((token) => s.player(token).skills)).toEqual([
      ...[['loner-2'], ['loner-4'], ['loner-2'], []],
    ])
    expect(s.player('H1').loans.map(({ until }) => until)).toEqual(['drive'])
  })

  rule('[bb2020 754] a team re-roll needs 2 or more and is spent either way', () => {
    const s = troubled()
    s.activate('H1', 'move').step('x').roll('dodge', 1)
    s.reroll('team')
    expect(s.needs()).toBe(2)
    s.roll('loner', 1).roll('armour', 1, 2)
    expect([s.rerolls('home'), s.turnovers(), s.match.squads.away.inducements]).toEqual([0, ['knockedDown'], []])
  })
})
