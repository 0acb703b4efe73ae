// The special plays of the sixth deck, miscellaneous mayhem. Neighbours: src/inducements/cards/miscellaneousMayhem.ts.
import { describe, expect } from 'vitest'
import { kickBb2020, lineUpBb2020, openingBb2020, readyToKick } from '../../support/bb2020.ts'
import { newGame } from '../../support/game.ts'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

describe('Assassination Attempt', () => {
  const attempt = (face: number): Scene => {
    const s = scene('. . H1*', {
      at: 'f20',
      facts: 'turn=home:1/1 hold=/card-assassination-attempt',
      beside: 'h2@b2 a9@n3',
    })
    s.endTurn()
    expect([s.waits(), s.away.answers()]).toEqual(['away inducement', ['decline', 'use assassination-attempt']])
    s.away.choose('use')
    return s.roll('assassination-attempt', face)
  }

  rule('[bb2020 747] a player who stalled: nothing on 1, placed prone on 2 and 3', () => {
    const missed = attempt(1)
    expect([missed.posture('H1'), missed.holder(), missed.waits()]).toEqual(['standing', 'H1', 'away turn'])
    for (const face of [2, 3]) {
      const s = attempt(face).roll('bounce', 2)
      expect([s.posture('H1'), s.turnovers(), s.waits()]).toEqual(['prone', [], 'away turn'])
      expect(s.match.squads.away.inducements).toEqual([])
    }
  })

  rule('[bb2020 747] knocked down on 4 and 5, on 6 with +1', () => {
    for (const face of [4, 5]) {
      const s = attempt(face).roll('armour', 4, 4).roll('bounce', 2)
      expect([s.posture('H1'), s.waits()]).toEqual(['prone', 'away turn'])
    }
    const s = attempt(6).roll('armour', 4, 4).roll('injury', 2, 3).roll('bounce', 2)
    expect([s.posture('H1'), s.waits()]).toEqual(['stunned', 'away turn'])
  })

  rule('[bb2020 747] not on a player of the own side', () => {
    const s = scene('. . H1*', { at: 'f20', facts: 'turn=home:1/1 hold=card-assassination-attempt/', beside: 'a9@n3' })
    s.endTurn()
    expect(s.happened('stalled')).toHaveLength(1)
    s.expectTurnOf('away')
  })

  rule('[bb2020 747] not where nobody stalled', () => {
    const s = scene('H1*', { facts: 'turn=home:1/1 hold=/card-assassination-attempt', beside: 'a9@n3' })
    s.endTurn()
    s.expectTurnOf('away')
  })
})

describe('Ego Trip', () => {
  const vain = () => {
    const s = scene('H1 H2 H3 H4=', { facts: 'turn=away:1/1 hold=/card-ego-trip', beside: 'h5@ko a9@n25' })
    s.endTurn()
    expect([s.waits(), s.away.answers()]).toEqual(['away inducement', ['decline', 'use ego-trip']])
    s.away.choose('use')
    expect(s.away.answers()).toEqual(['choose H1', 'choose H2', 'choose H3', 'choose H4'])
    s.away.choose('choose', { player: 'H2' })
    s.expectTurnOf('home')
    return s
  }
  const movers = (s: Scene): string[] => s.answers('activate').filter((one) => one.endsWith('move'))

  rule('[bb2020 748] the named player acts first', () => {
    const s = vain()
    s.activate('H2', 'move').endAction()
    expect(movers(s)).toEqual(['activate H1 move', 'activate H3 move'])
  })

  rule('[bb2020 748] or not at all in that turn, in every turn of the drive', () => {
    const s = vain()
    for (let turn = 0; turn < 2; turn++) {
      expect(movers(s)).toContain('activate H2 move')
      s.activate('H1', 'move').endAction()
      expect([movers(s).includes('activate H2 move'), movers(s).includes('activate H3 move')]).toEqual([false, true])
      s.endTurn()
      s.endTurn()
    }
    expect(s.match.squads.away.inducements).toEqual([])
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
    expect([s.waits(), s.away.answers()]).toEqual(['away inducement', ['decline', 'use magic-sponge']])
    s.away.choose('use')
    s.roll('magic-sponge', 2)
    expect([s.where('A1'), s.player('A1').injuries, s.match.squads.away.inducements]).toEqual([
      'reserves',
      ['dead'],
      [],
    ])
  })

  rule('[bb2020 751] on a 1 he stays dead', () => {
    const s = dying(15)
    s.away.choose('use')
    s.roll('magic-sponge', 1)
    expect([s.where('A1'), s.match.squads.away.inducements]).toEqual(['casualty', []])
  })

  rule('[bb2020 751] not for lesser injuries, and not for the other side', () => {
    expect([dying(12).waits(), dying(16, 'card-magic-sponge/').waits()]).toEqual(['home turn', 'home turn'])
  })
})

