// Inducements beside the pitch: drums, runes, the hot pot, ballistics, the mascot, the haemomancer.
// Neighbours: src/inducements/{field,runesmith,hotPot,sorcerers}.ts.
import { describe, expect } from 'vitest'
import type { LineUp } from '../../../src/lineUp.ts'
import { kickBb2020, lineUpBb2020, nameKicker, openingBb2020 } from '../../support/bb2020.ts'
import { rule } from '../../support/rule.ts'
import { type Scene, scene } from '../../support/scene.ts'

const setUp = (home: LineUp, away = lineUpBb2020()): Scene => {
  const s = openingBb2020(home, away)
  s.home.choose('formation', { option: 'wall' })
  s.away.choose('formation', { option: 'wall' })
  return s
}

describe('the WAAAGH! Drummer', () => {
  const drums = (skills: { readonly [shirt: number]: readonly string[] } = {}) => {
    const s = setUp(lineUpBb2020(11, { inducements: ['waaagh-drummer'] }), lineUpBb2020(11, {}, skills))
    nameKicker(s)
    return kickBb2020(s, 'h20', [5, 1], [1, 1])
  }

  rule(
    '[bb2020 686] after the kick-off event three dice; each 4 or more pushes an opponent towards his end zone',
    () => {
      const s = drums().roll('drums', 4, 3, 6)
      const before = s.player('A1').at
      s.home.choose('nominate', { player: 'A1' })
      expect(s.home.answers('push')).toHaveLength(3)
      s.home.choose('push', { square: s.home.answers('push')[1].split(' ')[1] })
      const { x, y } = s.engine.rules.pitch
      expect([x[s.player('A1').at] - x[before], y[s.player('A1').at] - y[before]]).toEqual([1, 0])
      s.home.choose('nominate', { player: 'A11' })
      s.home.choose('push', { square: s.home.answers('push')[0].split(' ')[1] })
      s.roll('bounce', 5)
      const idle = drums().roll('drums', 6, 6, 6)
      idle.home.decline()
      expect(idle.waits()).toBe('dice bounce')
      idle.roll('bounce', 5)
      const quiet = drums().roll('drums', 1, 2, 3)
      expect(quiet.waits()).toBe('dice bounce')
      quiet.roll('bounce', 5)
    },
  )

  rule('[bb2020 686] Stand Firm and Sidestep work against it', () => {
    const s = drums({ 1: ['stand-firm'], 2: ['sidestep'] }).roll('drums', 4, 4, 1)
    const firm = s.player('A1').at
    s.home.choose('nominate', { player: 'A1' })
    s.away.use()
    expect(s.player('A1').at).toBe(firm)
    s.home.choose('nominate', { player: 'A2' })
    s.away.use()
    expect(s.waits()).toBe('away pushSquare')
    s.away.choose('push', { square: s.away.answers('push')[0].split(' ')[1] })
    s.roll('bounce', 5)
  })
})

describe('the Dwarfen Runesmith', () => {
  // The ball has moved, the kick-off table is next.
  const smith = (skills = {}) => {
    const s = nameKicker(setUp(lineUpBb2020(11, { inducements: ['dwarfen-runesmith'] }, skills)))
    s.home.choose('aim', { square: 'h20' })
    return s.roll('kickScatter', 5, 1)
  }
  const strike = (rune: string, face: number) => {
    const s = smith()
    s.home.choose('use', { option: `rune-of-${rune}` })
    s.home.choose('nominate', { player: 'H5' })
    return s.roll(`rune-of-${rune}`, face)
  }

  rule(
    '[bb2020 688] between kick and kick-off table; on 4 or more the rune works for the drive, and he is finished',
    () => {
      for (const [rune, skills] of [
        ['might', ['mighty-blow-1']],
        ['fury', ['dauntless', 'frenzy']],
        ['speed', ['sprint', 'sure-feet']],
        ['iron', ['stand-firm']],
        ['impact', ['juggernaut', 'horns']],
      ] as const) {
        const s = strike(rune, 4)
        expect(s.player('H5').skills).toEqual(skills)
        expect(s.player('H5').loans.every(({ until }) => until === 'drive')).toBe(true)
        expect([s.waits(), s.match.squads.home.inducements]).toEqual(['dice kickOffTable', []])
        s.roll('kickOffTable', 1, 1).roll('bounce', 5)
      }
      const iron = strike('iron', 6).roll('kickOffTable', 1, 1).roll('bounce', 5)
      expect(iron.player('H5').stats.AV).toBe(10)
    },
  )

  rule('[bb2020 688] on 2 and 3 he may try again in a later drive, one rune each; on 1 he is finished', () => {
    const kept = strike('might', 3)
    const { home } = kept.match.squads
    expect([kept.player('H5').skills, home.spent, home.inducements]).toEqual([
      [],
      ['dwarfen-runesmith drive'],
      ['dwarfen-runesmith'],
    ])
    kept.roll('kickOffTable', 1, 1).roll('bounce', 5)
    const wasted = strike('might', 1).roll('kickOffTable', 1, 1).roll('bounce', 5)
    expect([wasted.player('H5').skills, wasted.match.squads.home.inducements]).toEqual([[], []])
  })

  rule('[bb2020 688] loners are not chosen', () => {
    const s = smith({ 1: ['loner-4'] })
    s.home.choose('use', { option: 'rune-of-might' })
    expect(s.home.answers()).not.toContain('nominate H1')
    expect(s.home.answers()).toContain('nominate H2')
    s.home.choose('nominate', { player: 'H2' })
    s.roll('rune-of-might', 1).roll('kickOffTable', 1, 1).roll('bounce', 5)
  })
})

