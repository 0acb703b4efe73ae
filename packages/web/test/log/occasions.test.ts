// The commentators remark on rare events, and only on those.
import type { Turnover } from '@double-skulls/engine'
import {
  blockDieFaces,
  type Engine,
  type Explanation,
  type GameEvent,
  type SpellId,
  startingLineUp,
} from '@double-skulls/engine'
import { expect, it } from 'vitest'
import { newWatcher } from '../../src/log/occasions.ts'
import { engineNamed } from '../../src/match/engines.ts'
import { playableEditions } from '../../src/match/playable.ts'

const engine = engineNamed(playableEditions[0].id) as Engine
const [first, second] = engine.rules.rosters
const match = engine.start({ home: startingLineUp(first), away: startingLineUp(second) })
const home = match.players.findIndex(({ side }) => side === 'home')
const away = match.players.findIndex(({ side }) => side === 'away')

const seen = (events: readonly GameEvent[]): readonly (string | null)[] => {
  const watcher = newWatcher(engine)
  return events.map((event) => watcher.see(event, match)?.occasion ?? null)
}

const roll = (kind: Explanation['roll'], faces: readonly number[], again = false): GameEvent => ({
  type: 'rolled',
  roll: { roll: kind, player: home, base: 2, modifiers: [], needed: 2, faces, passed: false },
  again,
  to: -1,
})
const turn = (side: 'home' | 'away'): GameEvent => ({ type: 'turnStarted', side, turn: 1, bonus: false })
const ended = (side: 'home' | 'away', turnover: Turnover | ''): GameEvent => ({ type: 'turnEnded', side, turnover })
const touchdown: GameEvent = { type: 'touchdown', side: 'home', player: home }

it('sees two skulls, but not a skull and a push', () => {
  const skull = blockDieFaces(engine.rules).indexOf('attackerDown') + 1
  const push = blockDieFaces(engine.rules).indexOf('pushed') + 1
  expect(seen([roll('block', [skull, skull]), roll('block', [skull, push]), roll('block', [skull])])).toEqual([
    'doubleSkulls',
    null,
    null,
  ])
})

it('sees a one after a one of the same roll', () => {
  expect(seen([roll('dodge', [1]), roll('dodge', [1], true)])).toEqual([null, 'snakeEyes'])
  expect(seen([roll('dodge', [2]), roll('dodge', [1], true)])).toEqual([null, null])
  expect(seen([roll('dodge', [1]), roll('catch', [1], true)])).toEqual([null, null])
})

it('tells a touchdown of one turn from a slow one', () => {
  const start: GameEvent = { type: 'driveStarted', kicking: 'away' }
  expect(seen([start, turn('home'), touchdown]).at(-1)).toBe('oneTurner')
  expect(seen([start, turn('home'), turn('away'), turn('home'), touchdown]).at(-1)).toBe('touchdown')
})

it('counts turnovers of a side in a row', () => {
  const lost = ended('home', 'knockedDown')
  expect(seen([lost, ended('away', ''), lost, ended('away', ''), lost]).at(-1)).toBe('tripleTurnover')
  expect(seen([lost, lost, ended('home', ''), lost]).at(-1)).toBeNull()
  expect(seen([lost, lost, ended('home', 'touchdown'), lost]).at(-1)).toBeNull()
})

it('distinguishes a push into the crowd of an opponent from one of the own side, and a death from a bruise', () => {
  expect(seen([{ type: 'pushedOff', player: away, by: home }])).toEqual(['crowdSurf'])
  expect(seen([{ type: 'pushedOff', player: home, by: home }])).toEqual(['ownGoal'])
  const dead = engine.rules.tables.casualty?.rows.find((row) => row.dead)?.id ?? ''
  const hurt = engine.rules.tables.casualty?.rows.find((row) => !row.dead)?.id ?? ''
  const casualty = (result: string): GameEvent => ({
    ...{ type: 'casualty', player: away, by: home, result, why: 'block', credited: true },
  })
  expect(seen([casualty(dead), casualty(hurt)])).toEqual(['death', null])
})

it('sees fumbles, interceptions and completed long throws', () => {
  const passed = (band: string): GameEvent => ({ type: 'passed', player: home, target: 0, band })
  const completion: GameEvent = { type: 'completion', player: home, catcher: home }
  expect(seen([passed('bomb'), completion, passed('quick'), completion])).toEqual([null, 'longPass', null, null])
  expect(seen([{ type: 'passResult', player: home, result: 'fumble' }])).toEqual(['fumble'])
  expect(seen([{ type: 'interception', player: away, thrower: home }])).toEqual(['interception'])
})

