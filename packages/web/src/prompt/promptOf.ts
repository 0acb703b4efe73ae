// The prompt for a roll on the table: the dice, what each would do, and the re-rolls, as one question. The engine asks for the
// re-roll first and then for the die; taking a die here answers both. Neighbours: foretell.ts, followsWords.ts; Prompt.tsx shows
// it, choosing/errand.ts gives the answers.
import {
  type Action,
  action,
  blockDieFaces,
  coachOf,
  type Engine,
  type Explanation,
  type GameEvent,
  type Match,
} from '@double-skulls/engine'
import {
  blockResultWords,
  capital,
  decliningWords,
  isBlockDice,
  nameOf,
  rollWords,
  targetWords,
} from '@double-skulls/words'
import type { Tone } from '../dice/BigDie.tsx'
import { sideAsked } from '../match/asked.ts'
import type { Situation } from '../match/host.ts'
import { followsWords, shortName } from './followsWords.ts'
import { type Concerned, type Foretold, foretell, goesDown } from './foretell.ts'

export interface PromptChoice {
  /** The answers, one after another. */
  readonly answers: readonly Action[]
  readonly name: string
  /** What follows, in words; '' when that cannot be said. */
  readonly follows: string
  readonly tone: Tone
  readonly face: Face
  /** The chance of success, if it is known at once. */
  readonly works: { readonly chance: number; readonly words: string } | null
  /** How many are left, in words; '' when that does not matter. */
  readonly left: string
  /** It loses the turn with any dice. */
  readonly lost: boolean
}

/** Whether the question is shown over the pitch, and not in the tray. */
export const isPrompted = ({ pending, yours }: Situation): boolean => {
  if (!yours || pending.wait !== 'coach') return false
  const { kind, player, roll } = pending.question
  return (kind === 'blockDie' || kind === 'reroll') && player >= 0 && roll !== null && roll.faces.length > 0
}

export type Face =
  | { readonly of: 'block'; readonly result: string }
  | { readonly of: 'number'; readonly face: number }
  /** Several dice that are taken together. */
  | { readonly of: 'several'; readonly roll: Explanation }
  | { readonly of: 'again' }
  | { readonly of: 'nothing' }

export interface PromptModel {
  readonly title: string
  readonly detail: string
  readonly concerned: Concerned
  readonly choices: readonly PromptChoice[]
  /** Dice that the other coach will choose from, each with what it would do; empty if they are choices. */
  readonly theirs: readonly PromptChoice[]
}

interface Asked extends Concerned {
  readonly engine: Engine
  readonly situation: Situation
  readonly match: Match
  readonly roll: Explanation
  readonly isBlock: boolean
}

const KEEP = action('keep')

const given = ({ engine, match }: Pick<Asked, 'engine' | 'match'>, answers: readonly Action[]) => {
  const after = engine.clone(match)
  const events: GameEvent[] = []
  for (const one of answers) events.push(...engine.apply(after, { action: one }))
  return { after, events }
}

const toneOf = (asked: Asked, { events, turnover }: Foretold): Tone =>
  turnover || goesDown(events, asked.player)
    ? 'bad'
    : asked.isBlock
      ? 'good'
      : asked.roll.needed > 0 && !asked.roll.passed
        ? 'bad'
        : 'plain'

const foretoldOf = (asked: Asked, answers: readonly Action[]): Foretold => {
  const { after, events } = given(asked, answers)
  return foretell(asked.engine, after, events, coachOf(asked.match, asked.match.players[asked.player]), asked)
}

const told = (asked: Asked, foretold: Foretold, otherwise = ''): string => {
  const words = followsWords(asked.match, asked, asked.isBlock, foretold) || otherwise
  if (!foretold.turnover) return words
  return words === '' ? 'Turnover' : `${words.replace(/\.$/, '')}: turnover`
}

const dieChoice = (asked: Asked, result: string, answers: readonly Action[]): PromptChoice => {
  const foretold = foretoldOf(asked, answers)
  return {
    answers,
    name: blockResultWords[result] ?? result,
    follows: told(asked, foretold),
    tone: toneOf(asked, foretold),
    face: { of: 'block', result },
    works: null,
    left: '',
    lost: foretold.turnover,
  }
}

