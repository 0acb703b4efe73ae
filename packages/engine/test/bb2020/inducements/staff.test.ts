// Coaching staff who change players: Papa Skullbones, Ayleen Andar, Professor Frönkelheim, Schielund Scharlitan.
// Neighbours: src/inducements/{papaSkullbones,tutors}.ts; schemers.test.ts, joining.test.ts, healing.test.ts.
import { describe, expect } from 'vitest'
import type { LineUp } from '../../../src/lineUp.ts'
import { kickBb2020, lineUpBb2020, nameKicker, openingBb2020 } from '../../support/bb2020.ts'
import { newGame, setUp } from '../../support/game.ts'
import { rule } from '../../support/rule.ts'
import type { Scene } from '../../support/scene.ts'

/** Fans and weather of a new match: the step before the toss is next. */
const beforeToss = (home: LineUp, exhibition = false): Scene =>
  newGame({ home, away: lineUpBb2020(), options: { exhibition } }).roll('fans', 1).roll('fans', 1).roll('weather', 3, 4)

describe('Papa Skullbones', () => {
  const held = (changes: Partial<LineUp> = {}): LineUp =>
    lineUpBb2020(12, { inducements: ['papa-skullbones'], ...changes })
  const bless = (who: string, face: number, home = held()): Scene => {
    const s = setUp(openingBb2020(home))
    s.home.choose('use', { option: 'chaos-blessing' })
    s.home.choose('nominate', { player: who })
    return s.roll('chaos-blessing', face)
  }

  rule('[bb2020 662] on 1 the player is knocked out, on 3 to 7 he gains a pair of mutations', () => {
    expect(bless('H4', 1).where('H4')).toBe('ko')
    for (const [face, skills] of [
      [3, ['big-hand', 'very-long-legs']],
      [4, ['tentacles', 'prehensile-tail']],
      [5, ['disturbing-presence', 'foul-appearance']],
      [6, ['extra-arms', 'two-heads']],
      [7, ['claws', 'horns']],
    ] as const)
      expect(bless('H4', face).player('H4').skills).toEqual(skills)
  })

  rule('[bb2020 662] on 8 the coach chooses two mutations', () => {
    const s = bless('H4', 8)
    s.home.choose('choose', { option: 'iron-hard-skin' })
    s.home.choose('choose', { option: 'horns' })
    expect(s.player('H4').skills).toEqual(['iron-hard-skin', 'horns'])
    expect(s.waits()).toBe('home kicker')
  })

  rule('[bb2020 662] on 2 it is a random other player, for whom the die is rolled again', () => {
    const s = bless('H4', 2).roll('randomPlayer', 1).roll('chaos-blessing', 6)
    expect([s.player('H1').skills, s.player('H4').skills]).toEqual([['extra-arms', 'two-heads'], []])
  })

  rule('[bb2020 662] once a drive, until its end, and no player twice in a match; no star, no mercenary', () => {
    const plain = held()
    const guests = { 1: 'star', 2: 'mercenary' } as const
    const players = plain.players.map((spec, i) => ({
      ...spec,
      ...(i < 2 ? { engaged: guests[i === 0 ? 1 : 2] } : {}),
    }))
    const s = setUp(openingBb2020({ ...plain, players }))
    s.home.choose('use', { option: 'chaos-blessing' })
    const named = s.home.answers('nominate')
    expect(named).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => `nominate H${number}`))
    s.home.choose('nominate', { player: 'H3' })
    s.roll('chaos-blessing', 7)
    nameKicker(s)
    kickBb2020(s, 'h24', [5, 1], [1, 1]).roll('bounce', 5)
    for (let turn = 0; turn < 16; turn++) s.endTurn()
    expect([s.match.clock.half, s.player('H3').skills]).toEqual([2, []])
    setUp(s)
    s.home.choose('use', { option: 'chaos-blessing' })
    expect(s.home.answers('nominate')).not.toContain('nominate H3')
    s.home.choose('nominate', { player: 'H4' })
    s.roll('chaos-blessing', 7)
  })
})

