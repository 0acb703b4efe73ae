// Who brings a secret weapon, who operates it, and whether it may be on the pitch: with two weapons that do nothing else. Neighbours:
// the other files of this folder have the weapons of second.
import { describe, expect, it } from 'vitest'
import type { Edition } from '../../../src/edition.ts'
import { second } from '../../../src/editions/second.ts'
import { engineFor } from '../../../src/engine.ts'
import type { LineUp } from '../../../src/lineUp.ts'
import { playChecked } from '../../../src/play/invariants.ts'
import { positionIn, positionText } from '../../../src/play/position.ts'
import { heldWeapon, rulingsAreDue } from '../../../src/procs/match/weapons.ts'
import { stopDrive } from '../../../src/procs/turn/turnover.ts'
import type { SecretWeapon } from '../../../src/secretWeapon.ts'
import type { WeaponBrought } from '../../../src/vocabulary/weapons.ts'
import { rule } from '../../support/rule.ts'
import { makeScene, type Scene } from '../../support/scene.ts'
import { plainSecond, sceneSecond } from '../../support/second.ts'

const skill = (id: string) => ({ id, name: id, category: 'trait' as const })

/** Its driver comes and goes with it; its mate, a Dwarf, stays. */
const killdozer: SecretWeapon = {
  id: 'killdozer',
  crew: [
    { skill: 'driver', least: 1, most: 2, plays: (spec) => ({ ...spec, position: 'Driver' }) },
    { skill: 'mate', least: 1, most: 1, race: 'Dwarf', stays: true },
  ],
  skills: [skill('driver'), skill('mate')],
}
const grenades: SecretWeapon = {
  ...{ id: 'grenades', crew: [{ skill: 'thrower', least: 1, most: 1 }], banned: true, supply: 3 },
  skills: [skill('thrower')],
}

const manifest: Edition = second.variants?.with(['secretWeapons']) ?? second
const edition: Edition = {
  ...manifest,
  weapons: [killdozer, grenades],
  skills: [...manifest.skills, ...[killdozer, grenades].flatMap(({ skills = [] }) => skills)],
}
const engine = engineFor(edition)

/** Eleven and two more, of whom number 3 is a Dwarf. */
const team = (...weapons: readonly WeaponBrought[]): LineUp => {
  const plain = plainSecond(13)
  const players = plain.players.map((one) => ({ ...one, race: one.number === 3 ? 'Dwarf' : 'Human' }))
  return { ...plain, players, ...(weapons.length > 0 ? { weapons } : {}) }
}
const start = (home: LineUp, away: LineUp = team()) => makeScene(engine, engine.start({ home, away }), new Map())
const dozer: WeaponBrought = { id: 'killdozer', crew: { driver: [5, 6] } }

/** The home side is about to score, or to end its turn. */
const late = (facts: string, beside: string) =>
  sceneSecond('H1* x', { edition, at: 'h24', facts, beside: `h2@reserves a1@a2 a2@reserves ${beside}`.trim() })
const score = (s: Scene): void => {
  s.choose('activate', { player: 'H1' })
  s.step('x')
}
/** Play restarts, and nobody has scored. */
const restart = (s: Scene): void => {
  stopDrive({ rules: s.engine.rules, match: s.match, events: [] })
  s.endTurn()
}
const places = (s: Scene, ...tokens: string[]) => tokens.map((token) => s.player(token).place)

describe('a line-up', () => {
  rule('[second 180] brings one secret weapon', () => {
    expect(() => start(team(dozer, { id: 'grenades' }))).toThrow('home.weapons: are killdozer, grenades')
    expect(() => start(team({ id: 'cannon' }))).toThrow('plays with no weapon "cannon"; leave it out')
  })

  it('names who operates it, or the first who can do', () => {
    const named = start(team(dozer))
    expect([named.player('H5'), named.player('H6')].map(({ skills }) => skills)).toEqual([['driver'], ['driver']])
    expect(named.player('H5').who.position).toBe('Driver')
    expect(named.player('H3').skills).toEqual(['mate'])
    const first = start(team({ id: 'killdozer' }))
    expect(['H1', 'H2', 'H3', 'H4'].map((token) => first.player(token).skills)).toEqual([
      ...[['driver'], ['driver'], ['mate'], []],
    ])
  })

  it('is refused with a crew that cannot be, by the name of the field', () => {
    const crew = (crew: WeaponBrought['crew']) => () => start(team({ id: 'killdozer', ...(crew ? { crew } : {}) }))
    expect(crew({ mate: [4] })).toThrow('home.weapons[0].crew.mate: number 4 is none who can do it; name Dwarf')
    expect(crew({ driver: [1, 2, 4] })).toThrow('takes 1 to 2 (any player), not 3; name fewer')
    expect(crew({ driver: [] })).toThrow('not 0; leave the weapon out')
    expect(crew({ driver: [3], mate: [3] })).toThrow('names a player twice')
    expect(crew({ cook: [3] })).toThrow('has no such job, only driver, mate')
    const humans = { ...team({ id: 'killdozer' }), players: plainSecond(13).players }
    expect(() => start(humans)).toThrow('home.weapons[0].crew.mate')
  })

  it('has the weapon that one of its players carries, and nobody joins him', () => {
    const carrier = team()
    const players = carrier.players.map((one) => (one.number === 7 ? { ...one, skills: ['driver'] } : one))
    const s = start({ ...carrier, players })
    expect(heldWeapon(s.match, 'home', 'killdozer')).toMatchObject({ off: false })
    expect(s.match.players.filter(({ skills }) => skills.length > 0)).toHaveLength(1)
    expect(() => start({ ...carrier, players, weapons: [{ id: 'grenades' }] })).toThrow('a team brings 1')
    s.roll('ruling', 1).roll('coinToss', 1)
  })
})

