// A rule test is a picture, a script of dice and an outcome. `scene` draws a position, its methods answer questions and
// roll dice, and anything unscripted fails the test: a die, an answer, or the coach who is asked.
// Neighbours: picture.ts reads the picture, game.ts plays from the kick-off, rule.ts wraps a test.
import { expect } from 'vitest'
import { editionNamed } from '../../src/editions/loaded.ts'
import { type Engine, engineFor } from '../../src/engine.ts'
import { coachOf } from '../../src/kernel/allegiance.ts'
import type { Match, Player } from '../../src/kernel/match.ts'
import { OFF, squareName, squareNamed } from '../../src/kernel/pitch.ts'
import { readPosition } from '../../src/play/position.ts'
import type { Action, Outside, Verb } from '../../src/vocabulary/actions.ts'
import type { GameEvent } from '../../src/vocabulary/events.ts'
import type { Pending } from '../../src/vocabulary/questions.ts'
import type { Explanation } from '../../src/vocabulary/rolls.ts'
import type { Allegiance, Engagement, Side } from '../../src/vocabulary/words.ts'
import { readPicture } from './picture.ts'
import { currentEdition, watch } from './rule.ts'

export interface SceneOptions {
  /** The edition; default: the one under test. */
  readonly edition?: string
  /** The square of the picture's top left cell; default: f10. */
  readonly at?: string
  /** Facts of the position notation (docs/position.md): `turn=home:3/2 rr=1/0 weather=blizzard`. */
  readonly facts?: string
  /** What follows a player's square in the notation, by token: `{ H1: ':7334+block', A2: '.z' }`. */
  readonly players?: { readonly [token: string]: string }
  /** Further players beside the pitch, as words of the notation: `a12@reserves`. */
  readonly beside?: string
  /** What the notation cannot express, by token: `{ H2: { position: 'Thrall' }, H3: { race: 'orc' } }`. */
  readonly who?: {
    readonly [token: string]: {
      readonly position?: string
      readonly race?: string
      readonly engaged?: Engagement
      readonly points?: number
    }
  }
}

const letters: { readonly [A in Allegiance]: string } = { home: 'H', away: 'A', neutral: 'N' }

export const tokenOf = (player: Player): string => `${letters[player.side]}${player.who.number}`

export interface Wanted {
  readonly player?: string
  readonly square?: string
  readonly option?: string
}

export type Scene = ReturnType<typeof makeScene>