/** The chance that the target goes down, over all dice; each coach chooses what is best for him. */
const downAgain = (asked: Asked, after: Match, events: readonly GameEvent[]): number | null => {
  const { engine, match, player, other } = asked
  const pending = engine.pending(after)
  if (pending.wait !== 'dice' || pending.roll?.roll !== asked.roll.roll) return null
  const side = coachOf(match, match.players[player])
  const known = new Map<string, boolean>()
  const fells = (result: string, from: Match, so: readonly GameEvent[]): boolean => {
    const seen = known.get(result)
    if (seen !== undefined) return seen
    const { events: all } = foretell(engine, from, so, side, asked)
    const down =
      (goesDown(all, other) || all.some((event) => event.type === 'pushedOff' && event.player === other)) &&
      !goesDown(all, player)
    known.set(result, down)
    return down
  }
  let chance = 0
  for (const { dice, p } of engine.outcomes(after)) {
    const rolled = engine.clone(after)
    const so = [...events, ...engine.apply(rolled, { dice })]
    const next = engine.pending(rolled)
    const results = [...new Set((rolled.lastRoll?.faces ?? []).map((face) => blockDieFaces(engine.rules)[face - 1]))]
    if (next.wait !== 'coach' || next.question.kind !== 'blockDie') {
      if (results.length !== 1) return null
      if (fells(results[0], rolled, so)) chance += p
      continue
    }
    const each = engine.legal(rolled).map((one) => {
      if (known.has(one.option)) return known.get(one.option) === true
      const chosen = engine.clone(rolled)
      const then = [...so, ...engine.apply(chosen, { action: one })]
      return fells(one.option, chosen, then)
    })
    if (next.side === side ? each.includes(true) : !each.includes(false)) chance += p
  }
  return chance
}

/** The chance that the next roll succeeds, over all its dice. */
const passesAgain = ({ engine }: Asked, after: Match): { chance: number; roll: Explanation } | null => {
  const pending = engine.pending(after)
  if (pending.wait !== 'dice' || !pending.roll || pending.roll.needed === 0) return null
  let chance = 0
  for (const { dice, p } of engine.outcomes(after)) {
    const rolled = engine.clone(after)
    engine.apply(rolled, { dice })
    if (rolled.lastRoll?.roll === pending.roll.roll && rolled.lastRoll.passed) chance += p
  }
  return { chance, roll: pending.roll }
}

const worksOf = (asked: Asked, answer: Action): PromptChoice['works'] => {
  const { after, events } = given(asked, [answer])
  if (asked.isBlock) {
    const down = downAgain(asked, after, events)
    if (down !== null) return { chance: down, words: 'down' }
  }
  const again = passesAgain(asked, after)
  if (!again) return null
  const same = again.roll.roll === asked.roll.roll
  return {
    chance: again.chance,
    words: same ? 'works' : `${rollWords(again.roll.roll)} ${targetWords(again.roll)} first`,
  }
}

const leftOf = ({ situation, match, player }: Asked, source: string): string => {
  const { rerolls } = match.squads[sideAsked(situation) ?? coachOf(match, match.players[player])]
  return source === 'team' ? `${rerolls} team re-roll${rerolls === 1 ? '' : 's'} left` : ''
}

const againChoice = (asked: Asked, answer: Action, only: boolean): PromptChoice => {
  const source = nameOf(asked.engine, answer.option)
  return {
    answers: [answer],
    name: only && answer.option === 'team' ? 'Roll again' : capital(source),
    follows: '',
    tone: 'plain',
    face: { of: 'again' },
    works: worksOf(asked, answer),
    left: leftOf(asked, answer.option),
    lost: false,
  }
}

const faceOf = ({ roll }: Asked): Face =>
  roll.faces.length === 1 ? { of: 'number', face: roll.faces[0] } : { of: 'several', roll }

