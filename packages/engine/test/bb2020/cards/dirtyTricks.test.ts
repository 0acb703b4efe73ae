// The special plays of the second deck, dirty tricks. Neighbours: src/inducements/cards/dirtyTricks.ts.
import { describe, expect } from 'vitest'
import { lineUpBb2020 } from '../../support/bb2020.ts'
import { newGame } from '../../support/game.ts'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const inGame = (card: string, count = 11): Scene => {
  const s = newGame({ home: lineUpBb2020(count, { inducements: [card] }), away: lineUpBb2020() })
  s.roll('fans', 1).roll('fans', 1).roll('weather', 3, 4)
  return s
}

describe('Dirty Block', () => {
  rule('[bb2020 715] a player who has not acted is placed prone, and an opponent he marks is knocked down', () => {
    const s = scene('H1 A1 A2\n. . .\nH2 A3/ .\n. . .\nH3 A4 .', { facts: 'turn=home:1/1 hold=card-dirty-block/' })
    s.activate('H3', 'move').endAction()
    s.endTurn()
    s.home.choose('use')
    expect(s.home.answers()).toEqual(['choose H1'])
    s.home.choose('choose')
    expect(s.home.answers()).toEqual(['choose A1'])
    s.home.choose('choose')
    expect([s.posture('H1'), s.posture('A1'), s.waits()]).toEqual(['prone', 'prone', 'dice armour'])
    s.roll('armour', 1, 2)
    s.expectTurnOf('away')
    expect([s.turnovers(), s.match.squads.home.inducements]).toEqual([[], []])
  })

  rule('[bb2020 715] not where every marker has acted, nor in the opponents’ turn', () => {
    const s = scene('H1 A1', { facts: 'turn=home:1/1 hold=card-dirty-block/', beside: 'h2@b2' })
    s.activate('H1', 'move').endAction()
    s.endTurn()
    s.expectTurnOf('away')
    s.endTurn()
    s.expectTurnOf('home')
  })
})

describe('Heavy Bias', () => {
  const foul = (facts = '') => {
    const s = scene('H1 A1/', { facts: `turn=home:1/1 hold=card-heavy-bias/ ${facts}`, beside: 'h2@b2' })
    s.activate('H1', 'foul')
    s.choose('nominate')
    s.foul('A1')
    return s
  }

  rule('[bb2020 716] the foul has one more assist, and doubles do not send the fouler off', () => {
    const s = foul()
    expect([s.waits(), s.answers()]).toEqual(['home inducement', ['decline', 'use heavy-bias']])
    s.choose('use')
    expect(s.modifiers()).toEqual(['heavy-bias +1'])
    s.roll('armour', 5, 5).roll('injury', 2, 2)
    expect([s.where('H1'), s.turnovers(), s.waits()]).toEqual(['f10', [], 'home turn'])
    expect([s.match.squads.home.effects, s.match.squads.home.inducements]).toEqual([[], []])
  })

  rule('[bb2020 716] no other official who sees it sends him off either', () => {
    const s = scene('H1 A1/', { facts: 'turn=home:1/1 hold=card-heavy-bias/biased-referee', beside: 'h2@b2' })
    s.activate('H1', 'foul')
    s.choose('nominate')
    s.foul('A1')
    s.choose('use')
    s.roll('armour', 1, 2).roll('spotFoul', 6)
    expect([s.where('H1'), s.waits()]).toEqual(['f10', 'home turn'])
  })

  rule('[bb2020 716] it is no help for the opponents’ fouls', () => {
    const s = scene('H1/ A1', { facts: 'turn=away:1/1 hold=card-heavy-bias/' })
    s.activate('A1', 'foul')
    s.choose('nominate')
    s.foul('H1')
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 2)
  })
})