describe('Papa Skullbones with one player to anoint', () => {
  rule('[bb2020 662] the coach may use him even if only one player can be anointed', () => {
    const plain = lineUpBb2020(11, { inducements: ['papa-skullbones'] })
    const players = plain.players.map((spec) =>
      spec.number === 11 ? spec : { ...spec, engaged: 'mercenary' as const },
    )
    const s = setUp(openingBb2020({ ...plain, players }))
    expect([s.waits(), s.home.answers()]).toEqual(['home inducement', ['decline', 'use chaos-blessing']])
    s.home.choose('use')
    expect(s.home.answers()).toEqual(['nominate H11'])
    s.home.choose('nominate')
    s.roll('chaos-blessing', 7)
    expect(s.player('H11').skills).toEqual(['claws', 'horns'])
  })
})

describe('Ayleen Andar', () => {
  const lonely = (count: number): LineUp => {
    const plain = lineUpBb2020(11, { inducements: ['ayleen-andar'] })
    const players = plain.players.map((spec, i) =>
      i < count ? { ...spec, engaged: 'journeyman' as const, skills: ['loner-4'], primary: 'GS' } : spec,
    )
    return { ...plain, players }
  }

  rule('[bb2020 665] on 1 a journeyman loses Loner, on 2 to 5 he gains a random primary skill', () => {
    const s = beforeToss(lonely(1)).roll('crash-course', 1)
    expect([s.player('H1').skills, s.waits()]).toEqual([[], 'dice coinToss'])
    s.roll('coinToss', 1)
    for (const face of [2, 5]) {
      const t = beforeToss(lonely(1)).roll('crash-course', face)
      expect(t.home.answers()).toEqual(['choose general', 'choose strength'])
      t.home.choose('choose', { option: 'general' })
      expect(t.dice()).toEqual(['d12'])
      t.roll('randomSkill', 1)
      expect(t.player('H1').skills).toEqual(['loner-4', 'block'])
      t.roll('coinToss', 1)
    }
  })

  rule('[bb2020 665] on 6 he gains two of one category', () => {
    const s = beforeToss(lonely(1)).roll('crash-course', 6)
    s.home.choose('choose', { option: 'general' })
    s.roll('randomSkill', 12)
    expect(s.dice()).toEqual(['d11'])
    s.roll('randomSkill', 1).roll('coinToss', 1)
    expect(s.player('H1').skills).toEqual(['loner-4', 'wrestle', 'block'])
  })

  rule('[bb2020 665] each after the first has 1 less on the die', () => {
    const s = beforeToss(lonely(3)).roll('crash-course', 1).roll('crash-course', 2).roll('crash-course', 4)
    s.home.choose('choose', { option: 'strength' })
    // Mighty Blow is only learnt with the usual bonus.
    expect(s.dice()).toEqual(['d12'])
    s.roll('randomSkill', 1).roll('coinToss', 1)
    expect(['H1', 'H2', 'H3'].map((who) => s.player(who).skills)).toEqual([[], [], ['loner-4', 'arm-bar']])
  })

  rule('[bb2020 665] nobody else is taught, riotous rookies neither', () => {
    const s = beforeToss(lonely(0))
    expect(s.waits()).toBe('dice coinToss')
    s.roll('coinToss', 1)
    const plain = lonely(1)
    const crowd = {
      ...plain,
      inducements: ['riotous-rookies', 'ayleen-andar'],
      journeyman: { ...plain.players[0], number: 99 },
    }
    const t = beforeToss(crowd).roll('riotous-rookies', 1, 1).roll('crash-course', 1)
    expect([t.player('H1').skills, t.player('H99').skills, t.waits()]).toEqual([[], ['loner-4'], 'dice coinToss'])
    t.roll('coinToss', 1)
  })
})

/** Plays a whole match without actions: set-ups, uneventful kicks, turns that end at once. */
const toTheEnd = (s: Scene): Scene => {
  s.roll('coinToss', 1)
  s.home.choose('kick')
  for (let half = 1; half <= 2; half++) {
    setUp(s)
    nameKicker(s)
    const outwards = half === 1 ? 5 : 4
    kickBb2020(s, half === 1 ? 'h24' : 'h3', [outwards, 1], [1, 1]).roll('bounce', outwards)
    for (let turn = 0; turn < 16; turn++) s.endTurn()
  }
  return s
}

