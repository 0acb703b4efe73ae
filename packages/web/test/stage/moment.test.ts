// What gets attention, from real matches of every edition and from events made by hand.
import {
  type Edition,
  type Engine,
  editions,
  engineFor,
  type GameEvent,
  livelyCoach,
  type Match,
  nextInput,
  type Place,
  readPosition,
  seededRoller,
  startingLineUp,
} from '@double-skulls/engine'
import { describe, expect, it } from 'vitest'
import type { Step } from '../../src/match/host.ts'
import { type Beat, beatsOf, sceneTimes } from '../../src/stage/beats.ts'
import { type Aim, aimOfQuestion, type Moment, momentOf } from '../../src/stage/moment.ts'
import { DARK, type Spotlight, spotlightAfter, spotlightAtRest } from '../../src/stage/spotlight.ts'

const engine = engineFor(editions[editions.length - 1])
const position = (words: string): Match => readPosition(`${editions[editions.length - 1].id} ${words}`).match
const SCENE = 'turn=home:3/2 ball=a2 h1@h12 h2@c5 a1@h13 a2@b20'

const moments = (match: Match, events: readonly GameEvent[], after: Match = match): readonly (Moment | null)[] =>
  events.map((_, index) => momentOf({ events, index, before: match, shown: match, after }))

const rolled = (roll: object): GameEvent =>
  ({
    type: 'rolled',
    again: false,
    to: -1,
    roll: { roll: 'dodge', player: 0, base: 3, modifiers: [], needed: 3, faces: [1], passed: false, ...roll },
  }) as GameEvent

describe('a moment', () => {
  const match = position(SCENE)
  const [home, , away] = match.players

  it('of a block has attacker and target, their squares, and the number of dice', () => {
    const [aim] = moments(match, [
      { type: 'blockDeclared', attacker: home.id, defender: away.id, dice: 2, chooser: 'home' },
    ])
    expect(aim).toEqual({
      ...{ kind: 'block', player: home.id, target: away.id, from: home.at, to: away.at, dice: 2, chooser: 'home' },
    })
  })

  it('of a touchdown knows the score before and after', () => {
    const after = engine.clone(match)
    after.squads.home.score = 1
    const [scene] = moments(match, [{ type: 'touchdown', side: 'home', player: home.id }], after)
    expect(scene).toMatchObject({
      ...{ kind: 'touchdown', player: home.id, turn: 3 },
      ...{ before: { home: 0, away: 0 }, after: { home: 1, away: 0 } },
    })
  })

  it('of a turnover finds the dice that caused it and the player who lies there', () => {
    const turnover: GameEvent = { type: 'turnover', side: 'home', why: 'knockedDown' }
    const down: GameEvent = { type: 'posture', player: home.id, posture: 'prone', why: 'dodge' }
    expect(moments(match, [rolled({ player: home.id }), down, turnover]).at(-1)).toMatchObject({
      ...{ kind: 'turnover', side: 'home', player: home.id, fallen: true, roll: { roll: 'dodge', faces: [1] } },
    })
    // The dice of the step before, if this one had none.
    const lost = engine.clone(match)
    lost.lastRoll = { ...(rolled({ roll: 'pickUp', player: home.id }) as { roll: Match['lastRoll'] }).roll } as never
    expect(moments(lost, [{ ...turnover, why: 'pickUp' }]).at(-1)).toMatchObject({
      ...{ player: home.id, fallen: false, roll: { roll: 'pickUp' } },
    })
    // A success is not the cause, and a sending-off has no dice.
    expect(moments(match, [rolled({ passed: true }), down, turnover]).at(-1)).toMatchObject({ roll: null })
    expect(moments(match, [rolled({}), { ...turnover, why: 'sentOff' }]).at(-1)).toMatchObject({ roll: null })
    expect(moments(match, [{ ...turnover, why: 'touchdown' }])).toEqual([null])
  })

  it('of an injury that only a box tells of has who did it; whoever a referee sends off is not hurt', () => {
    const injured: GameEvent = { type: 'injured', player: away.id, by: home.id, result: 'casualty', why: 'block' }
    const removed = (to: Place): GameEvent => ({ type: 'removed', player: away.id, to, why: to })
    expect(moments(match, [injured, removed('dead')]).at(-1)).toEqual({
      ...{ kind: 'casualty', player: away.id, by: home.id, results: [], to: 'dead' },
    })
    expect(moments(match, [removed('injured')]).at(-1)).toMatchObject({ kind: 'casualty', by: -1, to: 'injured' })
    expect(moments(match, [removed('ko'), removed('stunnedBox')])).toMatchObject([{ kind: 'knockOut' }, null])
    const sent: GameEvent = { type: 'penalised', player: away.id, by: -1, why: 'foul', to: 'ko' }
    expect(moments(match, [sent, removed('ko'), removed('injured')]).slice(1)).toEqual([null, null])
  })

  it('of block dice that knock the attacker over knows the chosen die', () => {
    const events: readonly GameEvent[] = [
      rolled({ roll: 'block', player: home.id, needed: 0, faces: [2, 1], passed: true }),
      { type: 'blockResult', attacker: home.id, defender: away.id, result: 'bothDown' },
      { type: 'posture', player: away.id, posture: 'prone', why: 'block' },
      { type: 'posture', player: home.id, posture: 'prone', why: 'block' },
      { type: 'turnover', side: 'home', why: 'knockedDown' },
    ]
    expect(moments(match, events).at(-1)).toMatchObject({ player: home.id, fallen: true, result: 'bothDown' })
  })

  it('of the last whistle is one, not two', () => {
    const over = engine.clone(match)
    over.result = { winner: 'home', score: { home: 1, away: 0 }, by: 'touchdowns' } as Match['result']
    const events: readonly GameEvent[] = [
      { type: 'halfEnded', half: 2 },
      { type: 'matchEnded', winner: 'home', by: 'touchdowns' },
    ]
    expect(moments(match, events, over).map((one) => one?.kind)).toEqual([undefined, 'fullTime'])
    expect(moments(match, [{ type: 'halfEnded', half: 1 }]).map((one) => one?.kind)).toEqual(['half'])
  })
})