export const makeScene = (engine: Engine, match: Match, names: ReadonlyMap<string, string>) => {
  const { pitch } = engine.rules
  const events: GameEvent[] = []
  watch(() => {
    const pending = engine.pending(match)
    if (pending.wait === 'dice')
      throw new Error(`the test ended with dice unrolled: ${pending.why} (${pending.dice.join(' ')})`)
  })

  const player = (token: string): Player => {
    const found = match.players.find((p) => tokenOf(p) === token)
    if (!found) throw new Error(`no player ${token} in this scene`)
    return found
  }
  const square = (name: string): number => {
    const found = squareNamed(pitch, names.get(name) ?? name)
    if (found === OFF) throw new Error(`no square ${name} in this scene`)
    return found
  }
  const nameOf = (at: number): string => {
    if (at === OFF) return 'off'
    const name = squareName(pitch, at)
    for (const [label, labelled] of names) if (labelled === name) return label
    return name
  }
  const describe = (a: Action): string =>
    [a.do, a.player < 0 ? '' : tokenOf(match.players[a.player]), a.square < 0 ? '' : nameOf(a.square), a.option]
      .filter((part) => part !== '')
      .join(' ')
  const describePending = (pending: Pending): string =>
    pending.wait === 'dice'
      ? `dice for ${pending.why} (${pending.dice.join(' ')})`
      : pending.wait === 'coach'
        ? `${pending.side}: ${pending.question.kind} ${pending.question.subject}, answers: ${engine.legal(match).slice(0, 40).map(describe).join('; ')}`
        : 'nothing, the match is over'

  const apply = (input: Parameters<Engine['apply']>[1]): readonly GameEvent[] => {
    const happened = engine.apply(match, input)
    events.push(...happened)
    return happened
  }
  const fits = (a: Action, verb: Verb, wanted: Wanted): boolean =>
    a.do === verb &&
    (wanted.player === undefined || a.player === player(wanted.player).id) &&
    (wanted.square === undefined || a.square === square(wanted.square)) &&
    (wanted.option === undefined || a.option === wanted.option)

  /** The coach whose turn it is. Between turns there is none, and the test must name the coach. */
  const activeCoach = (): Side | null => (match.turn.running ? match.turn.side : null)

  /** The answers of one coach. Each fails unless the match asks that coach. */
  const coach = (expected: () => Side | null) => {
    const expectAsked = (what: string): void => {
      const pending = engine.pending(match)
      const side = expected()
      if (pending.wait !== 'coach' || pending.side !== side)
        throw new Error(
          `"${what}" is an answer of ${side ?? 'a coach whom the test does not name, and no turn is running'}; the match waits for ${describePending(pending)}`,
        )
    }
    /** Gives the one legal answer that fits; fails if none or several do. */
    const choose = (verb: Verb, wanted: Wanted = {}): readonly GameEvent[] => {
      expectAsked(`${verb} ${JSON.stringify(wanted)}`)
      const fitting = engine.legal(match).filter((a) => fits(a, verb, wanted))
      if (fitting.length !== 1)
        throw new Error(
          `"${verb} ${JSON.stringify(wanted)}" fits ${fitting.length} answers; the match waits for ${describePending(engine.pending(match))}`,
        )
      return apply({ action: fitting[0] })
    }
    return {
      choose,
      activate: (token: string, action: string) => {
        choose('activate', { player: token, option: action })
        return scene
      },
      step: (...path: string[]) => {
        for (const to of path) choose('step', { square: to })
        return scene
      },
      standUp: () => choose('standUp'),
      block: (token: string) => choose('block', { player: token }),
      throwTo: (to: string) => choose('throw', { square: /^[HAN]\d+$/.test(to) ? nameOf(player(to).at) : to }),
      handOff: (token: string) => choose('handOff', { player: token }),
      foul: (token: string) => choose('foul', { player: token }),
      endAction: () => choose('endAction'),
      endTurn: () => choose('endTurn'),
      useDie: (result: string) => choose('useDie', { option: result }),
      push: (to: string) => choose('push', { square: to }),
      followUp: () => choose('followUp'),
      stay: () => choose('stay'),
      reroll: (source: string) => choose('reroll', { option: source }),
      keep: () => choose('keep'),
      use: () => choose('use'),
      decline: () => choose('decline'),
      intercept: (token: string) => choose('intercept', { player: token }),
      /** The legal answers, readable: `step x`, `block A1`, `activate H1 blitz`. */
      answers: (verb?: Verb): string[] => {
        expectAsked('answers')
        return engine
          .legal(match)
          .filter((a) => verb === undefined || a.do === verb)
          .map(describe)
      },
    }
  }

  const scene = {
    engine,
    match,
    events,
    player,
    square,
    /** Answers of the coach whose turn it is: `s.use()`. */
    ...coach(activeCoach),
    /** Answers of the named coach, in any turn and between turns: `s.away.use()`. */
    home: coach(() => 'home'),
    away: coach(() => 'away'),
    /** Answers of this player's coach: `s.coachOf('A1').use()`. */
    coachOf: (token: string) => coach(() => coachOf(match, player(token))),
    /** Rolls the pending dice, which must be for `why`. Where a catch may be refused, a scripted one is wanted. */
    roll: (why: string, ...faces: number[]) => {
      if (why === 'catch' && scene.waits().endsWith(' catchBall')) scene[scene.asked()].use()
      const pending = engine.pending(match)
      if (pending.wait !== 'dice' || pending.why !== why)
        throw new Error(`dice for "${why}" were scripted, but the match waits for ${describePending(pending)}`)
      apply({ dice: faces })
      return scene
    },
    outside: (what: Outside) => apply({ outside: what }),

    /** Who is asked what: `home activation`, `dice dodge`, `over`. */
    waits: (): string => {
      const pending = engine.pending(match)
      return pending.wait === 'dice'
        ? `dice ${pending.why}`
        : pending.wait === 'coach'
          ? `${pending.side} ${pending.question.kind}`
          : 'over'
    },
    /** The side whose coach is asked. */
    asked: (): Side => {
      const pending = engine.pending(match)
      if (pending.wait !== 'coach')
        throw new Error(`no coach is asked; the match waits for ${describePending(pending)}`)
      return pending.side
    },
    /** The pending dice, `['block', 'block']`; empty while a coach is asked. */
    dice: (): readonly string[] => {
      const pending = engine.pending(match)
      return pending.wait === 'dice' ? pending.dice : []
    },
    question: () => {
      const pending = engine.pending(match)
      if (pending.wait !== 'coach')
        throw new Error(`no coach is asked; the match waits for ${describePending(pending)}`)
      return pending.question
    },
    explain: (): Explanation => {
      const found = engine.explain(match)
      if (!found) throw new Error('there is no roll to explain')
      return found
    },
    /** The natural result that the pending or last roll needs. */
    needs: (): number => scene.explain().needed,
    /** Modifiers of the pending or last roll, as `source value`. */
    modifiers: (): string[] => scene.explain().modifiers.map((m) => `${m.source} ${m.value > 0 ? '+' : ''}${m.value}`),

    /** The name of a player's square in the picture, its coordinate, or his place beside the pitch. */
    where: (token: string): string => (player(token).at === OFF ? player(token).place : nameOf(player(token).at)),
    posture: (token: string): string => player(token).posture,
    holder: (): string | null => (match.balls[0].carrier < 0 ? null : tokenOf(match.players[match.balls[0].carrier])),
    ball: (): string =>
      match.balls[0].state === 'held'
        ? `held ${scene.holder()}`
        : `${match.balls[0].state} ${nameOf(match.balls[0].at)}`,
    /** All balls: `held H1`, `ground x`, with the kind before it unless it is the usual one. */
    balls: (): string[] =>
      match.balls.map(({ kind, state, carrier, at }) =>
        [...(kind === 'ball' ? [] : [kind]), state, carrier < 0 ? nameOf(at) : tokenOf(match.players[carrier])].join(
          ' ',
        ),
      ),
    /** The cause of the running or last turn's turnover, or ''. */
    turnover: (): string => match.turn.turnover,
    /** The causes of all turnovers, in order: unlike `turnover` it survives the next turn's start. */
    turnovers: (): string[] => events.flatMap((event) => (event.type === 'turnover' ? [event.why] : [])),
    score: (): string => `${match.squads.home.score}-${match.squads.away.score}`,
    markers: (): string => `${match.clock.home}/${match.clock.away}`,
    rerolls: (side: Side): number => match.squads[side].rerolls,
    happened: (type: GameEvent['type']) => events.filter((event) => event.type === type),
    /** Fails unless the match asks that side's coach for his next player: his turn goes on. */
    expectTurnOf: (side: Side) => {
      expect(scene.waits()).toBe(`${side} turn`)
    },
  }
  return scene
}