describe('Look, a Distraction!', () => {
  const distracted = () => {
    const s = scene('. . H1*', {
      at: 'f20',
      facts: 'turn=home:1/1 hold=/card-look-a-distraction',
      beside: 'h2@b2 a9@n3',
    })
    s.endTurn()
    s.away.choose('use')
    s.endTurn()
    s.expectTurnOf('home')
    return s
  }

  rule(
    '[bb2020 717] a player who stalled in his last turn is activated only on 4 or more; a lost action is not used up',
    () => {
      const s = distracted()
      s.activate('H1', 'blitz').roll('distraction', 3)
      expect(s.waits()).toBe('home turn')
      expect(s.answers('activate')).not.toContain('activate H1 move')
      expect(s.answers('activate')).toContain('activate H2 blitz')
      const t = distracted()
      t.activate('H1', 'move').roll('distraction', 4)
      expect(t.waits()).toBe('home activation')
      t.step('f21').endAction()
      expect([t.where('H1'), t.player('H1').acted, t.waits()]).toEqual(['f21', true, 'home turn'])
    },
  )

  rule('[bb2020 717] it cannot be played on a player of the own side', () => {
    const s = scene('. . H1*', { at: 'f20', facts: 'turn=home:1/1 hold=card-look-a-distraction/', beside: 'a9@n3' })
    s.endTurn()
    expect(s.happened('stalled')).toHaveLength(1)
    s.expectTurnOf('away')
  })

  rule('[bb2020 717] others act as usual; he too once he has not stalled; it lasts for the drive', () => {
    const s = distracted()
    s.activate('H2', 'move').endAction()
    s.activate('H1', 'move').roll('distraction', 1)
    s.expectTurnOf('away')
    expect(s.match.squads.away.effects).toEqual(['look-a-distraction drive'])
    s.endTurn()
    // He could not be activated, so he did not stall.
    s.activate('H1', 'move')
    expect(s.waits()).toBe('home activation')
    s.endAction()
    s.endTurn()
    s.endTurn()
    s.activate('H1', 'move')
    expect(s.waits()).toBe('dice distraction')
    s.roll('distraction', 6)
  })
})

describe('Rune of Unwilling Flight', () => {
  rule('[bb2020 718] a standing opponent of strength 4 or less flies as by a terrible throw', () => {
    const s = scene('H1 . A1*\n. A2/ .\nA3 . A4', {
      facts: 'turn=home:1/1 hold=card-rune-of-unwilling-flight/',
      players: { A3: ':6.5.3.4.9', A4: ':6.4.3.4.9' },
    })
    s.endTurn()
    s.home.choose('use')
    expect(s.home.answers()).toEqual(['choose A1', 'choose A4'])
    s.home.choose('choose', { player: 'A1' })
    s.roll('deviation', 5, 3)
    expect([s.where('A1'), s.needs(), s.modifiers()]).toEqual(['f15', 5, ['terrible -2']])
    s.roll('land', 4).roll('armour', 1, 2).roll('bounce', 5)
    expect([s.posture('A1'), s.waits(), s.turnovers()]).toEqual(['prone', 'away turn', []])
  })
})

describe('Slippery Shoes', () => {
  rule('[bb2020 719] all players have -2 to rush in this opposing turn, and only in it', () => {
    const s = scene('H1 . .', {
      facts: 'turn=away:1/1 hold=/card-slippery-shoes',
      players: { H1: ':1.3.3.4.9' },
      beside: 'a9@n25:13349',
    })
    s.endTurn()
    s.away.choose('use')
    s.activate('H1', 'move').step('f11', 'f12')
    expect([s.needs(), s.modifiers()]).toEqual([4, ['slippery-shoes -2']])
    s.roll('goForIt', 4)
    s.endAction()
    s.expectTurnOf('away')
    s.activate('A9', 'move').step('n24', 'n23')
    expect([s.needs(), s.modifiers()]).toEqual([2, []])
    s.roll('goForIt', 2)
  })
})