describe('the spotlight', () => {
  const match = position(SCENE)
  const [home, , away] = match.players
  const step = (...events: readonly GameEvent[]): Step => ({ input: { dice: [] }, events, after: match })
  const through = (beats: readonly Beat[], from: Spotlight = DARK): readonly Spotlight[] => {
    let now = from
    return beats.map((beat) => {
      now = spotlightAfter(now, beat, 1)
      return now
    })
  }
  const hit: GameEvent = { type: 'blockDeclared', attacker: home.id, defender: away.id, dice: 2, chooser: 'home' }
  const dice = rolled({ roll: 'block', player: home.id, needed: 0, faces: [3, 6], passed: true })

  it('shows attacker and target, then the dice as well, then the chosen die, until the next action', () => {
    const aiming = through(beatsOf(engine, match, step(hit)))
    expect(aiming[0]).toMatchObject({ aim: { target: away.id }, dice: null })
    const rolling = through(beatsOf(engine, match, step(dice)), aiming.at(-1))
    expect(rolling[0]).toMatchObject({ aim: { target: away.id }, dice: { player: home.id, roll: { faces: [3, 6] } } })
    const result: GameEvent = { type: 'blockResult', attacker: home.id, defender: away.id, result: 'pushed' }
    const [chosen, ended] = through(
      beatsOf(engine, match, step(result, { type: 'actionEnded', player: home.id })),
      rolling.at(-1),
    )
    expect(chosen).toMatchObject({ chosen: 'pushed', dice: { roll: { faces: [3, 6] } } })
    expect(ended).toMatchObject({ aim: null, dice: null, chosen: '' })
    // At rest the dice may stay; the arrow belongs to the question.
    expect(spotlightAtRest(chosen)).toMatchObject({ aim: null, dice: { player: home.id }, resting: true })
  })

  it('shows a scene for its time, and nothing of what was before it', () => {
    const beats = beatsOf(engine, match, step(hit, { type: 'touchdown', side: 'home', player: home.id }))
    const lights = through(beats)
    expect(lights.map(({ scene }) => scene?.kind)).toEqual([undefined, 'touchdown', 'touchdown', undefined])
    expect(lights[1].aim).toBeNull()
    expect(lights[1].count).toBe(lights[2].count)
    expect(beats[1].milliseconds + beats[2].milliseconds).toBe(sceneTimes.touchdown[1])
    expect(lights[1].lasts).toBe(sceneTimes.touchdown[1])
    // The scene is drawn first; the score and the log follow while it is shown.
    expect([beats[1].picture, beats[1].banner, beats[1].lines.length]).toEqual([null, null, 0])
    expect(beats[2].picture).not.toBeNull()
    expect(beats[2].banner?.tone).toBe('great')
  })

  it('shows nothing when motion is not wanted, but plays sounds', () => {
    const [beat] = beatsOf(engine, match, step({ type: 'touchdown', side: 'home', player: home.id }))
    expect(spotlightAfter(DARK, beat, 0)).toEqual({ ...DARK, sound: 'crowd', sounds: 1 })
  })

  it('follows from the question when a block die is to be chosen', () => {
    const asked = (kind: string, more: object): Aim | null =>
      aimOfQuestion(match, {
        ...{ wait: 'coach', side: 'home' },
        question: {
          kind,
          player: home.id,
          other: away.id,
          subject: '',
          roll: null,
          declining: '',
          missing: null,
          ...more,
        },
      } as never)
    expect(asked('blockDie', {})).toMatchObject({ player: home.id, target: away.id })
    expect(asked('reroll', { roll: { roll: 'block' } })).toMatchObject({ target: away.id })
    expect(asked('reroll', { roll: { roll: 'dodge' } })).toBeNull()
    expect(asked('blockDie', { other: -1 })).toBeNull()
  })
})