const keepChoice = (asked: Asked, declining: string): PromptChoice => {
  const foretold = foretoldOf(asked, [KEEP])
  const own = coachOf(asked.match, asked.match.players[asked.player]) === sideAsked(asked.situation)
  const failed = asked.roll.needed > 0 && !asked.roll.passed
  return {
    answers: [KEEP],
    name: failed && own ? 'Let it fail' : own ? 'Keep it' : 'Let it stand',
    follows: told(asked, foretold, declining),
    tone: toneOf(asked, foretold),
    face: faceOf(asked),
    works: null,
    left: '',
    lost: foretold.turnover,
  }
}

interface Offered {
  readonly by: 'you' | 'them' | 'nobody'
  readonly dice: readonly PromptChoice[]
}

/** The choice of dice after declining all re-rolls: who chooses, and from what. */
const diceAfter = (asked: Asked, before: readonly Action[]): Offered => {
  const { engine, situation, roll } = asked
  const { after } = given(asked, before)
  const pending = engine.pending(after)
  const coach = sideAsked(situation)
  if (pending.wait === 'coach' && pending.question.kind === 'blockDie')
    return {
      by: pending.side === coach ? 'you' : 'them',
      dice: engine.legal(after).map((one) => dieChoice(asked, one.option, [...before, one])),
    }
  // All dice show the same face: there is nothing to choose.
  return { by: 'nobody', dice: [dieChoice(asked, blockDieFaces(engine.rules)[roll.faces[0] - 1], before)] }
}

const choosers: { readonly [B in Offered['by']]: string } = {
  you: ', you choose one',
  them: ', the other coach chooses',
  nobody: ' that show the same',
}

const blockDetail = (dice: number, by: Offered['by'], again: number): string => {
  const count = dice === 1 ? '1 die' : `${dice} dice`
  const choice = dice === 1 ? '' : choosers[by]
  return `${count}${choice}${again > 0 ? ', or roll again' : ''}`
}

const blockPrompt = (asked: Asked, rerolls: readonly Action[], before: readonly Action[]): PromptModel => {
  const { match, player, other, roll } = asked
  const { by, dice } = diceAfter(asked, before)
  const again = rerolls.map((one) => againChoice(asked, one, rerolls.length === 1))
  const leave: PromptChoice = {
    ...{ answers: [KEEP], name: 'Leave it to them', follows: 'The other coach chooses', tone: 'plain' },
    ...{ face: { of: 'nothing' }, works: null, left: '', lost: false },
  }
  return {
    title: `${shortName(match, player)} hits ${shortName(match, other)}`,
    detail: blockDetail(roll.faces.length, by, rerolls.length),
    concerned: asked,
    choices: [...(by === 'them' ? [leave] : dice), ...again],
    theirs: by === 'them' ? dice : [],
  }
}

/** null when the question is not about a roll on the table. */
export const promptOf = (engine: Engine, situation: Situation): PromptModel | null => {
  const { match, pending, legal } = situation
  if (!isPrompted(situation) || pending.wait !== 'coach') return null
  const { kind, player, other, roll, declining } = pending.question
  if (!roll) return null
  const isBlock = isBlockDice(roll) && other >= 0
  const asked: Asked = { engine, situation, match, roll, isBlock, player, other }
  if (kind === 'blockDie') return blockPrompt(asked, [], [])
  const rerolls = legal.filter((one) => one.do === 'reroll')
  if (isBlock) return blockPrompt(asked, rerolls, [KEEP])
  const outcome = roll.needed === 0 ? '' : roll.passed ? ', and it did' : ''
  return {
    title: `${shortName(match, player)}: ${rollWords(roll.roll)}${roll.needed > 0 && !roll.passed ? ' failed' : ''}`,
    detail: roll.needed > 0 ? `needed ${targetWords(roll)}${outcome}` : '',
    concerned: asked,
    choices: [
      keepChoice(asked, decliningWords(declining)),
      ...rerolls.map((one) => againChoice(asked, one, rerolls.length === 1)),
    ],
    theirs: [],
  }
}
