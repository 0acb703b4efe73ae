// Reads a plan written as text, in long words or short: `dodge 3+, gfi, pickup 2+, 2block pow | rr 1` or `d3+ g p2+
// 2b`. docs/odds.md has the grammar. Neighbours: notedTables.ts reads steps on a table, calculator.ts computes the odds.
import { TABLE_STEPS, type TableStep, tableStep } from './notedTables.ts'

/** The kinds of rolls in a plan. */
export const stepKinds = [
  'test',
  'dodge',
  'goForIt',
  'pickUp',
  'pass',
  'catch',
  'leap',
  'standUp',
  'block',
  'armour',
  'injury',
  'onTable',
] as const
export type StepKind = (typeof stepKinds)[number]

/** The faces of a block die in the notation, the best first. */
export const blockFaces = ['pow', 'stumble', 'push', 'both', 'skull'] as const
export type BlockFace = (typeof blockFaces)[number]

/** A roll against a target number. */
export interface TestStep {
  readonly kind: Exclude<StepKind, 'block' | 'onTable'>
  /** The number to roll at least. */
  readonly needed: number
  /** Whether the roll has its own re-roll. */
  readonly own: boolean
}

/** A block. */
export interface BlockStep {
  readonly kind: 'block'
  readonly dice: number
  /** Whether the opponent chooses the die. */
  readonly against: boolean
  /** The faces that count as success. */
  readonly good: readonly BlockFace[]
  /** The number of good faces out of six. */
  readonly faces: number
}

/** One step of a plan in the notation. */
export type NotedStep = TestStep | BlockStep | TableStep

/** Skills that a plan can name after its `|`. */
export const settingNames = ['dodge', 'surefeet', 'surehands', 'catch', 'pass', 'pro', 'loner'] as const
export type Setting = (typeof settingNames)[number]

/** A plan as it was read from the notation. */
export interface NotedPlan {
  readonly text: string
  readonly steps: readonly NotedStep[]
  /** Team re-rolls, if the text names them. */
  readonly rerolls: number | null
  /** Skills with the roll they need; 0 where they need none. */
  readonly settings: ReadonlyMap<Setting, number>
}

/** An error in the text of a plan: its position, counted from 1, and its length; both are 0 for the whole text. */
export class BadNotation extends Error {
  readonly at: number
  readonly length: number
  constructor(message: string, at = 0, length = 0) {
    super(message)
    this.at = at
    this.length = length
  }
}

const words: { readonly [word: string]: Exclude<StepKind, 'test' | 'block' | 'onTable'> } = {
  dodge: 'dodge',
  d: 'dodge',
  gfi: 'goForIt',
  goforit: 'goForIt',
  rush: 'goForIt',
  g: 'goForIt',
  pickup: 'pickUp',
  p: 'pickUp',
  pass: 'pass',
  throw: 'pass',
  t: 'pass',
  catch: 'catch',
  handoff: 'catch',
  c: 'catch',
  leap: 'leap',
  jump: 'leap',
  l: 'leap',
  standup: 'standUp',
  s: 'standUp',
  armour: 'armour',
  armor: 'armour',
  a: 'armour',
  injury: 'injury',
  i: 'injury',
}

/** Default numbers of the kinds that may go without one. */
const usual: { readonly [K in StepKind]?: number } = { goForIt: 2, standUp: 4 }

const PLENTY = 40
const MOST_REROLLS = 8
const STEPS =
  'a test (3+), dodge/d, gfi/g, pickup/p, pass/t, catch/c, leap/l, standup/s, armour/a, injury/i, each with a number as in "dodge 3+" or "d3+", or a block ("2block pow", "2b4", "-2block pow/push"), or ' +
  TABLE_STEPS
const FACES = blockFaces.join(', ')
const SETTINGS = `"rr 2", ${settingNames.join(', ')}`

interface Word {
  readonly text: string
  /** Counted from 1. */
  readonly at: number
}