describe.each(editions.map((edition): [string, Edition] => [edition.id, edition]))(
  'in matches by %s',
  (_id, edition) => {
    const play = (own: Engine, seed: number, each: (before: Match, step: Step) => void): void => {
      const [first, second] = own.rules.rosters
      const match = own.start({ home: startingLineUp(first), away: startingLineUp(second) })
      const roller = seededRoller(seed)
      const coach = livelyCoach(seededRoller(seed + 1))
      for (let i = 0; i < 6000 && own.pending(match).wait !== 'nothing'; i++) {
        const before = own.clone(match)
        const input = nextInput(own, match, { coaches: { home: coach, away: coach }, roller })
        if (!input) break
        const events = own.apply(match, input)
        each(before, { input, events, after: own.clone(match) })
      }
    }

    it('every scene has a player to show, and no square is left without its picture', () => {
      const own = engineFor(edition)
      const seen = new Set<string>()
      play(own, 4, (before, step) => {
        for (const { moment, picture } of beatsOf(own, before, step)) {
          if (picture) expect(picture.players.length).toBeGreaterThanOrEqual(before.players.length)
          if (!moment) continue
          seen.add(moment.kind)
          if ('player' in moment && moment.player >= 0) expect(step.after.players[moment.player]).toBeDefined()
          if ('from' in moment) expect(Math.min(moment.from, moment.to)).toBeGreaterThanOrEqual(0)
        }
      })
      const usual = ['block', 'dice', 'turn', 'turnover', 'fullTime']
      for (const kind of own.rules.deeds.length > 0 ? usual : [...usual, 'chosenDie', 'kickOff', 'half'])
        expect([...seen]).toContain(kind)
    })
  },
)