describe('the Halfling Hot Pot', () => {
  const hurl = (picture: string, square: string, beside = '') => {
    const s = scene(picture, { facts: 'turn=away:1/1 hold=halfling-hot-pot/', beside: `h98@b2 ${beside}` })
    s.endTurn()
    expect(s.question().subject).toBe('turnEnding')
    s.home.choose('use', { option: 'hot-pot' })
    s.home.choose('choose', { square })
    return s
  }

  rule('[bb2020 689] only after opposing turns', () => {
    const s = scene('H1 . A1', { facts: 'turn=home:1/1 hold=halfling-hot-pot/' })
    s.endTurn()
    s.expectTurnOf('away')
  })

  rule(
    '[bb2020 689] on 6 it hits: the centre is knocked down with 2 more, neighbours are placed prone on 4 or more',
    () => {
      const s = hurl('A1 A2 A3', 'f11').roll('hot-pot', 6).roll('armour', 4, 3)
      expect([s.posture('A2'), s.waits()]).toEqual(['prone', 'dice injury'])
      s.roll('injury', 1, 1).roll('hot-pot-lands', 4).roll('hot-pot-lands', 3)
      expect([s.posture('A1'), s.posture('A3')]).toEqual(['prone', 'standing'])
      expect(s.match.squads.home.inducements).toEqual([])
    },
  )

  rule('[bb2020 689] a downed player in the centre takes an armour roll', () => {
    const s = hurl('A1/', 'f10').roll('hot-pot', 6)
    expect(s.waits()).toBe('dice armour')
    s.roll('armour', 1, 1)
    expect(s.posture('A1')).toBe('prone')
  })

  rule('[bb2020 689] on 2 to 5 it moves D3 squares in a random direction; off the pitch nothing happens', () => {
    const s = hurl('A1 . A2', 'f10').roll('hot-pot', 2).roll('deviation', 5, 4).roll('armour', 1, 1)
    expect([s.posture('A1'), s.posture('A2')]).toEqual(['standing', 'prone'])
    const t = hurl('A1 . A2', 'a1').roll('hot-pot', 5).roll('deviation', 2, 6)
    expect(t.posture('A1')).toBe('standing')
  })

  rule('[bb2020 689] on 1 D3 of the own reserves are knocked out', () => {
    const s = hurl('A1', 'f10', 'h2@reserves h3@reserves').roll('hot-pot', 1).roll('hot-pot-spills', 1)
    s.roll('randomPlayer', 3)
    expect([s.where('H2'), s.where('H3')]).toEqual(['reserves', 'ko'])
  })
})