const fail = (word: Word, problem: string, accepted: string): never => {
  throw new BadNotation(
    `"${word.text}" at character ${word.at} ${problem}; accepted: ${accepted}`,
    word.at,
    word.text.length,
  )
}

const split = (text: string, from: number): Word[] =>
  [...text.matchAll(/[^\s,;]+/g)].map((match) => ({ text: match[0].toLowerCase(), at: from + match.index + 1 }))

const BLOCK = /^(-?)([1-3]?)(?:block|b)([1-6])?$/
const TEST = /^([a-z-]*?)([1-9]|1[0-2])\+(r?)(?:x(\d+))?$/
const BARE = /^([a-z-]+?)(?:x(\d+))?$/
const NUMBER = /^([1-9]|1[0-2])\+(r?)(?:x(\d+))?$/

const plain = (text: string): string => text.replaceAll('-', '')

const isTwoDice = (kind: StepKind): boolean => kind === 'armour' || kind === 'injury'

const checked = (word: Word, kind: StepKind, needed: number): number => {
  const [from, to] = isTwoDice(kind) ? [2, 12] : [2, 6]
  if (needed < from || needed > to) fail(word, `needs a number from ${from}+ to ${to}+`, `${from}+ to ${to}+`)
  return needed
}

const times = (word: Word, text: string | undefined): number => {
  const count = text === undefined ? 1 : Number(text)
  return count >= 1 && count <= PLENTY ? count : fail(word, `repeats too often`, `x1 to x${PLENTY}`)
}

const FACE_WEIGHT: { readonly [F in BlockFace]: number } = { pow: 1, stumble: 1, push: 2, both: 1, skull: 1 }

/** The best faces first: `2b4` is good on four of six, which are pow, stumble and both pushes. */
const bestFaces = (count: number): BlockFace[] => {
  const faces: BlockFace[] = []
  let left = count
  for (const face of blockFaces) {
    if (left <= 0) break
    faces.push(face)
    left -= FACE_WEIGHT[face]
  }
  return faces
}

const isFace = (text: string): text is BlockFace => (blockFaces as readonly string[]).includes(text)

/**
 * `pow` means both faces that knock a defender without Dodge down; `pow!` only the one that works against Dodge too.
 */
const facesNamed = (word: Word): BlockFace[] =>
  word.text.split('/').flatMap((name): BlockFace[] => {
    if (name === 'pow') return ['pow', 'stumble']
    if (name === 'pow!') return ['pow']
    return isFace(name) ? [name] : fail(word, 'is no face of a block die', `${FACES}, pow!, joined with "/"`)
  })

const looksLikeFaces = (text: string): boolean => text.includes('/') || text === 'pow!' || isFace(text)

const blockStep = (word: Word, next: Word | undefined): { step: BlockStep; used: number } => {
  const [, minus, dice, count] = BLOCK.exec(word.text) ?? []
  const named = count === undefined && next !== undefined && looksLikeFaces(next.text)
  const good = count
    ? bestFaces(Number(count))
    : [...new Set(named ? facesNamed(next) : facesNamed({ ...word, text: 'pow' }))]
  const faces = count ? Number(count) : good.reduce((sum, face) => sum + FACE_WEIGHT[face], 0)
  return {
    step: { kind: 'block', dice: dice === '' ? 1 : Number(dice), against: minus === '-', good, faces },
    used: named ? 2 : 1,
  }
}

const repeated = (step: TestStep, count: number): TestStep[] => new Array<TestStep>(count).fill(step)

