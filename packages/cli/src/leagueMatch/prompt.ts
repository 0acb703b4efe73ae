// Asks a person a question: prints the answers with prices, the default and help, until a valid answer is typed.
// Neighbours: typedLines.ts reads the answers, the league's questionText.ts has the texts.
import { amountText, type Die, dieFaces } from '@double-skulls/engine'
import {
  type LeagueAsk,
  type LeagueRoll,
  type OptionText,
  optionTexts,
  questionHelp,
  usualAnswer,
} from '@double-skulls/league'
import { nearest, refuse } from '../usage.ts'
import type { Lines } from './typedLines.ts'

const amount = (text: string): string => amountText(Number(text))

const isAmounts = ({ options }: LeagueAsk): boolean => options.every((option) => /^\d+$/.test(option))

/** `0 to 120,000 in steps of 10,000`, where all answers are sums of gold. */
const amountsText = ({ options, sums }: LeagueAsk): string => {
  if (sums) {
    const others = options.filter((option) => Number(option) < sums.least).map((option) => `${amount(option)}, or `)
    return `  ${others.join('')}any sum from ${amount(String(sums.least))} to ${amount(String(sums.most))}`
  }
  const numbers = options.map(Number).sort((a, b) => a - b)
  const steps = new Set(numbers.slice(1).map((number, i) => number - numbers[i]))
  const [step] = steps
  return steps.size === 1 && numbers.length > 2
    ? `  ${amount(options[0])} to ${amount(String(numbers.at(-1)))} in steps of ${amount(String(step))}`
    : `  ${options.map(amount).join(', ')}`
}

const listText = (texts: readonly OptionText[]): string[] => {
  const number = String(texts.length).length
  const width = Math.max(...texts.map(({ text }) => [...text].length))
  return texts.map(({ text, costs }, i) =>
    `  ${String(i + 1).padStart(number)}  ${costs === '' ? text : `${text.padEnd(width)}  ${costs}`}`.trimEnd(),
  )
}

const questionLines = (step: LeagueAsk, who: string): string[] => [
  '',
  `${who}: ${step.question}`,
  ...(isAmounts(step) ? [amountsText(step)] : listText(optionTexts(step))),
]

const helpLines = (step: LeagueAsk): string[] => [
  ...(step.about ? [questionHelp(step.about)] : []),
  isAmounts(step)
    ? 'Type a sum, as in 50,000 or 50k.'
    : 'Type the number of an answer, or its first words. Enter alone takes what stands in brackets.',
]

const plain = (text: string): string => text.trim().toLowerCase()

/** `50,000`, `50k` or `50000`. */
const sumOf = (text: string): string | null => {
  const [, digits, thousands] = /^(\d[\d,.' ]*)(k?)$/.exec(plain(text)) ?? []
  return digits === undefined ? null : String(Number(digits.replaceAll(/\D/g, '')) * (thousands === 'k' ? 1000 : 1))
}

/** Whether every whole sum between two is legal, and this is one. */
const isAmong = ({ sums }: LeagueAsk, sum: number): boolean =>
  sums !== undefined && sum >= sums.least && sum <= sums.most

/** The option for a typed text; null where none or several fit. */
export const meant = (step: LeagueAsk, typed: string): string | null => {
  const word = plain(typed)
  if (word === '') return usualAnswer(step)
  if (isAmounts(step)) {
    const sum = sumOf(typed)
    return sum !== null && (step.options.includes(sum) || isAmong(step, Number(sum))) ? sum : null
  }
  const texts = optionTexts(step)
  if (/^\d+$/.test(word)) return texts[Number(word) - 1]?.option ?? null
  const exact = texts.find(({ option, text }) => plain(option) === word || plain(text) === word)
  if (exact) return exact.option
  const begun = texts.filter(({ option, text }) => plain(option).startsWith(word) || plain(text).startsWith(word))
  return begun.length === 1 ? begun[0].option : null
}

const complaint = (step: LeagueAsk, typed: string): string => {
  if (typed.trim() === '') return 'this question has no usual answer; choose one'
  if (isAmounts(step)) return `"${typed}" is none of these sums; type ${amountsText(step).trim()}`
  const guess = nearest(
    typed,
    optionTexts(step).flatMap(({ option, text }) => [option, text]),
  )
  return `"${typed}" is not one of the answers, or fits several;${guess ? ` did you mean "${guess}"?` : ''} type a number from 1 to ${step.options.length}`
}

export const askPerson = async (lines: Lines, step: LeagueAsk, who: string): Promise<string> => {
  console.log(questionLines(step, who).join('\n'))
  const usual = usualAnswer(step)
  const shown = (answer: string): string => (isAmounts(step) ? amount(answer) : answer)
  const prompt = `${usual === null ? '' : `[${shown(usual)}] `}(? for help) > `
  for (;;) {
    const typed = await lines.next(prompt, `${who}: ${step.question}`)
    if (typed.trim() === '?') {
      console.log(helpLines(step).join('\n'))
      continue
    }
    const answer = meant(step, typed)
    if (answer !== null) {
      if (!lines.interactive) console.log(`> ${shown(answer)}`)
      return answer
    }
    if (!lines.interactive) refuse(`${lines.where()}: ${complaint(step, typed)}`)
    console.log(complaint(step, typed))
  }
}

const facesOf = (text: string, dice: readonly Die[]): number[] | null => {
  const faces = text
    .trim()
    .split(/[\s,+]+/)
    .map(Number)
  const fits =
    faces.length === dice.length &&
    dice.every((die, i) => Number.isInteger(faces[i]) && faces[i] >= 1 && faces[i] <= dieFaces(die))
  return fits ? faces : null
}

/** Asks for dice thrown at the table. */
export const askDice = async (lines: Lines, { why, dice }: LeagueRoll, who: string): Promise<readonly number[]> => {
  const wanted = dice.map((die) => die.toUpperCase()).join(', ')
  console.log(`\n${who}: throw for ${why}: ${wanted}`)
  for (;;) {
    const typed = await lines.next('faces > ', `${who}: ${why}`)
    const faces = facesOf(typed, dice)
    if (faces) return faces
    const complaint = `"${typed}" is not the ${dice.length === 1 ? 'face' : 'faces'} of ${wanted}; type ${dice.length === 1 ? 'it' : 'them with spaces between'}`
    if (!lines.interactive) refuse(`${lines.where()}: ${complaint}`)
    console.log(complaint)
  }
}