describe('the ruling', () => {
  rule('[second 180] is a D6 before the match: 1 to 3 lets the weapon be, 4 to 6 sends it off', () => {
    for (const [face, allowed] of [
      [1, true],
      [3, true],
      [4, false],
      [6, false],
    ] as const) {
      const s = start(team(dozer))
      s.roll('ruling', face)
      expect(s.happened('weaponRuled')).toEqual([{ type: 'weaponRuled', side: 'home', weapon: 'killdozer', allowed }])
      expect(s.waits()).toBe('dice coinToss')
      s.roll('coinToss', 1)
    }
  })

  rule('[second 180] is made for both sides, home first', () => {
    const s = start(team(dozer), team({ id: 'grenades' }))
    s.roll('ruling', 1).roll('ruling', 2).roll('coinToss', 1)
    expect(s.happened('weaponRuled')).toMatchObject([{ side: 'home' }, { side: 'away' }])
  })

  rule('[second 180] is made again after each touchdown', () => {
    const s = late('weapons=killdozer/grenades', '')
    score(s)
    s.roll('ruling', 5).roll('ruling', 1)
    expect(heldWeapon(s.match, 'home', 'killdozer')?.off).toBe(true)
    expect(heldWeapon(s.match, 'away', 'grenades')?.off).toBe(false)
    expect(s.waits()).toBe('away setUp')
  })

  rule(
    '[second 180] is not made where play restarts without a touchdown, unless it is as if somebody had scored',
    () => {
      const s = late('weapons=killdozer/', '')
      restart(s)
      expect(s.waits()).toBe('home setUp')
      const again = late('weapons=killdozer/', '')
      rulingsAreDue({ rules: again.engine.rules, match: again.match, events: [] })
      restart(again)
      again.roll('ruling', 1)
    },
  )

  rule('[second 307] sends the crew off with the weapon; who only helps stays', () => {
    const s = start(team(dozer))
    s.roll('ruling', 4).roll('coinToss', 1)
    expect(places(s, 'H5', 'H6', 'H3')).toEqual(['ruledOff', 'ruledOff', 'reserves'])
  })

  rule('[second 307] brings the crew back with the weapon', () => {
    const s = late('weapons=killdozer:off/', 'h5@ruled+driver h6@ruled+driver')
    score(s)
    expect(s.where('H5')).toBe('ruledOff')
    s.roll('ruling', 3)
    expect(places(s, 'H5', 'H6')).toEqual(['reserves', 'reserves'])
    expect(s.happened('returned')).toMatchObject([{ why: 'ruling' }, { why: 'ruling' }])
  })

  rule('[second 307] leaves who is hurt in his box, and keeps him away if he is back before the weapon', () => {
    const s = late('weapons=killdozer/', 'h5@ko+driver h6@stunned+driver')
    score(s)
    s.roll('recover', 3).roll('ruling', 6)
    expect(places(s, 'H5', 'H6')).toEqual(['ko', 'ruledOff'])
    const later = late('weapons=killdozer:off/', 'h5@ko+driver')
    restart(later)
    later.roll('recover', 4)
    expect([later.where('H5'), later.waits()]).toEqual(['ruledOff', 'home setUp'])
  })

  rule('[second 200] bans some crews for the whole match: no ruling brings them back', () => {
    const s = start(team({ id: 'grenades' }))
    s.roll('ruling', 4).roll('coinToss', 1)
    expect(s.where('H1')).toBe('sentOff')
    const later = late('weapons=grenades:off/', 'h5@off+thrower')
    score(later)
    expect([later.where('H5'), later.waits()]).toEqual(['sentOff', 'away setUp'])
  })
})

it('[second 465] secretWeapons off: no team has a secret weapon', () => {
  const plain = engineFor(second)
  expect(() => plain.start({ home: team(dozer), away: team() })).toThrow('plays with no weapon "killdozer"')
})

it('a position says what is left of weapons and which are off', () => {
  const words = 'weapons=grenades:2/killdozer:off turn=home:1/1 h1@g13+thrower a1@h13+driver a2@ruled+driver'.split(' ')
  const match = positionIn(engine, words)
  expect(heldWeapon(match, 'home', 'grenades')).toMatchObject({ off: false, left: 2 })
  expect(heldWeapon(match, 'away', 'killdozer')?.off).toBe(true)
  expect(positionText(engine.rules, match)).toContain('weapons=grenades:2/killdozer:off')
  expect(positionText(engine.rules, match)).toContain('a2@ruled+driver')
  expect(() => positionIn(engine, ['weapons=cannon/', 'h1@g13', 'a1@h13'])).toThrow('no such weapon')
  expect(() => positionIn(engine, ['weapons=grenades:x/', 'h1@g13', 'a1@h13'])).toThrow('what is "x"')
})

it('random matches with them hold every invariant', () => {
  for (let seed = 0; seed < 4; seed++)
    expect(
      playChecked(engine, { home: team(dozer), away: team({ id: 'grenades' }) }, seed, { alone: true }).faults,
    ).toEqual([])
})

it('[second 180] who is in something on the pitch counts among the eleven', () => {
  const ten = Array.from({ length: 10 }, (_, i) => `h${10 + i}@${'abcdefghij'[i]}20`).join(' ')
  const at = (place: string) => {
    const beside = `h7@${place} h8@reserves ${ten}`
    const facts = `turn=away:1/1 thing=cannon:h2:home${place === 'aboard' ? ':h7' : ''}`
    const s = sceneSecond('. A1 .', { facts, beside })
    s.endTurn()
    return s.waits()
  }
  expect(at('aboard')).toBe('home turn')
  expect(at('reserves')).toBe('home substitute')
})