describe('Spot the Sneak', () => {
  const sneaking = (face: number, facts = '') => {
    const s = scene('A1 H1', {
      facts: `turn=away:1/1 hold=card-spot-the-sneak/ ${facts}`,
      beside: 'h2@h2 h3@h3 h4@h4 h5@h5 h6@h6 h7@h7 h8@h8 h9@h9 h10@i1 h11@i2 h12@reserves h13@ko',
    })
    s.endTurn()
    s.choose('use')
    expect(s.answers()).toEqual(['choose H12'])
    s.choose('choose')
    return s.roll('spot-the-sneak', face)
  }

  rule('[bb2020 720] on 5 or more a reserve enters by a trapdoor, even beyond eleven, and may act', () => {
    const s = sneaking(5)
    expect(s.answers()).toEqual(['decline', 'place b7', 'place n20'])
    s.choose('place', { square: 'n20' })
    expect([s.where('H12'), s.waits()]).toEqual(['n20', 'home turn'])
    expect(s.answers('activate')).toContain('activate H12 move')
  })

  rule('[bb2020 720] on less he stays, and the card is gone', () => {
    const s = sneaking(4)
    expect([s.where('H12'), s.waits(), s.match.squads.home.inducements]).toEqual(['reserves', 'home turn', []])
  })

  rule('[bb2020 720] when the drive is over he is sent off, and nobody can argue or bribe', () => {
    const s = sneaking(6, 'turn=away:7/8 bribe=1/0')
    s.choose('place', { square: 'b7' })
    s.endTurn()
    s.roll('recover', 1)
    expect([s.where('H12'), s.match.squads.home.resources.bribe, s.match.clock.half]).toEqual(['sentOff', 1, 2])
  })
})

describe('Spot the Sneak, knocked out', () => {
  rule('[bb2020 720] a player who sneaked in and was knocked out does not recover either', () => {
    const s = scene('H1* .', { at: 'f25', beside: 'h12@ko~sneaked h13@casualty~sneaked a1@b2' })
    s.activate('H1', 'move').step('f26')
    expect([s.where('H12'), s.where('H13'), s.waits()]).toEqual(['sentOff', 'casualty', 'home setUp'])
  })
})

describe('The Main Skull-prit', () => {
  rule('[bb2020 721] Dirty Player (+1) and Sneaky Git for the match, chosen before the toss', () => {
    const s = inGame('card-main-skull-prit')
    s.home.choose('use')
    s.home.choose('choose', { player: 'H3' })
    expect(s.player('H3').skills).toEqual(['dirty-player-1', 'sneaky-git', 'main-skull-prit'])
    s.roll('coinToss', 1)
  })

  rule('[bb2020 721] when he is sent off, there is no arguing and no bribe', () => {
    const s = scene('H1 A1/', {
      facts: 'turn=home:1/1 bribe=1/0',
      players: { H1: '+main-skull-prit' },
      beside: 'h2@b2',
    })
    s.activate('H1', 'foul')
    s.choose('nominate')
    s.foul('A1')
    s.roll('armour', 2, 2)
    expect([s.where('H1'), s.match.squads.home.resources.bribe, s.turnovers()]).toEqual(['sentOff', 1, ['sentOff']])
  })
})

describe('Tripping Hazard', () => {
  const tripping = (face: number) => {
    const s = scene('H1* H2 H3\nH4/ . .\n. . H5', {
      facts: 'turn=away:1/1 hold=/card-tripping-hazard',
      beside: 'a9@n25',
    })
    s.endTurn()
    s.away.choose('use')
    return s.roll('tripping-hazard', face)
  }

  rule('[bb2020 722] D3 standing opponents without the ball are placed prone as their turn starts', () => {
    const s = tripping(3)
    expect(s.away.answers()).toEqual(['choose H2', 'choose H3', 'choose H5'])
    s.away.choose('choose', { player: 'H2' })
    expect(s.away.answers()).toEqual(['choose H3', 'choose H5'])
    s.away.choose('choose', { player: 'H5' })
    expect(['H1', 'H2', 'H3', 'H5'].map(s.posture)).toEqual(['standing', 'prone', 'standing', 'prone'])
    expect([s.waits(), s.turnovers()]).toEqual(['home turn', []])
  })

  rule('[bb2020 722] where there are fewer than that, all of them', () => {
    const s = scene('H1* H2', { facts: 'turn=away:1/1 hold=/card-tripping-hazard', beside: 'a9@n25' })
    s.endTurn()
    s.away.choose('use')
    s.roll('tripping-hazard', 6)
    s.away.choose('choose')
    s.expectTurnOf('home')
  })

  rule('[bb2020 722] a Ball & Chain player who is placed prone is injured', () => {
    const s = scene('H1* H2', {
      facts: 'turn=away:1/1 hold=/card-tripping-hazard',
      players: { H2: '+ball-and-chain' },
      beside: 'a9@n25',
    })
    s.endTurn()
    s.away.choose('use')
    s.roll('tripping-hazard', 1)
    s.away.choose('choose')
    s.roll('injury', 1, 2)
    expect(s.where('H2')).toBe('ko')
  })
})