describe('the Master of Ballistics', () => {
  const aim = (face: number) => {
    const s = nameKicker(setUp(lineUpBb2020(11, { inducements: ['master-of-ballistics'] })))
    s.home.choose('aim', { square: 'h20' })
    expect(s.home.answers()).toEqual(['decline', 'use ballistics'])
    s.home.choose('use')
    return s.roll('ballistics', face).roll('kickScatter', 5, 4)
  }
  const kickedTo = (s: Scene): string => {
    s.roll('kickOffTable', 1, 1).roll('bounce', 5)
    return s.events.flatMap((e) => (e.type === 'kickScattered' ? [s.engine.rules.pitch.x[e.to] + 1] : [])).join()
  }

  rule('[bb2020 690] a D3 before each own kick: 1 nothing, 2 one square less', () => {
    expect(kickedTo(aim(1))).toBe('24')
    expect(kickedTo(aim(3))).toBe('23')
  })

  rule('[bb2020 690] 3: once the kick is rolled one of its dice is turned by up to two', () => {
    const s = aim(6)
    expect(s.home.answers('choose')).toEqual([
      ...['distance 2', 'distance 3', 'distance 5', 'distance 6'].map((option) => `choose ${option}`),
      ...['direction 3', 'direction 4', 'direction 6', 'direction 7'].map((option) => `choose ${option}`),
    ])
    s.home.choose('choose', { option: 'distance 2' })
    expect(kickedTo(s)).toBe('22')
  })

  rule('[bb2020 690] nobody must ask him, and opponents who kick cannot', () => {
    const s = nameKicker(setUp(lineUpBb2020(11, { inducements: ['master-of-ballistics'] })))
    s.home.choose('aim', { square: 'h20' })
    s.home.decline()
    expect(kickedTo(s.roll('kickScatter', 5, 4))).toBe('24')
    const t = nameKicker(setUp(lineUpBb2020(), lineUpBb2020(11, { inducements: ['master-of-ballistics'] })))
    t.home.choose('aim', { square: 'h20' })
    expect(t.waits()).toBe('dice kickScatter')
    t.roll('kickScatter', 5, 4).roll('kickOffTable', 1, 1).roll('bounce', 5)
  })
})

describe('the Team Mascot', () => {
  const fails = (facts = '', players = {}) => {
    const s = scene('H1 . .\nA1 . .', { facts: `hold=team-mascot/ ${facts}`, players })
    s.activate('H1', 'move').step('f11').roll('dodge', 1)
    return s
  }

  rule('[bb2020 692] once a half a re-roll that works on 5 or more', () => {
    const s = fails()
    s.reroll('team-mascot')
    expect(s.needs()).toBe(5)
    s.roll('cheer', 5).roll('dodge', 6)
    expect([s.where('H1'), s.match.squads.home.spent]).toEqual(['f11', ['team-mascot half']])
    s.endAction()
  })

  rule('[bb2020 692] if it fails a normal re-roll may still be used, and the mascot is gone for the half', () => {
    const s = fails('rr=1/0')
    s.reroll('team-mascot')
    s.roll('cheer', 4)
    expect(s.answers('reroll')).toEqual(['reroll team'])
    s.reroll('team')
    s.roll('dodge', 6)
    const t = fails()
    t.reroll('team-mascot')
    t.roll('cheer', 1).roll('armour', 1, 1)
    expect(t.posture('H1')).toBe('prone')
  })

  rule('[bb2020 692] a Loner rolls for it as for any team re-roll', () => {
    const s = fails('', { H1: '+loner-4' })
    s.reroll('team-mascot')
    s.roll('cheer', 6).roll('loner', 3).roll('armour', 1, 1)
    expect(s.posture('H1')).toBe('prone')
  })
})

describe('the Wandering Haemomancer', () => {
  const cast = (spell: string, player: string) => {
    const s = scene('H1* . H2 . .\nA1 . . . .', { facts: 'turn=home:1/1 hold=/wandering-haemomancer' })
    s.endTurn()
    s.away.choose('use', { option: spell })
    // Never the carrier.
    expect(s.away.answers()).toEqual(['choose H2'])
    s.away.choose('choose', { player })
    return s
  }

  rule('[bb2020 700] Blood Puppet: on 2 or more an opponent without the ball is moved up to three squares', () => {
    const s = cast('blood-puppet', 'H2').roll('blood-puppet', 2)
    expect(s.waits()).toBe('away freeMove')
    s.away.step('f13', 'f14', 'f15')
    expect(s.where('H2')).toBe('f15')
    s.expectTurnOf('away')
    expect(cast('blood-puppet', 'H2').roll('blood-puppet', 1).where('H2')).toBe('f12')
  })

  rule('[bb2020 700] Blood Curse: on 3 or more an injury roll; a casualty is badly hurt only', () => {
    const s = cast('blood-curse', 'H2').roll('blood-curse', 3).roll('injury', 6, 5)
    expect([s.where('H2'), s.player('H2').injuries]).toEqual(['casualty', ['badlyHurt']])
    s.expectTurnOf('away')
    expect(cast('blood-curse', 'H2').roll('blood-curse', 2).where('H2')).toBe('f12')
  })
})