it('sees who dies where no casualty table says so, and remarks once on a head', () => {
  const dead = (why: string): GameEvent => ({ type: 'removed', player: away, to: 'dead', why })
  const box: GameEvent = { type: 'removed', player: away, to: 'injured', why: 'injured' }
  expect(seen([dead('dead'), box, dead('quicksand')])).toEqual(['death', null, 'swallowed'])
  expect(seen([{ type: 'beheaded', player: away, by: home }, dead('dead')])).toEqual(['beheaded', null])
})

it('sees what secret weapons, traps and goalposts are famous for', () => {
  const fuse = (result: string): GameEvent => {
    const event = roll('grenadeFuse', [1, 1])
    return event.type === 'rolled' ? { ...event, roll: { ...event.roll, result } } : event
  }
  const thing = (kind: string, why: string): GameEvent => ({ type: 'thingRemoved', kind, side: 'home', square: 9, why })
  const counter = (kind: string): GameEvent => ({
    ...{ type: 'counterRevealed', side: 'home', square: 9, kind, player: away },
  })
  expect(seen([fuse('explodes'), fuse('dud')])).toEqual(['ownGrenade', null])
  expect(seen([thing('seeSaw', 'broken'), thing('seeSaw', 'ruledOff'), thing('wreck', 'broken')])).toEqual([
    'seeSawBroken',
    null,
    null,
  ])
  expect(seen([counter('trampoline'), counter('blank')])).toEqual(['trampoline', null])
  expect(
    seen([
      { type: 'exploded', square: 9, what: 'cannon' },
      { type: 'exploded', square: 9, what: 'mine' },
      { type: 'exploded', square: 9 },
      { type: 'removed', player: home, to: 'gone', why: 'cannon' },
      { type: 'sawSlipped', player: home, square: 9, victim: home },
      { type: 'sawSlipped', player: home, square: 9, victim: away },
      { type: 'headHome', side: 'home', player: home, cutBy: 'home' },
      { type: 'fieldGoal', side: 'home', player: home },
      { type: 'goalMissed', side: 'home', player: home },
      { type: 'wrecked', player: home, square: 9, why: 'block' },
      { type: 'ranAway', player: home, side: 'away', square: 9 },
      { type: 'invaded', side: 'away' },
      { type: 'ballDestroyed', side: 'away', square: 9 },
    ]),
  ).toEqual([
    ...['cannonBurst', 'mine', null, 'liftOff', 'sawnHimself', null],
    ...['headHome', 'fieldGoal', 'goalMissed'],
    ...['wrecked', 'throughTheFans', 'invaded', 'ballDestroyed'],
  ])
})

it('sees magic that nobody forgets', () => {
  const cast = (spell: SpellId): GameEvent => ({ type: 'spellCast', player: home, spell, square: -1 })
  const strikes = (miscast: boolean): GameEvent => ({
    ...{ type: 'spellStrikes', player: home, spell: 'mindBlow', square: 9, miscast },
  })
  expect(seen([cast('deathbringer'), cast('meltdown'), cast('grabbit')])).toEqual(['deathbringer', 'meltdown', null])
  expect(seen([strikes(true), strikes(false)])).toEqual(['miscast', null])
  expect(seen([{ type: 'overloaded', player: home }])).toEqual(['overloaded'])
  const found: GameEvent = { type: 'itemSeen', player: home, item: 'bootsOfSpeed', by: away }
  expect(seen([found, { ...found, type: 'itemUsed' }])).toEqual(['caughtWithMagic', null])
})

it('sees right and wrong calls, a slogan, and a Treeman who sleeps before the match', () => {
  const called = (correct: boolean): GameEvent => ({ type: 'called', side: 'home', correct, why: '' })
  const used = (use: string): GameEvent => ({ type: 'induced', side: 'home', inducement: 'sponsorship-deal', use })
  expect(seen([called(true), called(false)])).toEqual(['called', 'calledWrongly'])
  expect(seen([used('slogan'), used('zap')])).toEqual(['slogan', null])
  expect(seen([roll('takeRoot', [1]), roll('boneHead', [1])])).toEqual(['asleep', null])
})