describe('Professor Frönkelheim', () => {
  const home = lineUpBb2020(11, { inducements: ['professor-fronkelheim'] })
  // The first three players get the first, second and third of the mutations.
  const experiment = (exhibition = false): Scene => {
    const s = beforeToss(home, exhibition).roll('experiment', 6)
    for (const skill of [1, 2, 3]) s.roll('randomPlayer', 1).roll('randomSkill', skill)
    return s
  }

  rule('[bb2020 666] a D3 of random players gain a random mutation for the match', () => {
    const s = experiment()
    const skills = ['H1', 'H2', 'H3', 'H4'].map((who) => s.player(who).skills)
    expect(skills).toEqual([['big-hand'], ['claws'], ['disturbing-presence'], []])
    s.roll('coinToss', 1)
    const one = beforeToss(home).roll('experiment', 2).roll('randomPlayer', 11).roll('randomSkill', 12)
    expect([one.player('H11').skills, one.waits()]).toEqual([['very-long-legs'], 'dice coinToss'])
    one.roll('coinToss', 1)
  })

  rule('[bb2020 666] afterwards on 1 it is lost and he misses a game, on 2 to 5 it is lost, on 6 he keeps it', () => {
    const s = toTheEnd(experiment()).roll('experiment', 1).roll('experiment', 5).roll('experiment', 6)
    expect(s.waits()).toBe('over')
    expect(['H1', 'H2', 'H3'].map((who) => [s.player(who).skills, s.player(who).injuries])).toEqual([
      [[], ['seriouslyHurt']],
      [[], []],
      [['disturbing-presence'], []],
    ])
    expect(s.player('H3').loans).toEqual([])
  })

  rule(
    '[bb2020 666] every available player may be drawn, but for freelance players and the dead nothing is rolled afterwards',
    () => {
      const guests = home.players.map((spec, i) => (i === 0 ? { ...spec, engaged: 'mercenary' as const } : spec))
      const s = beforeToss({ ...home, players: guests }).roll('experiment', 6)
      for (const skill of [1, 2, 3]) s.roll('randomPlayer', 1).roll('randomSkill', skill)
      const dead = s.player('H2')
      dead.place = 'casualty'
      dead.injuries = ['dead']
      expect(toTheEnd(s).roll('experiment', 2).waits()).toBe('over')
      expect(s.player('H3').skills).toEqual([])
    },
  )

  rule('[bb2020 666] nothing of it lasts beyond an exhibition', () => {
    expect(toTheEnd(experiment(true)).waits()).toBe('over')
  })

  rule('[bb2020 666] a conceded match has an aftermath as well', () => {
    const s = experiment().roll('coinToss', 1)
    s.home.choose('receive')
    s.away.choose('formation', { option: 'wall' })
    s.home.choose('formation', { option: 'wall' })
    nameKicker(s)
    kickBb2020(s, 'h3', [4, 1], [1, 1]).roll('bounce', 4)
    s.outside('concede')
    s.roll('experiment', 2).roll('experiment', 2).roll('experiment', 2)
    expect([s.waits(), s.match.result?.by]).toEqual(['over', 'concession'])
  })
})

describe('Schielund Scharlitan', () => {
  const home = lineUpBb2020(11, { inducements: ['schielund-scharlitan'] }, { 1: ['pro'] })

  rule('[bb2020 669] a D3 of random players gain Pro; afterwards 1 Loner (2+), 2 to 5 nothing, 6 he keeps it', () => {
    const s = beforeToss(home).roll('miracle-cure', 5)
    for (let i = 0; i < 3; i++) s.roll('randomPlayer', 1)
    // A player who has it already is not drawn.
    expect(['H1', 'H2', 'H3', 'H4', 'H5'].map((who) => s.player(who).skills.includes('pro'))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
    toTheEnd(s).roll('miracle-cure', 1).roll('miracle-cure', 2).roll('miracle-cure', 6)
    expect(['H1', 'H2', 'H3', 'H4'].map((who) => s.player(who).skills)).toEqual([['pro'], ['loner-2'], [], ['pro']])
    expect(s.waits()).toBe('over')
  })
})