const engines = new Map<string, Engine>()
export const engineOf = (edition: string): Engine => {
  const known = engines.get(edition)
  if (known) return known
  const found = editionNamed(edition)
  if (!found) throw new Error(`no edition ${edition}`)
  const made = engineFor(found)
  engines.set(edition, made)
  return made
}

/** A position from a picture, with the home coach to choose a player unless the facts say otherwise. */
export const scene = (picture: string, options: SceneOptions = {}): Scene => {
  const { words, ball, names } = readPicture(picture, options.at ?? 'f10')
  const players = [...words].map(([token, word]) => {
    const [place, state] = word.split('|')
    return `${token.toLowerCase()}${place}${options.players?.[token] ?? ''}${state}`
  })
  // Both sides need a player; a missing side gets a reserve.
  if (![...words.keys()].some((token) => token[0] === 'H')) players.push('h99@reserves')
  if (![...words.keys()].some((token) => token[0] === 'A')) players.push('a99@reserves')
  const text = [
    options.edition ?? currentEdition(),
    options.facts ?? '',
    ball === '' ? '' : `ball=${ball}`,
    ...players,
    options.beside ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ')
  const { engine, match } = readPosition(text)
  for (const player of match.players)
    Object.assign(player, { who: { ...player.who, ...options.who?.[tokenOf(player)] } })
  return makeScene(engine, match, names)
}