/** One step, or several equal ones; and the number of words read. */
const stepAt = (list: readonly Word[], i: number): { steps: readonly NotedStep[]; used: number } => {
  const word = list[i]
  const next = list[i + 1]
  const onTable = tableStep(list.slice(i, i + 3).map(({ text }) => text))
  if (onTable) return { steps: [onTable.step], used: onTable.used }
  if (BLOCK.test(word.text)) {
    const { step, used } = blockStep(word, next)
    return { steps: [step], used }
  }
  const test = TEST.exec(word.text)
  if (test) {
    const [, name, number, own, count] = test
    const kind = name === '' ? 'test' : words[plain(name)]
    if (!kind) return fail(word, 'is no step', STEPS)
    const needed = checked(word, kind, Number(number))
    return { steps: repeated({ kind, needed, own: own === 'r' }, times(word, count)), used: 1 }
  }
  const bare = BARE.exec(word.text)
  const kind = bare ? words[plain(bare[1])] : undefined
  if (!bare || !kind) return fail(word, 'is no step', STEPS)
  const number = next && bare[2] === undefined ? NUMBER.exec(next.text) : null
  if (number) {
    const needed = checked(next, kind, Number(number[1]))
    return { steps: repeated({ kind, needed, own: number[2] === 'r' }, times(next, number[3])), used: 2 }
  }
  const needed = usual[kind] ?? fail(word, 'needs a number', `${word.text} 2+ to ${word.text} 6+`)
  return { steps: repeated({ kind, needed, own: false }, times(word, bare[2])), used: 1 }
}

const readSteps = (list: readonly Word[]): NotedStep[] => {
  const steps: NotedStep[] = []
  for (let i = 0; i < list.length; ) {
    const { steps: more, used } = stepAt(list, i)
    steps.push(...more)
    if (steps.length > PLENTY) fail(list[i], `makes more than ${PLENTY} steps`, `up to ${PLENTY} steps`)
    i += used
  }
  return steps
}

const isSetting = (text: string): text is Setting => (settingNames as readonly string[]).includes(text)

const OWN_ROLL: { readonly [S in Setting]?: number } = { pro: 4, loner: 4 }

const readSettings = (list: readonly Word[]): Pick<NotedPlan, 'rerolls' | 'settings'> => {
  const settings = new Map<Setting, number>()
  let rerolls: number | null = null
  for (let i = 0; i < list.length; i++) {
    const word = list[i]
    const joined = /^(?:rr|rerolls?)(\d*)$/.exec(word.text)
    if (joined) {
      const number = joined[1] === '' ? list[++i] : { text: joined[1], at: word.at }
      if (!number || !/^\d+$/.test(number.text) || Number(number.text) > MOST_REROLLS)
        return fail(number ?? word, 'needs the number of team re-rolls', `rr 0 to rr ${MOST_REROLLS}`)
      rerolls = Number(number.text)
      continue
    }
    const [name, attached] = [plain(word.text.replace(/\d\+$/, '')), /(\d)\+$/.exec(word.text)?.[1]]
    if (!isSetting(name)) return fail(word, 'is no setting', SETTINGS)
    const usually = OWN_ROLL[name] ?? 0
    const following = usually > 0 && attached === undefined ? NUMBER.exec(list[i + 1]?.text ?? '') : null
    if (following) i++
    const needed = Number(attached ?? following?.[1] ?? usually)
    if (usually === 0 ? needed > 0 : needed < 2 || needed > 6) return fail(word, 'takes no such number', SETTINGS)
    settings.set(name, needed)
  }
  return { rerolls, settings }
}

/** Reads a plan without computing its odds. Throws `BadNotation`. */
export const readNotation = (text: string): NotedPlan => {
  const [steps, settings, ...more] = text.split('|')
  const second = steps.length + (settings ?? '').length + 2
  if (more.length > 0)
    throw new BadNotation(`a second "|" at character ${second}; accepted: steps | settings`, second, 1)
  const list = split(steps, 0)
  if (list.length === 0) throw new BadNotation(`the plan has no steps; accepted: ${STEPS}`)
  return { text: text.trim(), steps: readSteps(list), ...readSettings(split(settings ?? '', steps.length + 1)) }
}