describe('This Beer Tastes Funny!', () => {
  rule('[bb2020 752] D3 opponents, named before the match, are stunned as the first drive starts', () => {
    const s = newGame({ home: lineUpBb2020(11, { inducements: ['card-beer-tastes-funny'] }), away: lineUpBb2020() })
    s.roll('fans', 1).roll('fans', 1).roll('weather', 3, 4)
    expect([s.waits(), s.home.answers()]).toEqual(['home inducement', ['decline', 'use beer-tastes-funny']])
    s.home.choose('use')
    s.roll('beer-tastes-funny', 3)
    expect(s.home.answers()).toHaveLength(11)
    s.home.choose('choose', { player: 'A1' })
    // No player is named twice.
    expect(s.home.answers()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => `choose A${number}`))
    s.home.choose('choose', { player: 'A11' })
    s.roll('coinToss', 1)
    s.home.choose('kick')
    kickBb2020(readyToKick(s), 'h24', [5, 1], [1, 1]).roll('bounce', 5)
    expect([s.posture('A1'), s.posture('A11'), s.posture('A2'), s.waits()]).toEqual([
      ...['stunned', 'stunned', 'standing', 'away turn'],
    ])
    s.endTurn()
    expect([s.posture('A1'), s.match.squads.home.inducements]).toEqual(['prone', []])
    for (let turn = 0; turn < 15; turn++) s.endTurn()
    expect([s.match.clock.half, s.player('A1').states]).toEqual([2, []])
  })
})

describe('Technicality', () => {
  const called = (facts = '') => {
    const s = scene('H1 . A1* A2/', {
      facts: `turn=home:1/1 hold=card-technicality/ ${facts}`,
      beside: 'a8@ko a9@reserves a10@casualty',
    })
    s.endTurn()
    s.home.choose('use')
    expect(s.home.answers()).toEqual(['choose A1', 'choose A2', 'choose A8', 'choose A9'])
    s.home.choose('choose', { player: 'A1' })
    return s
  }

  rule('[bb2020 753] as the own turn ends an opponent is sent off, and the ball he held bounces', () => {
    const s = called()
    s.away.decline()
    s.roll('bounce', 2)
    expect([s.where('A1'), s.waits(), s.turnovers()]).toEqual(['sentOff', 'away turn', []])
    expect(s.match.squads.home.inducements).toEqual([])
  })

  rule('[bb2020 753] his coach may argue or bribe as usual', () => {
    const s = called('bribe=0/1')
    s.away.choose('use', { option: 'bribe' })
    s.roll('bribe', 2)
    expect([s.where('A1'), s.holder(), s.waits()]).toEqual(['f12', 'A1', 'away turn'])
  })

  rule('[bb2020 753] not as the opponents’ turn ends', () => {
    const s = scene('H1 A1', { facts: 'turn=away:1/1 hold=card-technicality/' })
    s.endTurn()
    s.expectTurnOf('home')
  })
})

describe('Training Troubles', () => {
  const kicked = (home: string[], away: string[]) => {
    const skills = { 2: ['loner-4'] }
    const s = openingBb2020(
      lineUpBb2020(11, { inducements: home }),
      lineUpBb2020(12, { inducements: away, rerolls: 1 }, skills),
    )
    return kickBb2020(readyToKick(s), 'h24', [5, 1], [1, 1]).roll('bounce', 5)
  }

  rule(
    '[bb2020 754] as kickers, before the first turn: all opponents have Loner (2+) for the drive; other Loners keep theirs',
    () => {
      const s = kicked(['card-training-troubles'], [])
      expect([s.waits(), s.home.answers()]).toEqual(['home inducement', ['decline', 'use training-troubles']])
      s.home.choose('use')
      expect(['A1', 'A2', 'A12', 'H1'].map((token) => s.player(token).skills)).toEqual([
        ...[['loner-2'], ['loner-4'], ['loner-2'], []],
      ])
      expect([s.player('A1').loans.map(({ until }) => until), s.waits()]).toEqual([['drive'], 'away turn'])
      s.activate('A4', 'move')
      expect(s.match.squads.home.inducements).toEqual([])
    },
  )

  rule('[bb2020 754] receivers cannot play it', () => {
    kicked([], ['card-training-troubles']).expectTurnOf('away')
  })

  rule('[bb2020 754] a team re-roll of such a player needs 2 or more and is used up either way', () => {
    const s = scene('H1 x\nA1 .', { facts: 'turn=home:1/1 rr=1/0', players: { H1: '+loner-2' }, beside: 'a9@n5' })
    s.activate('H1', 'move').step('x').roll('dodge', 1)
    s.reroll('team')
    expect(s.needs()).toBe(2)
    s.roll('loner', 1).roll('armour', 1, 2)
    expect([s.rerolls('home'), s.turnovers()]).toEqual([0, ['knockedDown']])
  })
})
